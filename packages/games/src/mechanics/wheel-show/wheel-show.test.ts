import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, rational, toNumber } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, wonIn } from "../../testing/rounds.ts";
import { WheelShowData } from "./data.ts";
import { wheelShow } from "./manifest.ts";
import { drawShow, paysToOne } from "./play.ts";
import { oddsOfWheel } from "./wheel-odds.ts";
import { WheelShowEvent, WheelShowLayout } from "./wire.ts";

const released = [
  "gravy-train",
  "lost-luggage",
  "rent-day",
  "the-big-peal",
  "topsy-turvy",
  "wheel-of-weather",
];
const dataOf = (id: string) => releasedData(wheelShow, id);
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const weightedMean = (entries: readonly { value: number; weight: number }[]) =>
  entries.reduce((sum, { value, weight }) => sum + value * weight, 0) /
  entries.reduce((sum, { weight }) => sum + weight, 0);

/** The mean rent of a walk, over every sequence of dice, one by one. */
function meanRent(rents: readonly number[], rolls: number, field = 0): number {
  if (rolls === 0) return 0;
  let sum = 0;
  for (let one = 1; one <= 6; one += 1)
    for (let other = 1; other <= 6; other += 1) {
      const next = (field + one + other) % rents.length;
      sum += (rents[next] ?? 0) * (one === other ? 2 : 1) + meanRent(rents, rolls - 1, next);
    }
  return sum / 36;
}

/** The mean value of a bonus, computed without the code of the product. */
function meanValue(bonus: WheelShowData["bonuses"][number]): number {
  if (bonus.kind === "ladder") return weightedMean(bonus.rungs);
  if (bonus.kind === "coin") return weightedMean(bonus.sides);
  if (bonus.kind === "square") return meanRent(bonus.rents, bonus.rolls);
  return meanOf(bonus.values);
}

/** The mean product of multipliers at the end of a chain: each step is followed, until its chance is far below every rounding. */
function meanChain(data: WheelShowData, product = 1, chance = 1): number {
  const { wheel, maximumMultiplier } = data;
  if (chance < 1e-16) return 0;
  let mean = 0;
  for (const name of wheel) {
    const factor = data.multipliers.find((each) => each.name === name)?.multiplier;
    const next = Math.min(maximumMultiplier, product * (factor ?? 1));
    mean += factor ? meanChain(data, next, chance / wheel.length) : (chance / wheel.length) * next;
  }
  return mean;
}

describe.each(released)("%s", (id) => {
  const data = dataOf(id);
  const odds = oddsOfWheel(data);

  it("a show on a wheel has chances of its spots that add up to 1, and laws that add up to 1", () => {
    expect(odds.reduce((sum, { chance }) => add(sum, chance), rational(0))).toEqual(rational(1));
    for (const { law } of odds)
      expect([...law.values()].reduce((sum, chance) => add(sum, chance), rational(0))).toEqual(rational(1));
  });

  it("a show on a wheel returns on each spot what an independent count of its segments, multipliers, forecast and bonus gives, between 90 and 97.5 %", () => {
    const stops = data.wheel.filter((name) => !data.multipliers.some((each) => each.name === name));
    const chain = meanChain(data);
    for (const { spot, returnToPlayer } of odds) {
      const bonus = data.bonuses.find((each) => each.spot === spot);
      const value = bonus ? meanValue(bonus) : (data.numbers.find((each) => each.spot === spot)?.pays ?? 0);
      const weights = data.forecast?.spots ?? [];
      const struck =
        (weights.find((each) => each.spot === spot)?.weight ?? 0) /
        Math.max(
          1,
          weights.reduce((sum, { weight }) => sum + weight, 0),
        );
      const struckMean = data.forecast
        ? weightedMean(
            data.forecast.multipliers.map(({ multiplier, weight }) => ({ value: multiplier, weight })),
          )
        : 1;
      const chance = stops.filter((name) => name === spot).length / stops.length;
      const mean = chance * (1 + value * chain * (1 + struck * (struckMean - 1)));
      expect(toNumber(returnToPlayer), spot).toBeCloseTo(mean, 10);
      expect(mean).toBeGreaterThanOrEqual(0.9);
      expect(mean).toBeLessThanOrEqual(0.975);
    }
  });

  it("a show on a wheel pays each spot its exact return over 60,000 rounds, within 4.5 standard errors, whatever the pick", () => {
    const rounds = 60_000;
    const paid = new Map(odds.map(({ spot }) => [spot, 0]));
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const draws = seededDraws({ serverSeed: "5eed".repeat(16), clientSeed: "simulation", nonce });
      const { outcome } = drawShow(data, draws);
      const won = paysToOne(data, outcome, nonce % data.picks) + 1;
      paid.set(outcome.spot, (paid.get(outcome.spot) ?? 0) + won);
    }
    for (const { spot, law, returnToPlayer } of odds) {
      const mean = toNumber(returnToPlayer);
      let square = 0;
      for (const [multiple, chance] of law) square += toNumber(chance) * multiple ** 2;
      const error = Math.sqrt((square - mean ** 2) / rounds);
      const far = Math.abs((paid.get(spot) ?? 0) / rounds - mean) / error;
      expect(far, `${spot}: ${far} standard errors`).toBeLessThan(4.5);
    }
  });

  it("a show on a wheel draws events that the client's schema knows, the wheel's last stop at the spot that is paid", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const { outcome, events } = drawShow(data, seededDraws(seeds));
        const parsed = events.map((event) => WheelShowEvent.parse(event));
        expect(parsed).toEqual(events);
        const stops = parsed.flatMap((event) => (event.type === "wheel-stopped" ? [event] : []));
        expect(stops.at(-1)).toMatchObject({ name: outcome.spot, multiplier: outcome.multiplier });
        for (const { segment, name } of stops) expect(data.wheel[segment]).toBe(name);
      }),
    );
  });
});

describe("a show on a wheel", () => {
  const weather = rulesOf("wheel-of-weather");
  const bet = (spot: string, amountMinor: string, pick?: number) => ({
    bets: [{ spot, amountMinor }],
    ...(pick !== undefined && { pick }),
  });
  const fog = { spot: "fog", multiplier: 1, forecast: undefined, values: [10, 250, 40] };

  it("a show on a wheel pays the value of the player's own umbrella to one: 51.00 for 1.00 on 50, and the first one without a pick", () => {
    const paid = (input: unknown) =>
      weather.accept(100n, input).settle({ ...fog, values: [10, 50, 40] }).payoutMinor;
    expect([paid(bet("fog", "100")), paid(bet("fog", "100", 1)), paid(bet("fog", "100", 2))]).toEqual([
      1_100n,
      5_100n,
      4_100n,
    ]);
  });

  it("a show on a wheel multiplies the winnings by the forecast on this spot alone: 16.00 for 1.00 on a 5 at 3×, 6.00 without", () => {
    const paid = (spot: string) =>
      weather
        .accept(100n, bet("5", "100"))
        .settle({ spot: "5", multiplier: 1, forecast: { spot, multiplier: 3 }, values: undefined })
        .payoutMinor;
    expect([paid("5"), paid("10")]).toEqual([1_600n, 600n]);
  });

  it("a show on a wheel multiplies the win after steam by 2 and by 3 six times, and never by more than 100", () => {
    const data = dataOf("gravy-train");
    const [x2, x3, dinner] = ["x2", "x3", "5"].map((name) => data.wheel.indexOf(name));
    const drawnFrom = (segments: readonly (number | undefined)[]) => {
      const left = [...segments];
      return drawShow(data, { below: () => left.shift() ?? 0 });
    };
    const { outcome, events } = drawnFrom([x2, x3, dinner]);
    expect(events).toHaveLength(3);
    expect(rulesOf("gravy-train").accept(100n, bet("5", "100")).settle(outcome).payoutMinor).toBe(3_100n);
    const x4 = data.wheel.indexOf("x4");
    expect(drawnFrom([x4, x4, x4, x4, dinner]).outcome.multiplier).toBe(100);
  });

  it("a show on a wheel gives a bonus round 17 s more, each further spin 8 s, and a plain stop none", () => {
    const more = (id: string, segments: readonly string[]) => {
      const data = dataOf(id);
      const left = segments.map((name) => data.wheel.indexOf(name));
      // The first two draws of a show with a forecast are the forecast's.
      const draws = { below: () => left.shift() ?? 0 };
      if (data.forecast) left.unshift(0, 0);
      return rulesOf(id).moreMs?.(drawShow(data, draws).events);
    };
    expect(more("wheel-of-weather", ["fog"])).toBe(17_000);
    expect(more("wheel-of-weather", ["5"])).toBe(0);
    expect(more("gravy-train", ["x2", "x3", "1"])).toBe(16_000);
    expect(more("rent-day", ["four-rolls"])).toBe(25_000);
  });

  it("a show on a wheel pays the sum of its events, and a bet on every spot exactly one win in a round", () => {
    fc.assert(
      fc.property(anySeeds, fc.constantFrom(...released), (seeds, id) => {
        const rules = rulesOf(id);
        const { spots } = WheelShowLayout.parse(rules.layout(1n));
        const input = { bets: spots.map(({ spot }) => ({ spot, amountMinor: "10" })) };
        const accepted = rules.accept(BigInt(10 * spots.length), input);
        const { events, payoutMinor } = accepted.settle(rules.draw(seededDraws(seeds)).outcome);
        expect(payoutMinor).toBe(wonIn(events));
        expect(events.filter(({ type }) => type === "bet-won")).toHaveLength(1);
        expect(accepted.coveredShare).toBeCloseTo(1, 12);
      }),
    );
  });

  it.each([
    ["an unknown spot", bet("hail", "100"), "invalid_input"],
    ["a pick that the show does not have", bet("fog", "100", 3), "invalid_input"],
    ["two bets on one spot", { bets: [...bet("1", "50").bets, ...bet("1", "50").bets] }, "invalid_input"],
    ["bets that are less than the stake", bet("1", "50"), "invalid_stake"],
  ])("a show on a wheel refuses %s", (_, input, code) => {
    expect(() => weather.accept(100n, input)).toThrow(expect.objectContaining({ code }));
  });

  it("a show on a wheel takes at most 133.20 on fog, whose largest win is 3751 times the stake", () => {
    const offer = (amountMinor: string) => () =>
      weather.accept(BigInt(amountMinor), bet("fog", amountMinor)).checkOffer(1n);
    expect(offer("13320")).not.toThrow();
    expect(offer("13330")).toThrow(expect.objectContaining({ code: "invalid_stake" }));
  });

  it.each([
    [
      "a spot with a return of more than 97.5 %",
      { numbers: [1, 2, 5, 10].map((pays) => ({ spot: String(pays), pays: pays + 1 })) },
    ],
    ["a segment without a meaning", { wheel: "1 2 5 10 downpour rainbow snow fog hail 1 2 5" }],
    ["a second wheel that its pointers do not divide", { picks: 5 }],
  ])("a show on a wheel is refused as a model with %s", (_, change) => {
    const { wheel, ...data } = dataOf("wheel-of-weather");
    expect(WheelShowData.safeParse({ wheel: wheel.join(" "), ...data }).success).toBe(true);
    expect(WheelShowData.safeParse({ wheel: wheel.join(" "), ...data, ...change }).success).toBe(false);
  });
});

function rulesOf(id: string) {
  const rules = wheelShow.rulesOf(dataOf(id));
  if (rules.kind !== "shared") throw new Error("a show is not shared");
  return rules;
}

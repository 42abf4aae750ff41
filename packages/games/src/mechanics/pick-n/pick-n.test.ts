import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { expectedPayout } from "../../fixed-prizes/return-by-sold.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, wonIn } from "../../testing/rounds.ts";
import { PickNData } from "./data.ts";
import { pickN } from "./manifest.ts";
import { boxWaysOf, pickBets } from "./odds.ts";
import { outcomeIn } from "./share-prizes.ts";
import { PickWay } from "./wire.ts";

const released = ["pick-three-pigeons", "pick-four-post"];

function rulesOf(id: string) {
  const rules = pickN.rulesOf(releasedData(pickN, id));
  if (rules.kind !== "shared" || !rules.pot) throw new Error("pick-n has no pot");
  return { ...rules, pot: rules.pot };
}

describe.each(released)("%s", (id) => {
  const data = releasedData(pickN, id);
  const rules = rulesOf(id);
  const all = Array.from({ length: 10 ** data.digits }, (_, number) =>
    String(number).padStart(data.digits, "0"),
  );
  /** One play for each bet on offer: digits with that number of orders. */
  const numberWith = (ways: number) => all.find((digits) => boxWaysOf(digits) === ways) ?? "";
  const plays = pickBets(data).map(({ way, ways }) => ({
    digits: way === "straight" ? data.usual : numberWith(ways),
    way,
    times: 1,
  }));

  it("pick-n returns of each bet, over every draw that can come, its exact figure between 90 and 97.5 %", () => {
    for (const [index, bet] of pickBets(data).entries()) {
      const input = { plays: [plays[index]] };
      const play = rules.accept(100n, input);
      let paidMinor = 0n;
      let wins = 0;
      for (const digits of all) {
        const { payoutMinor } = play.settle(rules.pot.share(digits, [input]).outcome);
        paidMinor += payoutMinor;
        if (payoutMinor > 0n) wins += 1;
      }
      const returned = Number(paidMinor) / 100 / all.length;
      expect(toNumber(bet.returned), `${bet.way} ${bet.ways}`).toBeCloseTo(returned, 12);
      expect(toNumber(bet.chance)).toBeCloseTo(wins / all.length, 12);
      expect(returned).toBeGreaterThanOrEqual(0.9);
      expect(returned).toBeLessThanOrEqual(0.975);
    }
  });

  it("pick-n draws each digit at each place in a tenth of 20,000 draws, within 4.5 sigma", () => {
    const counts = new Map<string, number>();
    for (let nonce = 0; nonce < 20_000; nonce += 1) {
      const seeds = { serverSeed: "5eed".repeat(16), clientSeed: "simulation", nonce };
      const digits = String(rules.draw(seededDraws(seeds)).outcome);
      for (const [place, digit] of [...digits].entries())
        counts.set(`${place}${digit}`, (counts.get(`${place}${digit}`) ?? 0) + 1);
    }
    expect(counts.size).toBe(data.digits * 10);
    for (const [what, count] of counts)
      expect(Math.abs(count - 2_000), what).toBeLessThan(4.5 * Math.sqrt(20_000 * 0.09));
  });

  it("pick-n sums the tickets whatever their order, and pays what their events say", () => {
    const anyPlay = fc
      .record({
        digits: fc.constantFrom(...all.slice(0, 40), data.usual),
        way: fc.constantFrom(...PickWay.options),
        times: fc.integer({ min: 1, max: 20 }),
      })
      .filter(({ digits, way }) => way === "straight" || boxWaysOf(digits) > 1);
    const anyInputs = fc.array(
      fc.array(anyPlay, { minLength: 1, maxLength: 5 }).map((each) => ({ plays: each })),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(
        anySeeds,
        fc.constantFrom(...all.slice(0, 40), data.usual),
        anyInputs,
        (_, digits, inputs) => {
          const shared = rules.pot.share(digits, inputs);
          expect(rules.pot.share(digits, inputs.toReversed())).toEqual(shared);
          expect(outcomeIn(shared.events)).toEqual(shared.outcome);
          for (const input of inputs) {
            const prices = BigInt(input.plays.reduce((sum, { times }) => sum + times, 0));
            const { events, payoutMinor } = rules.accept(prices * 100n, input).settle(shared.outcome);
            expect(wonIn(events)).toBe(payoutMinor);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("pick-n never pays more than its cap, and names the returns of straight plays under it as they are computed", () => {
    const inputs = Array.from({ length: 2_000 }, () => ({
      plays: [{ digits: data.usual, way: "straight", times: 20 }],
    }));
    const { events } = rules.pot.share(data.usual, inputs);
    const [, set] = events as unknown as [
      unknown,
      { isCut: boolean; tiers: { winners: number; hundredths: number }[] },
    ];
    expect(set.isCut).toBe(true);
    const cost = set.tiers.reduce((sum, { winners, hundredths }) => sum + winners * hundredths, 0);
    expect(cost).toBeLessThanOrEqual(data.capPrices * 100);
    const straight = [{ prices: data.straight / 100, chance: 1 / all.length }];
    for (const [lines, percent] of data.returnsBySold) {
      const exact = expectedPayout(straight, lines, data.capPrices) / lines;
      expect((Math.floor(exact * 10_000) / 100).toFixed(2), `${lines}`).toBe(percent);
    }
    expect(data.returnsBySold.at(-1)?.[0]).toBe(data.maximumSold);
  });
});

describe("pick-n", () => {
  const rules = rulesOf("pick-three-pigeons");
  const paid = (play: { digits: string; way: string }, drawn: string) => {
    const input = { plays: [{ ...play, times: 1 }] };
    return (
      Number(rules.accept(100n, input).settle(rules.pot.share(drawn, [input]).outcome).payoutMinor) / 100
    );
  };

  it("pick-n pays 940 straight, 156 or 313 boxed, and half of each for both", () => {
    expect([
      paid({ digits: "375", way: "straight" }, "375"),
      paid({ digits: "375", way: "straight" }, "357"),
    ]).toEqual([940, 0]);
    expect([
      paid({ digits: "375", way: "boxed" }, "537"),
      paid({ digits: "335", way: "boxed" }, "533"),
    ]).toEqual([156, 313]);
    expect([
      paid({ digits: "375", way: "both" }, "375"),
      paid({ digits: "375", way: "both" }, "753"),
    ]).toEqual([548, 78]);
    expect(paid({ digits: "355", way: "boxed" }, "335")).toBe(0);
  });

  it("pick-n counts the orders of four digits: 24, 12, 6, 4 and 1", () => {
    expect(["1234", "1123", "1122", "1112", "1111"].map(boxWaysOf)).toEqual([24, 12, 6, 4, 1]);
  });

  it.each([
    ["four digits", { digits: "1234", way: "straight", times: 1 }],
    ["equal digits boxed", { digits: "777", way: "boxed", times: 1 }],
    ["equal digits half and half", { digits: "777", way: "both", times: 1 }],
    ["21 prices", { digits: "123", way: "straight", times: 21 }],
    ["a letter", { digits: "12a", way: "straight", times: 1 }],
  ])("pick-n refuses %s", (_, play) => {
    expect(() => rules.accept(100n, { plays: [play] })).toThrow(
      expect.objectContaining({ code: "invalid_input" }),
    );
  });

  it("pick-n is refused as a model if a boxed bet returns less than 90 %", () => {
    const data = releasedData(pickN, "pick-three-pigeons");
    const withBox = (hundredths: number) =>
      PickNData.safeParse({ ...data, boxed: [{ ways: 6, hundredths }, ...data.boxed.slice(1)] }).success;
    expect([withBox(15_000), withBox(14_998), withBox(16_252)]).toEqual([true, false, false]);
  });
});

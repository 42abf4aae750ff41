import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { expectFrequencies, expectReturnsInBand } from "../../testing/check-selections.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, wonIn } from "../../testing/rounds.ts";
import { RaceData } from "./data.ts";
import { race } from "./manifest.ts";
import { drawRace } from "./play.ts";
import { raceSelections } from "./selections.ts";

const released = ["derby-of-eight", "turtles-of-six", "vegetables-of-six"];
const dataOf = (id: string) => releasedData(race, id);

/** Every order of all runners with its chance, computed without the code of the product. */
function everyOrder(weights: readonly number[], order: number[] = [], chance = 1): [number[], number][] {
  const left = weights.flatMap((weight, index) =>
    order.includes(index + 1) ? [] : [{ weight, number: index + 1 }],
  );
  if (left.length === 0) return [[order, chance]];
  const total = left.reduce((sum, { weight }) => sum + weight, 0);
  return left.flatMap(({ weight, number }) =>
    everyOrder(weights, [...order, number], (chance * weight) / total),
  );
}

describe.each(released)("%s", (id) => {
  const data = dataOf(id);
  const selections = raceSelections(data);
  const weights = data.runners.map(({ weight }) => weight);

  it("a race has the chance of each bet that all orders of the whole field add up to", () => {
    const sums = new Map(selections.map(({ spot }) => [spot, 0]));
    for (const [order, chance] of everyOrder(weights))
      for (const { spot, wins } of selections)
        if (wins(order)) sums.set(spot, (sums.get(spot) ?? 0) + chance);
    for (const { spot, chance } of selections) expect(sums.get(spot), spot).toBeCloseTo(toNumber(chance), 10);
  });

  it("a race returns between 90 and 97.5 % on each bet", () => {
    expectReturnsInBand(selections);
  });

  it("a race lets each runner win, come second and come third as often as its chance says in 20,000 races, within 4.5 sigma", () => {
    expectFrequencies(selections, 20_000, (nonce) => {
      const draws = seededDraws({ serverSeed: "5eed".repeat(16), clientSeed: "simulation", nonce });
      return drawRace(data, draws).outcome;
    });
  });
});

describe("a race", () => {
  const data = dataOf("derby-of-eight");
  const rules = race.rulesOf(data);
  if (rules.kind !== "shared") throw new Error("a race is not shared");

  it("a race has every runner in its order once", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const { outcome } = drawRace(data, seededDraws(seeds));
        expect([...outcome].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      }),
    );
  });

  it("a race pays 7.88 for 2.00 on a winner at 3.94, 3.00 for 2.00 on its place at 1.50, and nothing on the others", () => {
    const bet = (spot: string) => ({ spot, amountMinor: "200" });
    const input = { bets: [bet("win-2"), bet("place-2"), bet("win-1"), bet("place-4"), bet("forecast-3-2")] };
    const { events, payoutMinor } = rules.accept(1_000n, input).settle([2, 3, 5, 4, 1, 6, 7, 8]);
    expect(events).toEqual([
      { type: "bet-won", spot: "win-2", amountMinor: "200", payoutMinor: "788" },
      { type: "bet-won", spot: "place-2", amountMinor: "200", payoutMinor: "300" },
      { type: "round-ended", payoutMinor: "1088" },
    ]);
    expect(payoutMinor).toBe(wonIn(events));
  });

  it("a race takes bets until a payout of 10,000.00, and 1,000.00 in a round", () => {
    const input = (amountMinor: string) => ({ bets: [{ spot: "win-4", amountMinor }] });
    const offer = (amountMinor: string) => () =>
      rules.accept(BigInt(amountMinor), input(amountMinor)).checkOffer(1n);
    expect(offer("52600")).not.toThrow();
    expect(offer("52650")).toThrow(expect.objectContaining({ code: "invalid_stake" }));
    const favourite = { bets: [{ spot: "place-2", amountMinor: "100050" }] };
    expect(() => rules.accept(100_050n, favourite).checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it.each([
    ["an unknown runner", [{ spot: "win-9", amountMinor: "100" }], "invalid_input"],
    ["two bets on one runner", [1, 2].map(() => ({ spot: "win-1", amountMinor: "50" })), "invalid_input"],
    [
      "a bet that pays parts of a cent",
      [
        { spot: "win-1", amountMinor: "99" },
        { spot: "win-2", amountMinor: "1" },
      ],
      "invalid_stake",
    ],
    ["bets that are less than the stake", [{ spot: "win-1", amountMinor: "50" }], "invalid_stake"],
  ])("a race refuses %s", (_, bets, code) => {
    expect(() => rules.accept(100n, { bets })).toThrow(expect.objectContaining({ code }));
  });

  it("a race covers 24 % of all outcomes with a bet on the favourite, and all with a bet on each runner", () => {
    const bets = data.runners.map((_, index) => ({ spot: `win-${index + 1}`, amountMinor: "100" }));
    expect(rules.accept(100n, { bets: bets.slice(1, 2) }).coveredShare).toBeCloseTo(0.24, 10);
    expect(rules.accept(800n, { bets }).coveredShare).toBeCloseTo(1, 10);
  });

  it("a race is refused as a model if a runner is so sure to win that its odds would not be above 1.00", () => {
    const runners = [
      { name: "Sure Thing", weight: 10_000 },
      ...data.runners.slice(1).map((each) => ({ ...each, weight: 1 })),
    ];
    expect(RaceData.safeParse({ ...data, runners }).success).toBe(false);
  });
});

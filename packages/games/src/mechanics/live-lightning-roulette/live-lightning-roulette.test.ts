import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational, toNumber } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { anySeeds } from "../../testing/rounds.ts";
import { spots } from "../roulette/spots.ts";
import { LightningRouletteData } from "./data.ts";
import { straightFigures, straightReturns } from "./figures.ts";
import { liveLightningRoulette } from "./manifest.ts";
import { LightningRouletteEvent, LightningRouletteLayout } from "./wire.ts";

const table = { chips: [10], betUnit: 10, maximumStraight: 5_000, maximumStake: 200_000 };
const data = {
  table,
  straightPays: 29,
  counts: [1, 2, 3, 4, 5].map((count, index) => ({ count, weight: [20, 30, 25, 15, 10][index] ?? 0 })),
  multipliers: [
    { multiplier: 50, weight: 42 },
    { multiplier: 100, weight: 32 },
    { multiplier: 150, weight: 13 },
    { multiplier: 200, weight: 7 },
    { multiplier: 300, weight: 3 },
    { multiplier: 500, weight: 3 },
  ],
};
const rules = liveLightningRoulette.rulesOf(LightningRouletteData.parse(data));
if (rules.kind !== "shared") throw new Error("lightning roulette is not shared");

const drawnWith = (seeds: Parameters<typeof seededDraws>[0]) => {
  const { outcome, events } = rules.draw(seededDraws(seeds));
  const [struck, ball] = events.map((event) => LightningRouletteEvent.parse(event));
  if (struck?.type !== "numbers-struck" || ball?.type !== "ball-landed") throw new Error("another script");
  return { outcome, strikes: struck.strikes, pocket: ball.pocket };
};
const payoutOf = (outcome: unknown, spot: string, amountMinor = "10") =>
  rules.accept(BigInt(amountMinor), { bets: [{ spot, amountMinor }] }).settle(outcome).payoutMinor;

describe("lightning roulette", () => {
  it("lightning roulette strikes one to five different numbers, each with a multiplier of the model", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const { strikes } = drawnWith(seeds);
        const pockets = strikes.map(({ pocket }) => pocket);
        expect(new Set(pockets).size).toBe(pockets.length);
        expect(pockets.length).toBeGreaterThanOrEqual(1);
        expect(pockets.length).toBeLessThanOrEqual(5);
        const known = data.multipliers.map(({ multiplier }) => multiplier);
        for (const { multiplier } of strikes) expect(known).toContain(multiplier);
      }),
    );
  });

  it("lightning roulette pays 30 times a bet of 10 on the number, its multiplier if it is struck, and other bets as roulette does", () => {
    fc.assert(
      fc.property(anySeeds, fc.constantFrom(...spots), (seeds, { spot, kind, pockets, pays }) => {
        const { outcome, strikes, pocket } = drawnWith(seeds);
        const strike = strikes.find((each) => each.pocket === pocket);
        const multiple = kind === "straight" ? (strike?.multiplier ?? 30) : pays + 1;
        expect(payoutOf(outcome, spot)).toBe(pockets.includes(pocket) ? BigInt(10 * multiple) : 0n);
      }),
    );
  });

  it("lightning roulette returns 96.66 % on a straight-up bet: the mean over every number of strikes, multiplier and pocket", () => {
    // Independent of the product: the chance that 17 is struck among k of 37 numbers is k/37.
    let mean = 0;
    for (const { count, weight } of data.counts)
      for (const { multiplier, weight: share } of data.multipliers)
        mean +=
          (weight / 100) * (share / 100) * ((count / 37) * multiplier + (1 - count / 37) * 30) * (1 / 37);
    const exact = straightFigures(data).returnToPlayer;
    expect(exact).toEqual(rational(52_933, 54_760));
    expect(toNumber(exact)).toBeCloseTo(mean, 12);
  });

  it("200,000 rounds of lightning roulette on 17 return the exact figure within four standard errors", () => {
    const rounds = 200_000;
    let state = 0x9e3779b9;
    // A small generator of its own, so that the rounds need no hashing.
    const draws = {
      below(bound: number) {
        state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) >>> 0;
        const mixed = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) >>> 0;
        return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * bound);
      },
    };
    let paid = 0n;
    for (let round = 0; round < rounds; round += 1)
      paid += payoutOf(rules.draw(draws).outcome, "straight-17");
    const { returnToPlayer, standardDeviation } = straightFigures(data);
    const mean = Number(paid) / 10 / rounds;
    const error = standardDeviation / Math.sqrt(rounds);
    expect(Math.abs(mean - toNumber(returnToPlayer)), `${mean} ± ${error}`).toBeLessThan(4 * error);
  });

  it("lightning roulette counts every draw once: 37 pockets, 37 places, 100 counts and 100 multipliers", () => {
    const all = [...straightReturns(data).values()].reduce((sum, draws) => sum + draws, 0n);
    expect(all).toBe(37n * 37n * 100n * 100n);
  });

  it("lightning roulette shows in its layout 29 to one for a number, and the returns 96.66 and 97.29", () => {
    const layout = LightningRouletteLayout.parse(rules.layout(1n));
    expect(layout.spots.filter(({ kind }) => kind === "straight").every(({ pays }) => pays === 29)).toBe(
      true,
    );
    expect(layout.lightning).toMatchObject({ straightReturn: "96.66", otherReturn: "97.29" });
  });

  it("lightning roulette refuses a model whose straight-up bet returns more than 97.5 % or less than 90 %", () => {
    expect(LightningRouletteData.safeParse({ ...data, straightPays: 30 }).success).toBe(false);
    expect(LightningRouletteData.safeParse({ ...data, straightPays: 26 }).success).toBe(false);
    expect(LightningRouletteData.safeParse({ ...data, table: { ...table, laPartage: true } }).success).toBe(
      false,
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { simulatedDraws } from "../../cards/testing/stacked-draws.ts";
import { rational, toNumber } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds } from "../../testing/rounds.ts";
import { StoneWallData } from "./data.ts";
import { stoneWall } from "./manifest.ts";
import { coveredByStones, type OpenWall } from "./stones.ts";
import { StoneWallEvent, StoneWallLayout } from "./wire.ts";

const data = releasedData(stoneWall, "lost-idol-wall");
const rules = stoneWall.rulesOf(data);
if (rules.kind !== "shared") throw new Error("the wall is not shared");

const payoutOf = (outcome: unknown, stones: readonly number[]) => {
  const bets = stones.map((stone) => ({ spot: `stone-${stone}`, amountMinor: "100" }));
  return rules.accept(100n * BigInt(stones.length), { bets }).settle(outcome).payoutMinor;
};
const allStones = Array.from({ length: 70 }, (_, index) => index + 1);

describe("the wall of seventy stones", () => {
  it("the wall of seventy stones hides the same prizes in every round: 52 empty places, 8 of 1, 5 of 2, 3 of 3, one 7 and one idol of 20", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const [drop, wall] = rules
          .draw(seededDraws(seeds))
          .events.map((event) => StoneWallEvent.parse(event));
        if (drop?.type !== "drop-fallen" || wall?.type !== "wall-opened") throw new Error("other events");
        expect(data.drops.map(({ factor }) => factor)).toContain(drop.factor);
        const counts = new Map<number, number>();
        for (const prize of wall.prizes) counts.set(prize, (counts.get(prize) ?? 0) + 1);
        expect(counts).toEqual(new Map(data.prizes.map(({ prize, count }) => [prize, count])));
      }),
    );
  });

  it("the wall of seventy stones returns exactly 6669/7000 on a stone: all stones together pay 54 stakes times the drop, whose mean is 1.235", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const { outcome } = rules.draw(seededDraws(seeds));
        expect(payoutOf(outcome, allStones)).toBe(5_400n * BigInt((outcome as OpenWall).factor));
      }),
    );
    // 176, 14, 6, 3 and 1 of 200 rounds have the factors 1, 2, 3, 5 and 10.
    const meanFactor = rational(176 + 14 * 2 + 6 * 3 + 3 * 5 + 10, 200);
    expect(meanFactor).toEqual(rational(1_235, 1_000));
    expect(rules.computeFigures().returnToPlayer).toEqual(rational(54 * 1_235, 70 * 1_000));
    expect(rational(54 * 1_235, 70 * 1_000)).toEqual(rational(6_669, 7_000));
  });

  it("40,000 rounds of the wall of seventy stones on stone 17 return the exact figure within four standard errors", () => {
    const rounds = 40_000;
    const draws = simulatedDraws(17);
    let paid = 0n;
    for (let round = 0; round < rounds; round += 1) paid += payoutOf(rules.draw(draws).outcome, [17]);
    const { returnToPlayer, standardDeviation } = rules.computeFigures();
    const mean = Number(paid) / 100 / rounds;
    const error = standardDeviation / Math.sqrt(rounds);
    expect(Math.abs(mean - toNumber(returnToPlayer)), `${mean} ± ${error}`).toBeLessThan(4 * error);
  });

  it("the wall of seventy stones pays 20 times 10 stakes for the idol under a drop of 10, and nothing for an empty place", () => {
    const prizes = allStones.map((stone) => (stone === 34 ? 20 : 0));
    expect(payoutOf({ factor: 10, prizes }, [34])).toBe(20_000n);
    expect(payoutOf({ factor: 10, prizes }, [35])).toBe(0n);
  });

  it("the wall of seventy stones says in its layout that a stone returns 95.27 % and pays more than its stake in 15.65 % of rounds, at most 200 stakes", () => {
    const { spots } = StoneWallLayout.parse(rules.layout(1n));
    expect(spots).toHaveLength(70);
    expect(spots[69]).toMatchObject({
      spot: "stone-70",
      returnPercent: "95.27",
      winPercent: "15.65",
      mostHundredths: 20_000,
      maximumBetMinor: "5000",
    });
  });

  it("the wall of seventy stones covers 18/70 of rounds with one stone, and every round from 53 stones on", () => {
    expect(coveredByStones(1, data)).toBeCloseTo(18 / 70, 12);
    expect(coveredByStones(2, data)).toBeCloseTo(1 - (52 * 51) / (70 * 69), 12);
    expect(coveredByStones(30, data)).toBeLessThan(1);
    expect(coveredByStones(53, data)).toBe(1);
  });

  it("the wall of seventy stones refuses a wall of 69 stones, one with two idols, and one that returns more than 97.5 %", () => {
    const [empty, ...others] = data.prizes;
    const withEmpty = (count: number, prizes = others) => ({
      ...data,
      prizes: [{ ...empty, count }, ...prizes],
    });
    expect(StoneWallData.safeParse(withEmpty(52)).success).toBe(true);
    expect(StoneWallData.safeParse(withEmpty(51)).success).toBe(false);
    const [one, two, three, seven] = others;
    expect(
      StoneWallData.safeParse(withEmpty(51, [one!, two!, three!, seven!, { prize: 20, count: 2 }])).success,
    ).toBe(false);
    expect(
      StoneWallData.safeParse(withEmpty(52, [one!, two!, three!, seven!, { prize: 24, count: 1 }])).success,
    ).toBe(false);
  });
});

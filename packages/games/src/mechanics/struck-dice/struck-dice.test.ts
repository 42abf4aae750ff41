import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { simulatedDraws } from "../../cards/testing/stacked-draws.ts";
import { toNumber } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds } from "../../testing/rounds.ts";
import { StruckDiceData } from "./data.ts";
import { struckDice } from "./manifest.ts";
import { coveredBySums, type StruckThrow, SUMS, throwsOf } from "./sums.ts";
import { StruckDiceEvent, StruckDiceLayout } from "./wire.ts";

const data = releasedData(struckDice, "static-in-the-attic");
const rules = struckDice.rulesOf(data);
if (rules.kind !== "shared") throw new Error("the dice are not shared");

const payoutOf = (outcome: StruckThrow, sum: number) =>
  rules.accept(100n, { bets: [{ spot: `sum-${sum}`, amountMinor: "100" }] }).settle(outcome).payoutMinor;

describe("struck dice", () => {
  it("struck dice has 1, 3, 6, 10, 15, 21, 25 and 27 of 216 throws for the sums from 3 to 10, and the same from 18 down", () => {
    const counts = [1, 3, 6, 10, 15, 21, 25, 27];
    expect(SUMS.map((sum) => Number(throwsOf(sum)))).toEqual([...counts, ...counts.toReversed()]);
  });

  it("struck dice strikes one to five different sums, each with a factor of the model, and throws three dice", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const { outcome, events } = rules.draw(seededDraws(seeds));
        const [struck, stopped] = events.map((event) => StruckDiceEvent.parse(event));
        if (struck?.type !== "sums-struck" || stopped?.type !== "dice-stopped")
          throw new Error("other events");
        const sums = struck.strikes.map(({ sum }) => sum);
        expect(new Set(sums).size).toBe(sums.length);
        expect(sums.length).toBeGreaterThanOrEqual(1);
        expect(sums.length).toBeLessThanOrEqual(5);
        for (const { factor } of struck.strikes) expect([2, 3, 5, 10, 25]).toContain(factor);
        const [one, two, three] = stopped.dice;
        expect(stopped.sum).toBe(one + two + three);
        expect(outcome).toEqual({ sum: stopped.sum, strikes: struck.strikes });
      }),
    );
  });

  it("struck dice pays sum 10 5.5 stakes, struck by 25 137.5 stakes, and sum 3 struck by 25 3,750 stakes", () => {
    expect(payoutOf({ sum: 10, strikes: [{ sum: 9, factor: 5 }] }, 10)).toBe(550n);
    expect(payoutOf({ sum: 10, strikes: [{ sum: 10, factor: 25 }] }, 10)).toBe(13_750n);
    expect(payoutOf({ sum: 3, strikes: [{ sum: 3, factor: 25 }] }, 3)).toBe(375_000n);
    expect(payoutOf({ sum: 11, strikes: [{ sum: 10, factor: 25 }] }, 10)).toBe(0n);
  });

  it("struck dice returns on each sum the mean over all 216 throws and all strikes, between 94.85 and 96.79 %", () => {
    // Independent of the product: a sum is struck with the mean count 2.25 in 16, by the mean factor 3.8.
    const struck = (0.3 + 0.7 + 0.6 + 0.4 + 0.25) / 16;
    const meanFactor = 0.5 * 2 + 0.25 * 3 + 0.15 * 5 + 0.08 * 10 + 0.02 * 25;
    const { spots, lowestReturn, highestReturn } = StruckDiceLayout.parse(rules.layout(1n));
    for (const [index, sum] of SUMS.entries()) {
      let paid = 0;
      for (let one = 1; one <= 6; one += 1)
        for (let two = 1; two <= 6; two += 1)
          for (let three = 1; three <= 6; three += 1)
            paid += Number(payoutOf({ sum: one + two + three, strikes: [] }, sum)) / 100;
      const mean = (paid / 216) * (1 - struck + struck * meanFactor);
      expect(Number(spots[index]?.returnPercent)).toBe(Math.floor(mean * 10_000 + 1e-6) / 100);
    }
    expect([lowestReturn, highestReturn]).toEqual(["94.85", "96.79"]);
  });

  it("100,000 rounds of struck dice on the sum 10 return the exact figure within four standard errors", () => {
    const rounds = 100_000;
    const draws = simulatedDraws(20_261_125);
    let paid = 0n;
    for (let round = 0; round < rounds; round += 1)
      paid += payoutOf(rules.draw(draws).outcome as StruckThrow, 10);
    const { returnToPlayer, standardDeviation } = rules.computeFigures();
    const mean = Number(paid) / 100 / rounds;
    const error = standardDeviation / Math.sqrt(rounds);
    expect(Math.abs(mean - toNumber(returnToPlayer)), `${mean} ± ${error}`).toBeLessThan(4 * error);
  });

  it("struck dice covers 27/216 of throws with sum 10, and all of them with the sixteen sums", () => {
    expect(coveredBySums(["sum-10"])).toBe(27 / 216);
    expect(coveredBySums(SUMS.map((sum) => `sum-${sum}`))).toBe(1);
  });

  it("struck dice refuses a sum 10 that pays 6 or 5 stakes, with a return of 104.5 or 87.1 %", () => {
    const withTen = (hundredths: number) => ({
      ...data,
      returnsHundredths: data.returnsHundredths.map((each, index) => (index === 7 ? hundredths : each)),
    });
    expect(StruckDiceData.safeParse(withTen(600)).success).toBe(false);
    expect(StruckDiceData.safeParse(withTen(500)).success).toBe(false);
    expect(StruckDiceData.safeParse(withTen(550)).success).toBe(true);
  });
});

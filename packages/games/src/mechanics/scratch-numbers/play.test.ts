import { describe, expect, it } from "vitest";
import { multiply, rational, toNumber, toPercent } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import { findModel } from "../../models/model.ts";
import { releasedModels } from "../../models/released-models.ts";
import { releasedData } from "../../testing/released-data.ts";
import { oneInCards } from "./compute-figures.ts";
import { scratchNumbers } from "./manifest.ts";
import { playNumbers } from "./play.ts";

const data = releasedData(scratchNumbers, "scratch-lucky-number");
const model = findModel(releasedModels(), "scratch-lucky-number");

describe("scratch-lucky-number", () => {
  const { returnToPlayer, hitRate, maxWinMultiple } = model.figures;

  it("scratch-lucky-number returns 93.952 % exactly: 8 numbers, each lucky 2 times in 50, times the mean prize of 2.936 stakes", () => {
    const meanPrize = rational(
      data.prizes.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0),
      totalWeight(data.prizes),
    );
    expect(meanPrize).toEqual(rational(2936, 1000));
    expect(returnToPlayer).toEqual(multiply(meanPrize, rational(8 * 2, 50)));
    expect(toPercent(returnToPlayer, 3)).toBe("93.952");
  });

  it("scratch-lucky-number wins on 29.71 % of cards: all but 42·41 of 50·49", () => {
    expect(hitRate).toEqual(rational(50 * 49 - 42 * 41, 50 * 49));
  });

  it("scratch-lucky-number pays at most two top prizes, 10,000 stakes", () => {
    expect(maxWinMultiple).toEqual(rational(10_000));
  });

  it("scratch-lucky-number has odds of one in 6.53 for winning the stake with a number", () => {
    const chance = 0.496;
    const byHand = (672 * chance + 56 * (1 - (1 - chance) ** 2)) / 2450;
    expect(toNumber(oneInCards(data, 49_600))).toBeCloseTo(1 / byHand, 9);
  });

  it("scratch-lucky-number has different numbers on every card, and pays each own number that is lucky", () => {
    for (let nonce = 0; nonce < 2000; nonce += 1) {
      const draws = seededDraws({ serverSeed: "1".repeat(64), clientSeed: "lucky", nonce });
      const { events } = playNumbers(data, draws, 50n);
      const dealt = events[0];
      if (dealt?.type !== "card-dealt") throw new Error("the first event is not the dealt card");
      const own = dealt.cells.map(({ number }) => number);
      expect(new Set(own).size).toBe(8);
      expect(new Set(dealt.luckyNumbers).size).toBe(2);
      const won = events.flatMap((event) => (event.type === "number-won" ? [event] : []));
      expect(won.map(({ number }) => number)).toEqual(
        own.filter((number) => dealt.luckyNumbers.includes(number)),
      );
      for (const { cell, payoutMinor } of won) expect(dealt.cells[cell]?.prizeMinor).toBe(payoutMinor);
    }
  });

  it("scratch-lucky-number draws 1 and 2 as lucky and 1 to 8 as own numbers when every word is 0, and pays the top prize twice", () => {
    const { events, payoutMinor } = playNumbers(
      data,
      drawsFromWords(() => 0),
      50n,
    );
    expect(events[0]).toMatchObject({ luckyNumbers: [1, 2] });
    expect(payoutMinor).toBe(2n * 5000n * 50n);
  });
});

import { findModel, releasedModels, sheetFor } from "@bellwether/games";
import { describe, expect, it } from "vitest";
import { translateOf } from "../request/page.ts";
import { drawnBallsOf, prizesOf } from "./describe-draw.ts";
import { topPrizeOf } from "./top-prize.ts";

const words = {
  t: translateOf({ language: "en", options: { showTranslationKeys: false } } as Parameters<
    typeof translateOf
  >[0]),
  language: "en",
} as const;
const sheetOf = (model: string) => sheetFor(findModel(releasedModels(), model), "EUR", {});

const lotto = [
  { type: "balls-drawn", numbers: [38, 7, 12, 45, 23, 31], bonus: 19, lines: 2_118 },
  {
    type: "prizes-set",
    isCut: false,
    tiers: [
      { hits: 6, withBonus: false, winners: 0, hundredths: 1_000_000 },
      { hits: 3, withBonus: true, winners: 2, hundredths: 1_200 },
    ],
  },
];

describe("a draw's result", () => {
  it("a draw's result of lotto is its balls in ascending order with the bonus ball last, and the prizes of each tier in the line's price", () => {
    expect(drawnBallsOf(lotto).map(({ face }) => face)).toEqual(["7", "12", "23", "31", "38", "45", "19"]);
    expect(drawnBallsOf(lotto).at(-1)?.isBonus).toBe(true);
    const { priceMinor } = sheetOf("lotto-saturday").layout as unknown as { priceMinor: string };
    const prizes = prizesOf(lotto, sheetOf("lotto-saturday"), "EUR", words);
    expect(prizes?.sold).toBe("2,118 lines were sold.");
    expect(prizes?.tiers.map(({ label, winners }) => [label, winners])).toEqual([
      ["6 right", "0"],
      ["3 right + bonus", "2"],
    ]);
    expect(prizes?.tiers[1]?.each).toBe(`€${((Number(priceMinor) * 12) / 100).toFixed(2)}`);
  });

  it("a draw's result of a raffle is the first prize's number, and each prize's share of the pot", () => {
    const raffle = [
      {
        type: "raffle-drawn",
        sold: 1_000,
        winners: [
          { number: 3_119, permille: 500 },
          { number: 7, permille: 100 },
        ],
      },
    ];
    const { priceMinor } = sheetOf("sunday-raffle").layout as unknown as { priceMinor: string };
    expect(drawnBallsOf(raffle)).toEqual([{ face: "3119", isBonus: false }]);
    const euro = (share: number) =>
      `€${((Number(priceMinor) * 1_000 * share) / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;
    expect(prizesOf(raffle, sheetOf("sunday-raffle"), "EUR", words)?.tiers).toEqual([
      { label: "Prize 1", winners: "No. 3,119", each: euro(0.5), chance: null },
      { label: "Prize 2", winners: "No. 7", each: euro(0.1), chance: null },
    ]);
  });

  it("a draw's result is empty for a void draw and for a game of another version", () => {
    expect(drawnBallsOf(null)).toEqual([]);
    expect(drawnBallsOf([{ type: "of-another-version" }])).toEqual([]);
    expect(prizesOf(null, sheetOf("lotto-saturday"), "EUR", words)).toBeUndefined();
  });

  it("a draw's result promises at most the first tier's amount, or the first prize's share of the pot", () => {
    expect(topPrizeOf(sheetOf("lotto-saturday"), "EUR", "en")).toMatchObject({
      amount: expect.stringMatching(/^€[\d,]+$/),
    });
    expect(topPrizeOf(sheetOf("sunday-raffle"), "EUR", "en")).toHaveProperty("potPercent");
    expect(topPrizeOf(sheetOf("keno-quick"), "EUR", "en")).toBeUndefined();
  });
});

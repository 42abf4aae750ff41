import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational, toPercent } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { findModel } from "../../models/model.ts";
import { releasedModels } from "../../models/released-models.ts";
import { releasedData } from "../../testing/released-data.ts";
import { scratchMatch } from "./manifest.ts";
import { loserOf, playMatch } from "./play.ts";

const data = releasedData(scratchMatch, "scratch-match-three");
const model = findModel(releasedModels(), "scratch-match-three");

describe("scratch-match-three", () => {
  it("scratch-match-three returns 94 % exactly, and 26.56 % of cards win", () => {
    expect(model.figures.returnToPlayer).toEqual(rational(94, 100));
    expect(toPercent(model.figures.hitRate, 2)).toBe("26.56");
    expect(model.figures.maxWinMultiple).toEqual(rational(10_000));
  });

  it("scratch-match-three sells 734,360 losing cards in a million", () => {
    expect(loserOf(data).weight).toBe(734_360);
  });

  it("scratch-match-three shows an amount three times on a winning card, and no amount more than twice on a losing one", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 0xffffffff })), (words) => {
        const draws = drawsFromWords(() => words.next().value as number);
        const { events, payoutMinor } = playMatch(data, draws, 100n);
        const dealt = events[0] as { cells: { prizeMinor: string }[] };
        const counts = Map.groupBy(dealt.cells, ({ prizeMinor }) => prizeMinor);
        const thrice = [...counts].filter(([, cells]) => cells.length >= 3);
        expect(thrice.map(([amount, cells]) => [amount, cells.length])).toEqual(
          payoutMinor > 0n ? [[payoutMinor.toString(), 3]] : [],
        );
      }),
      { numRuns: 2000 },
    );
  });

  // The first word picks the card of the print run: losing cards first, then the prizes from the largest down.
  it.each([
    [734_359, 0n],
    [734_360, 1_000_000n],
    [734_363, 1_000_000n],
    [734_364, 250_000n],
    [879_999, 200n],
    [880_000, 100n],
    [999_999, 100n],
  ])(
    "scratch-match-three pays card %d of the print run %d minor units at a stake of 100",
    (card, payoutMinor) => {
      const words = [card];
      const draws = drawsFromWords(() => words.shift() ?? 0);
      expect(playMatch(data, draws, 100n).payoutMinor).toBe(payoutMinor);
    },
  );
});

import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";
import { exactChoices, marksOf } from "../../scratch-cards/mark-patterns.ts";
import {
  hasRoomForPrizes,
  Multiple,
  PrintRun,
  PrizeWeight,
  tooManyPrizes,
} from "../../scratch-cards/print-run.ts";
import { readGrid } from "./grid.ts";

/** The total pay for this number of full words. */
const CrosswordPrize = z.strictObject({
  words: z.int().min(1).max(10),
  multiple: Multiple,
  weight: PrizeWeight,
});

/**
 * The data of a crossword of numbers. `readGrid` reads the grid, and each of its letters becomes a number from 1 to `highest`. The card
 * hides `found` numbers. At most `most` of them are in the grid, unless the full words need more.
 */
export const CrosswordData = z
  .strictObject({
    stakes: Stakes,
    printRun: PrintRun,
    highest: z.int().min(30).max(99),
    found: z.int().min(8).max(24),
    most: z.int().min(3).max(16),
    grid: z
      .array(z.string().regex(/^[A-Z.]{4,8}$/))
      .min(4)
      .max(7),
    prizes: z.array(CrosswordPrize).min(4).max(10),
  })
  .refine(hasRoomForPrizes, tooManyPrizes)
  .refine(({ prizes }) => new Set(prizes.map(({ words }) => words)).size === prizes.length, {
    error: "two prizes for the same number of words",
    path: ["prizes"],
  })
  .refine(
    ({ grid, prizes, found }) => {
      const { patterns } = readGrid(grid);
      return (
        patterns.length <= 10 &&
        prizes.every(({ words }) => {
          const choices = exactChoices(patterns, words);
          return choices.length > 0 && choices.every((choice) => marksOf(patterns, choice).size <= found);
        })
      );
    },
    { error: "a number of words that the grid cannot show", path: ["prizes"] },
  )
  .refine(({ grid, highest, found, most }) => highest >= readGrid(grid).letters + found && most <= found, {
    error: "too few numbers",
    path: ["highest"],
  });
export type CrosswordData = z.infer<typeof CrosswordData>;

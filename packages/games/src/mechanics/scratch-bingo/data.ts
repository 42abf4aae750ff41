import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";
import { completedBy, marksOf } from "../../scratch-cards/mark-patterns.ts";
import {
  hasRoomForPrizes,
  Multiple,
  PrintRun,
  PrizeWeight,
  tooManyPrizes,
} from "../../scratch-cards/print-run.ts";
import { bingoLines } from "./lines.ts";

/** The lines (indexes into `bingoLines`) that the card completes. */
const BingoPrize = z.strictObject({
  lines: z.array(z.int().min(0).max(9)).min(1).max(10),
  weight: PrizeWeight,
});

/**
 * The data of a bingo card of 4 × 4 numbers from 1 to `highest`. `lines` are the pays of the lines in stakes (four rows, four columns, two
 * diagonals), and `calls` is the number of called numbers. At most `most` of them are on the card, unless the full lines need more.
 */
export const BingoData = z
  .strictObject({
    stakes: Stakes,
    printRun: PrintRun,
    highest: z.int().min(40).max(99),
    calls: z.int().min(10).max(20),
    most: z.int().min(3).max(10),
    lines: z.array(Multiple).length(10),
    prizes: z.array(BingoPrize).min(4).max(24),
  })
  .refine(hasRoomForPrizes, tooManyPrizes)
  .refine(({ prizes }) => prizes.every(({ lines }) => isWhole(lines)), {
    error: "a prize whose numbers complete another line",
    path: ["prizes"],
  })
  .refine(
    ({ calls, most, prizes }) =>
      prizes.every(({ lines }) => marksOf(bingoLines, lines).size <= calls) && most <= calls,
    {
      error: "too few calls",
      path: ["calls"],
    },
  );
export type BingoData = z.infer<typeof BingoData>;

function isWhole(lines: readonly number[]): boolean {
  return completedBy(bingoLines, marksOf(bingoLines, lines)).join() === lines.join();
}

import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";
import { exactChoices } from "../../scratch-cards/mark-patterns.ts";
import {
  hasRoomForPrizes,
  Multiple,
  PrintRun,
  PrizeWeight,
  tooManyPrizes,
} from "../../scratch-cards/print-run.ts";
import { threeLines } from "./three-lines.ts";

/** A prize: this many lines of three, each paying the amount in stakes. */
const LinesPrize = z.strictObject({ amount: Multiple, lines: z.int().min(1).max(8), weight: PrizeWeight });

/**
 * The data of a card of three in a row: nine fields and an amount. At most `most` fields are of the winning kind, unless the winning lines
 * need more.
 */
export const LinesData = z
  .strictObject({
    stakes: Stakes,
    printRun: PrintRun,
    most: z.int().min(2).max(6),
    prizes: z.array(LinesPrize).min(4).max(24),
  })
  .refine(hasRoomForPrizes, tooManyPrizes)
  .refine(({ prizes }) => prizes.every(({ lines }) => exactChoices(threeLines, lines).length > 0), {
    error: "a number of lines that nine fields cannot show",
    path: ["prizes"],
  });
export type LinesData = z.infer<typeof LinesData>;

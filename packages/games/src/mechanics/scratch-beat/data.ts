import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";
import {
  hasRoomForPrizes,
  Multiple,
  PrintRun,
  PrizeWeight,
  tooManyPrizes,
} from "../../scratch-cards/print-run.ts";

/** The amounts of the winning rows, in stakes; their sum is the prize. */
const BeatPrize = z.strictObject({ rows: z.array(Multiple).min(1).max(6), weight: PrizeWeight });

/** The data of a card of duels: each of `rows` rows has two numbers from `lowest` to `highest`, yours and theirs, and an amount. */
export const BeatData = z
  .strictObject({
    stakes: Stakes,
    printRun: PrintRun,
    rows: z.int().min(3).max(6),
    lowest: z.int().min(0).max(1),
    highest: z.int().min(4).max(99),
    prizes: z.array(BeatPrize).min(4).max(24),
  })
  .refine(hasRoomForPrizes, tooManyPrizes)
  .refine(({ rows, prizes }) => prizes.every((prize) => prize.rows.length <= rows), {
    error: "a prize for more rows than the card has",
    path: ["prizes"],
  });
export type BeatData = z.infer<typeof BeatData>;

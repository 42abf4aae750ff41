import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";
import {
  hasRoomForPrizes,
  Multiple,
  PrintRun,
  PrizeWeight,
  tooManyPrizes,
} from "../../scratch-cards/print-run.ts";

/** A prize: the number of pairs on the card and its multiplier. */
const PairsPrize = z.strictObject({
  pairs: z.int().min(1).max(6),
  multiplier: z.int().min(1).max(100),
  weight: PrizeWeight,
});

/**
 * The data of a card of pairs: `cells` fields with as many kinds, and a multiplier; `pays` are those of one pair, two pairs and so on, in
 * stakes.
 */
export const PairsData = z
  .strictObject({
    stakes: Stakes,
    printRun: PrintRun,
    cells: z.int().min(6).max(12),
    columns: z.int().min(3).max(4),
    pays: z.array(Multiple).min(2).max(6),
    prizes: z.array(PairsPrize).min(4).max(24),
  })
  .refine(hasRoomForPrizes, tooManyPrizes)
  .refine(
    ({ cells, pays, prizes }) => prizes.every(({ pairs }) => pairs * 2 <= cells && pairs <= pays.length),
    {
      error: "more pairs than the card can show",
      path: ["prizes"],
    },
  );
export type PairsData = z.infer<typeof PairsData>;

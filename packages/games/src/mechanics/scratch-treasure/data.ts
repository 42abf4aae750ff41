import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";
import {
  hasRoomForPrizes,
  Multiple,
  PrintRun,
  PrizeWeight,
  tooManyPrizes,
} from "../../scratch-cards/print-run.ts";

/** The find (from 0), times the multiplier. */
const TreasurePrize = z.strictObject({
  find: z.int().min(0).max(7),
  multiplier: z.int().min(1).max(100),
  weight: PrizeWeight,
});

/** The data of a card with one odd thing among `cells` fields: `finds` are the pays of its kinds in stakes; one more kind pays nothing. */
export const TreasureData = z
  .strictObject({
    stakes: Stakes,
    printRun: PrintRun,
    cells: z.int().min(6).max(15),
    columns: z.int().min(3).max(5),
    finds: z.array(Multiple).min(3).max(8),
    prizes: z.array(TreasurePrize).min(4).max(24),
  })
  .refine(hasRoomForPrizes, tooManyPrizes)
  .refine(({ finds, prizes }) => prizes.every(({ find }) => find < finds.length), {
    error: "a find that is not on the card",
    path: ["prizes"],
  });
export type TreasureData = z.infer<typeof TreasureData>;

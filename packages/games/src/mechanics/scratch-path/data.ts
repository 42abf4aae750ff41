import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";
import {
  hasRoomForPrizes,
  Multiple,
  PrintRun,
  PrizeWeight,
  tooManyPrizes,
} from "../../scratch-cards/print-run.ts";

/** The amount at the end of a path. */
const PathPrize = z.strictObject({ multiple: Multiple, weight: PrizeWeight });

/** The data of a card with a path down through `rows` of `columns` fields; `stopPercent` of the fields off the path are stops. */
export const PathData = z
  .strictObject({
    stakes: Stakes,
    printRun: PrintRun,
    columns: z.int().min(3).max(5),
    rows: z.int().min(3).max(5),
    stopPercent: z.int().min(5).max(60),
    prizes: z.array(PathPrize).min(4).max(24),
  })
  .refine(hasRoomForPrizes, tooManyPrizes);
export type PathData = z.infer<typeof PathData>;

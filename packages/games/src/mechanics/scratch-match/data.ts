import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";
import {
  hasRoomForPrizes,
  Multiple,
  PrintRun,
  PrizeWeight,
  tooManyPrizes,
} from "../../scratch-cards/print-run.ts";

/** One kind of winning card: it pays `multiple` stakes, and there are `weight` such cards in the whole print run. */
const MatchPrize = z.strictObject({ multiple: Multiple, weight: PrizeWeight });

/** The data of a match-three card: of `printRun` cards, those without a prize lose. At least eight prizes are needed to fill a losing card. */
export const MatchData = z
  .strictObject({
    stakes: Stakes,
    printRun: PrintRun,
    prizes: z.array(MatchPrize).min(8).max(24),
  })
  .refine(hasRoomForPrizes, tooManyPrizes);
export type MatchData = z.infer<typeof MatchData>;

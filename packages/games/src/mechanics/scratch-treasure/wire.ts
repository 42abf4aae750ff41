import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CardLayout, CellIndex } from "../../scratch-cards/card-layout.ts";
import { PrizeWon } from "../../scratch-cards/prize-won.ts";

/** The field (from 0) of the odd thing, the index of its find (from 0, or null if it pays nothing), and the multiplier in the last field. */
const TreasureDealt = z.object({
  type: z.literal("card-dealt"),
  odd: CellIndex,
  find: z.int().min(0).max(7).nullable(),
  multiplier: z.int().min(1).max(100),
});

/** One step of a round of scratch-treasure: `card-dealt`, `prize-won` if the find pays, `round-ended`. */
export const TreasureEvent = z.discriminatedUnion("type", [TreasureDealt, PrizeWon, RoundEnded]);
export type TreasureEvent = z.infer<typeof TreasureEvent>;

/** The pay of each find, in stakes before the multiplier. */
export const TreasureLayout = CardLayout.extend({ finds: z.array(z.int().min(1)).min(3).max(8) });

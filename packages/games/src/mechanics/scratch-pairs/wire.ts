import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CardLayout } from "../../scratch-cards/card-layout.ts";
import { PrizeWon } from "../../scratch-cards/prize-won.ts";

/** The kind (from 0) of each field row by row, and the multiplier in the last field. */
const PairsDealt = z.object({
  type: z.literal("card-dealt"),
  kinds: z.array(z.int().min(0).max(11)).max(12),
  multiplier: z.int().min(1).max(100),
});

/** One step of a round of scratch-pairs: `card-dealt`, `prize-won` for the pairs, `round-ended`. */
export const PairsEvent = z.discriminatedUnion("type", [PairsDealt, PrizeWon, RoundEnded]);
export type PairsEvent = z.infer<typeof PairsEvent>;

/** The pays of one pair, two pairs and so on, in stakes before the multiplier. */
export const PairsLayout = CardLayout.extend({ pays: z.array(z.int().min(1)).min(2).max(6) });

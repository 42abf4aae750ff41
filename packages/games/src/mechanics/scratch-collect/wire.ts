import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CardLayout } from "../../scratch-cards/card-layout.ts";
import { PrizeWon } from "../../scratch-cards/prize-won.ts";

/** The kind of picture (from 0) that each field hides, row by row. */
const CollectDealt = z.object({
  type: z.literal("card-dealt"),
  kinds: z.array(z.int().min(0).max(7)).max(20),
});

/** One step of a round of scratch-collect: `card-dealt`, `prize-won` if a meter is full, `round-ended`. */
export const CollectEvent = z.discriminatedUnion("type", [CollectDealt, PrizeWon, RoundEnded]);
export type CollectEvent = z.infer<typeof CollectEvent>;

/** The meters by kind: the number of pictures that fill each, and its pay in stakes. */
export const CollectLayout = CardLayout.extend({
  meters: z
    .array(z.object({ needs: z.int().min(2), multiple: z.int().min(1) }))
    .min(1)
    .max(8),
});

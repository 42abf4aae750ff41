import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CellIndex } from "../../scratch-cards/card-layout.ts";

/** Nine cells row by row, each hiding an amount in minor units. */
const MatchThreeDealt = z.object({
  type: z.literal("card-dealt"),
  cells: z.array(z.object({ prizeMinor: MinorAmount })).length(9),
});

/** Three cells hide the same amount, which is paid once. */
const MatchThreeWon = z.object({
  type: z.literal("match-won"),
  cells: z.array(CellIndex).length(3),
  payoutMinor: MinorAmount,
});

/** One step of a round of scratch-match: `card-dealt`, `match-won` on a winning card, `round-ended`. The player scratches in any order. */
export const MatchEvent = z.discriminatedUnion("type", [MatchThreeDealt, MatchThreeWon, RoundEnded]);
export type MatchEvent = z.infer<typeof MatchEvent>;

import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CardLayout } from "../../scratch-cards/card-layout.ts";
import { PrizeWon } from "../../scratch-cards/prize-won.ts";

const BeatNumber = z.int().min(0).max(99);

/** The rows from the top, each with three fields: your number, theirs, and the amount of the row if yours is higher. */
const BeatDealt = z.object({
  type: z.literal("card-dealt"),
  rows: z.array(z.object({ yours: BeatNumber, theirs: BeatNumber, prizeMinor: MinorAmount })).max(6),
});

/** One step of a round of scratch-beat: `card-dealt`, `prize-won` for the winning rows, `round-ended`. */
export const BeatEvent = z.discriminatedUnion("type", [BeatDealt, PrizeWon, RoundEnded]);
export type BeatEvent = z.infer<typeof BeatEvent>;

export const BeatLayout = CardLayout.extend({ rows: z.int().min(3).max(6) });

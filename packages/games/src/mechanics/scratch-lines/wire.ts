import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CardLayout } from "../../scratch-cards/card-layout.ts";
import { PrizeWon } from "../../scratch-cards/prize-won.ts";

/** Nine fields row by row, each with the winning kind or not, and a tenth with the amount that each line of three pays. */
const LinesDealt = z.object({
  type: z.literal("card-dealt"),
  marks: z.array(z.boolean()).length(9),
  prizeMinor: MinorAmount,
});

/** One step of a round of scratch-lines: `card-dealt`, `prize-won` for the lines of three, `round-ended`. */
export const LinesEvent = z.discriminatedUnion("type", [LinesDealt, PrizeWon, RoundEnded]);
export type LinesEvent = z.infer<typeof LinesEvent>;

export const LinesLayout = CardLayout;

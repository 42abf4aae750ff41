import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CardLayout, CardNumber, CellIndex } from "../../scratch-cards/card-layout.ts";

/** The lucky numbers at the top; below them the player's own numbers, each with the amount in minor units that it wins if it is lucky. */
const LuckyNumberDealt = z.object({
  type: z.literal("card-dealt"),
  luckyNumbers: z.array(CardNumber).min(1).max(6),
  cells: z
    .array(z.object({ number: CardNumber, prizeMinor: MinorAmount }))
    .min(4)
    .max(16),
});

/** The own number in `cell` is one of the lucky ones and pays its amount. At most one per lucky number. */
const LuckyNumberWon = z.object({
  type: z.literal("number-won"),
  cell: CellIndex,
  number: CardNumber,
  payoutMinor: MinorAmount,
});

/** One step of a round of scratch-numbers: `card-dealt`, a `number-won` for each lucky own number, `round-ended`. */
export const NumbersEvent = z.discriminatedUnion("type", [LuckyNumberDealt, LuckyNumberWon, RoundEnded]);
export type NumbersEvent = z.infer<typeof NumbersEvent>;

/** How many lucky numbers the card has. */
export const NumbersLayout = CardLayout.extend({ luckyNumbers: z.int().min(1).max(6) });
export type NumbersLayout = z.infer<typeof NumbersLayout>;

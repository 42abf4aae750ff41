import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CardNumber, CellIndex } from "../card-layout.ts";

/** Two lucky numbers at the top; below them the player's own numbers, each with the amount in minor units that it wins if it is lucky. */
const LuckyNumberDealt = z.object({
  type: z.literal("card-dealt"),
  luckyNumbers: z.array(CardNumber).length(2),
  cells: z.array(z.object({ number: CardNumber, prizeMinor: MinorAmount })).length(8),
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

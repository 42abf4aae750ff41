import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CardLayout, CardNumber } from "../../scratch-cards/card-layout.ts";
import { PrizeWon } from "../../scratch-cards/prize-won.ts";

/** The called numbers, which are hidden, and the card's own numbers row by row, which are printed. Field indexes follow this order. */
const BingoDealt = z.object({
  type: z.literal("card-dealt"),
  calls: z.array(CardNumber).max(20),
  card: z.array(CardNumber).length(16),
});

/** One step of a round of scratch-bingo: `card-dealt`, `prize-won` if a line is full, `round-ended`. */
export const BingoEvent = z.discriminatedUnion("type", [BingoDealt, PrizeWon, RoundEnded]);
export type BingoEvent = z.infer<typeof BingoEvent>;

/** The number of called numbers, and the pay of each line in stakes: four rows, four columns, two diagonals. */
export const BingoLayout = CardLayout.extend({
  calls: z.int().min(1),
  lines: z.array(z.int().min(1)).length(10),
});

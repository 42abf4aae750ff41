import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CardLayout, CardNumber, CellIndex } from "../../scratch-cards/card-layout.ts";
import { PrizeWon } from "../../scratch-cards/prize-won.ts";

/** The found numbers, which are hidden, and the grid's numbers in reading order, which are printed. Field indexes follow this order. */
const CrosswordDealt = z.object({
  type: z.literal("card-dealt"),
  found: z.array(CardNumber).max(24),
  grid: z.array(CardNumber).max(40),
});

/** One step of a round of scratch-crossword: `card-dealt`, `prize-won` for the full words, `round-ended`. */
export const CrosswordEvent = z.discriminatedUnion("type", [CrosswordDealt, PrizeWon, RoundEnded]);
export type CrosswordEvent = z.infer<typeof CrosswordEvent>;

/**
 * The number of found numbers, the positions of the grid's fields, the fields of each word, and the pay in stakes for each number of full
 * words.
 */
export const CrosswordLayout = CardLayout.extend({
  found: z.int().min(1),
  fields: z.array(z.object({ row: z.int().min(0).max(7), column: z.int().min(0).max(7) })).max(40),
  words: z.array(z.array(CellIndex).min(3)).max(10),
  pays: z.array(z.object({ words: z.int().min(1), multiple: z.int().min(1) })),
});

import { z } from "zod";

/**
 * A scratch card: its number of cells and columns, and its prizes as multiples of its price, from the largest down; `oneIn` is the odds of
 * each prize as text: one in this many cards ("24.50"). `printRun` is the number of cards printed, for cards from a print run.
 */
export const CardLayout = z.object({
  kind: z.literal("card"),
  cells: z.int().min(1).max(64),
  columns: z.int().min(1).max(8),
  printRun: z.int().min(1).optional(),
  prizes: z.array(z.object({ multiple: z.int().min(1), oneIn: z.string().max(24) })),
});
export type CardLayout = z.infer<typeof CardLayout>;

/** A cell of a card, from 0. */
export const CellIndex = z.int().min(0).max(63);
/** A number on a card. */
export const CardNumber = z.int().min(1).max(99);

import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";

/**
 * A blackjack table. `stakes` are in euro cents. The strategy and the figures are for six decks, so a table cannot have another number. A
 * stake is even, so that half of it is exact.
 */
export const BlackjackData = z
  .strictObject({ stakes: Stakes, decks: z.literal(6) })
  .refine(({ stakes }) => stakes.every((stake) => stake % 2 === 0), {
    error: "a stake is even",
    path: ["stakes"],
  });
export type BlackjackData = z.infer<typeof BlackjackData>;

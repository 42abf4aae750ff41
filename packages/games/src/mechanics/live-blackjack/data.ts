import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";

/** The number of seats at a table. */
export const SEATS = 7;

/**
 * Blackjack at a live table with seven seats. `stakes` are the chips in euro cents: each bet is a multiple of the smallest, and all are even, so
 * that half a stake is exact. `maximumStake` limits the stakes of all bets of a player in a round, without their further stakes.
 */
export const LiveBlackjackData = z
  .strictObject({ stakes: Stakes, decks: z.literal(6), maximumStake: z.int().min(1).max(100_000_000) })
  .refine(({ stakes }) => stakes.every((chip) => chip % 2 === 0 && chip % (stakes[0] ?? 1) === 0), {
    error: "a chip is even, and a multiple of the smallest",
    path: ["stakes"],
  })
  .refine(({ stakes, maximumStake }) => stakes.every((chip) => chip <= maximumStake), {
    error: "no chip is above the limit",
    path: ["maximumStake"],
  });
export type LiveBlackjackData = z.infer<typeof LiveBlackjackData>;

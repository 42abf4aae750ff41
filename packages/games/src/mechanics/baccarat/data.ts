import { z } from "zod";
import { Stakes } from "../parts.ts";

const Cents = z.int().min(1).max(100_000_000);

/**
 * A table of punto banco with eight decks. All amounts are in euro cents: the chips, the largest bet on each spot, and the largest sum of a
 * round. A bet on the banker pays 0.95 to one, so every bet is a multiple of 20 minor units, and so are the chips.
 */
export const BaccaratData = z
  .strictObject({
    decks: z.literal(8),
    chips: Stakes,
    maximumBets: z.strictObject({ side: Cents, tie: Cents, pair: Cents }),
    maximumStake: Cents,
  })
  .refine(({ chips }) => chips.every((chip) => chip % 20 === 0), {
    error: "a chip is a multiple of 20",
    path: ["chips"],
  })
  .refine(({ maximumBets, maximumStake }) => Object.values(maximumBets).every((bet) => bet <= maximumStake), {
    error: "a bet is at most the table's limit",
    path: ["maximumStake"],
  });
export type BaccaratData = z.infer<typeof BaccaratData>;

import { Cents } from "@bellwether/contract/content/cents.ts";
import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";

/** The banker bet pays 0.95 to one, which is a whole number of minor units only for a multiple of 20. */
export const BACCARAT_UNIT_MINOR = 20;

/**
 * A punto banco table with eight decks. All amounts are in euro cents; other currencies scale them. A bet is a multiple of the smallest chip.
 * `maximumBets` limits each bet on player or banker (`side`), on a tie, and on a pair; `maximumStake` limits all bets of a round together.
 */
export const BaccaratData = z
  .strictObject({
    decks: z.literal(8),
    chips: Stakes,
    maximumBets: z.strictObject({ side: Cents, tie: Cents, pair: Cents }),
    maximumStake: Cents,
  })
  .refine(({ chips }) => chips.every((chip) => chip % BACCARAT_UNIT_MINOR === 0), {
    error: `a chip is a multiple of ${BACCARAT_UNIT_MINOR}`,
    path: ["chips"],
  })
  .refine(({ chips }) => chips.every((chip) => chip % (chips[0] ?? 1) === 0), {
    error: "a chip is a multiple of the smallest",
    path: ["chips"],
  })
  .refine(({ maximumBets, maximumStake }) => Object.values(maximumBets).every((bet) => bet <= maximumStake), {
    error: "no bet's limit is above the table's",
    path: ["maximumStake"],
  });
export type BaccaratData = z.infer<typeof BaccaratData>;

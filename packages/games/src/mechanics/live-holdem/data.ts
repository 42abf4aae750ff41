import { Cents } from "@bellwether/contract/content/cents.ts";
import { z } from "zod";
import { CasinoHoldemData } from "../casino-holdem/data.ts";

/**
 * Casino hold'em at a live table. Pays are those of `casino-holdem`; `stakes` are the chips in euro cents, and every bet is a multiple of the
 * smallest. `maximumBets` limits ante and side bet, `maximumStake` all bets of a player in a round, without their calls.
 */
export const LiveHoldemData = z
  .strictObject({
    ...CasinoHoldemData.shape,
    maximumBets: z.strictObject({ ante: Cents, bonus: Cents }),
    maximumStake: Cents,
  })
  .refine(({ stakes }) => stakes.every((chip) => chip % (stakes[0] ?? 1) === 0), {
    error: "a chip is a multiple of the smallest",
    path: ["stakes"],
  })
  .refine(({ maximumBets, maximumStake }) => Object.values(maximumBets).every((bet) => bet <= maximumStake), {
    error: "no bet's limit is above the table's",
    path: ["maximumStake"],
  });
export type LiveHoldemData = z.infer<typeof LiveHoldemData>;

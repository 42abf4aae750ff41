import { Cents } from "@bellwether/contract/content/cents.ts";
import { z } from "zod";
import { Stakes } from "../rules/parts.ts";

/** The return that a market is priced for, in thousandths of the stake. Rounding the odds down takes up to two hundredths more. */
export const MarketReturn = z.int().min(900).max(975);

/**
 * The limits of a bet slip in euro cents; other currencies scale them. A bet is a multiple of `betUnit`. A selection takes bets until its
 * payout would exceed `maximumPayout`. All bets of a round together are at most `maximumStake`.
 */
export const slipLimits = {
  chips: Stakes,
  betUnit: Cents.refine((unit) => unit % 50 === 0, { error: "the unit is a multiple of 50 cents" }),
  maximumPayout: Cents,
  maximumStake: Cents,
};
export type SlipLimits = { betUnit: number; maximumPayout: number; maximumStake: number };

/** Whether each chip is a multiple of the unit. */
export function chipsFitUnit({ chips, betUnit }: { chips: readonly number[]; betUnit: number }): boolean {
  return chips.every((chip) => chip % betUnit === 0);
}

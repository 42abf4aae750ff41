import { MinorAmount, PositiveMinorAmount } from "@bellwether/contract/studio/amount.ts";
import { z } from "zod";
import { ReturnText } from "../rules/multiplier.ts";

/** The name of a selection, for example `win-3` or `forecast-3-1`. */
export const SpotName = z.string().max(40);

/** One single bet: a selection of the sheet's layout and its stake in minor units. */
export const SlipBet = z.strictObject({ spot: SpotName, amountMinor: PositiveMinorAmount });
export type SlipBet = z.infer<typeof SlipBet>;

/** All single bets of a slip: each selection at most once; the amounts add up to the stake. */
export const SlipInput = z.strictObject({ bets: z.array(SlipBet).min(1).max(200) });
export type SlipInput = z.infer<typeof SlipInput>;

/** A bet has won: `payoutMinor` is its amount times its odds, in minor units. */
export const SlipBetWon = z.object({
  type: z.literal("bet-won"),
  spot: SpotName,
  amountMinor: MinorAmount,
  payoutMinor: MinorAmount,
});
export type SlipBetWon = z.infer<typeof SlipBetWon>;

/**
 * A selection of a layout. `oddsHundredths` are decimal odds, the stake included. `chancePercent` and `returnPercent` have two
 * digits. A bet is at most `maximumBetMinor`.
 */
export const LaidSelection = z.object({
  spot: SpotName,
  market: z.string().max(20),
  oddsHundredths: z.int().min(102).max(10_000_000),
  chancePercent: z.string().regex(/^[0-9]{1,2}\.[0-9]{2}$/),
  returnPercent: ReturnText,
  maximumBetMinor: PositiveMinorAmount,
});
export type LaidSelection = z.infer<typeof LaidSelection>;

/** The part of a layout that every game with a bet slip has. A bet is a multiple of `betUnitMinor`. */
export const slipLayout = {
  betUnitMinor: PositiveMinorAmount,
  maximumStakeMinor: PositiveMinorAmount,
  maximumPayoutMinor: PositiveMinorAmount,
  lowestReturn: ReturnText,
  highestReturn: ReturnText,
  /** The selection whose return, hit rate and volatility are the figures of the sheet. */
  usualSpot: SpotName,
  spots: z.array(LaidSelection).min(2).max(200),
};

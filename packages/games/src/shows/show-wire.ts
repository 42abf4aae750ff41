import { PositiveMinorAmount } from "@bellwether/contract/studio/amount.ts";
import { z } from "zod";
import { SpotName } from "../bookmaking/slip-wire.ts";
import { PercentText, ReturnText } from "../rules/multiplier.ts";

/**
 * A spot of a show. A bet on it returns at most `mostHundredths` hundredths of its stake. It returns more than its stake with the chance
 * `winPercent`, and `returnPercent` on average, both rounded. A bet is at most `maximumBetMinor`.
 */
const LaidSpot = z.object({
  spot: SpotName,
  mostHundredths: z.int().min(101).max(10_000_000),
  winPercent: PercentText,
  returnPercent: ReturnText,
  maximumBetMinor: PositiveMinorAmount,
});

/** The part of a layout that every show has. A bet is a multiple of `betUnitMinor`. */
export const showLayout = {
  betUnitMinor: PositiveMinorAmount,
  maximumStakeMinor: PositiveMinorAmount,
  maximumPayoutMinor: PositiveMinorAmount,
  lowestReturn: ReturnText,
  highestReturn: ReturnText,
  /** The spot whose return, hit rate and volatility are the figures of the sheet. */
  usualSpot: SpotName,
  spots: z.array(LaidSpot).min(2).max(100),
};

import { rational, toPercent } from "../../exact/rational.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import { rangeOfReturns } from "../../rules/multiplier.ts";
import type { WheelShowData } from "./data.ts";
import type { SpotOdds } from "./wheel-odds.ts";
import type { WheelShowLayout } from "./wire.ts";

/** The largest bet on a spot in euro cents: a multiple of the unit whose largest payout is at most `maximumPayout`. */
export function mostOnSpot(
  { betUnit, maximumPayout, maximumStake }: WheelShowData,
  { largestMultiple }: SpotOdds,
): bigint {
  const most = BigInt(Math.min(maximumStake, Math.floor(maximumPayout / largestMultiple)));
  return most - (most % BigInt(betUnit));
}

/** The sheet's layout of a show. `scale` converts euro cents to minor units of the currency. */
export function layOutShow(data: WheelShowData, spots: readonly SpotOdds[], scale: bigint): WheelShowLayout {
  const { forecast } = data;
  const share = (weight: number, table: readonly { weight: number }[]) =>
    toPercent(rational(weight, totalWeight(table)), 2);
  return {
    kind: "wheel-show",
    show: data.show,
    segments: data.wheel,
    multipliers: data.multipliers,
    maximumMultiplier: data.maximumMultiplier,
    forecast: forecast
      ? {
          spots: forecast.spots.map(({ spot, weight }) => ({ spot, percent: share(weight, forecast.spots) })),
          multipliers: forecast.multipliers.map(({ multiplier, weight }) => ({
            multiplier,
            percent: share(weight, forecast.multipliers),
          })),
        }
      : null,
    picks: data.picks,
    bonuses: data.bonuses,
    betUnitMinor: (BigInt(data.betUnit) * scale).toString(),
    maximumStakeMinor: (BigInt(data.maximumStake) * scale).toString(),
    maximumPayoutMinor: (BigInt(data.maximumPayout) * scale).toString(),
    ...rangeOfReturns(spots.map(({ returnToPlayer }) => returnToPlayer)),
    usualSpot: data.usual,
    spots: spots.map((each) => ({
      spot: each.spot,
      pays: each.pays ?? null,
      segments: each.segments,
      chancePercent: toPercent(each.chance, 2),
      returnPercent: toPercent(each.returnToPlayer, 2),
      largestMultiple: each.largestMultiple,
      maximumBetMinor: (mostOnSpot(data, each) * scale).toString(),
    })),
  };
}

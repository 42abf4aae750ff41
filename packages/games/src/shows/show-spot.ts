import type { z } from "zod";
import { maximumBetOn } from "../bookmaking/selection.ts";
import type { SlipLimits } from "../bookmaking/slip-data.ts";
import { type Distribution, type Figures, figuresOf } from "../exact/figures.ts";
import { type Rational, rational, toPercent } from "../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../exact/win-chances.ts";
import { rangeOfReturns } from "../rules/multiplier.ts";
import { isInReturnBand } from "../rules/return-band.ts";

/** A spot of a show. What a bet on it returns depends on the outcome. */
export type ShowSpot<Outcome> = {
  readonly spot: string;
  /** The largest return of a bet, in hundredths of the stake. It limits the bet. */
  readonly oddsHundredths: number;
  /** The number of equally likely draws for each return in hundredths of the stake. */
  readonly returns: Distribution;
  /** The return of a bet in hundredths of the stake, 0 for a lost one. */
  returnOf(outcome: Outcome): number;
};

/** A spot whose largest return is that of its distribution. */
export function showSpot<Outcome>(
  spot: string,
  returns: Distribution,
  returnOf: (outcome: Outcome) => number,
): ShowSpot<Outcome> {
  return { spot, returns, returnOf, oddsHundredths: Math.max(...returns.keys()) };
}

/** The figures of a bet on the spot. A part of its stake is no win. */
const figuresOfSpot = ({ returns }: ShowSpot<never>): Figures => figuresOf(returns, 100, 100);

const returnToPlayer = (spot: ShowSpot<never>): Rational => figuresOfSpot(spot).returnToPlayer;

/** A check of a model's data: refuses spots whose exact return is not between 90 and 97.5 %, and names them. */
export const refuseSpotsOutsideBand =
  <Data>(spotsOf: (data: Data) => readonly ShowSpot<never>[]) =>
  (data: Data, context: z.RefinementCtx): void => {
    const outside = spotsOf(data).filter((spot) => !isInReturnBand(returnToPlayer(spot)));
    if (outside.length === 0) return;
    const names = outside.map(({ spot }) => spot).join(", ");
    context.addIssue({ code: "custom", message: `no return of 90 to 97.5 %: ${names}` });
  };

/** The figures of a bet on `usual`, with the largest win of all spots. */
export function figuresOfSpots(spots: readonly ShowSpot<never>[], usual: string): Figures {
  const largest = Math.max(...spots.map(({ oddsHundredths }) => oddsHundredths));
  return { ...figuresOfSpot(spotNamed(spots, usual)), maxWinMultiple: rational(largest, 100) };
}

/** The chances of a bet on `usual`. The reachable win is that of the spot that pays most. */
export function winChancesOfSpots(spots: readonly ShowSpot<never>[], usual: string): WinChances {
  const chancesOf = ({ returns }: ShowSpot<never>) => winChancesOf(chancesOfCounts(returns), 100);
  const highest = spots.reduce((most, each) => (each.oddsHundredths > most.oddsHundredths ? each : most));
  return withAimedWin(chancesOf(spotNamed(spots, usual)), chancesOf(highest).reachable);
}

function spotNamed(spots: readonly ShowSpot<never>[], name: string): ShowSpot<never> {
  const found = spots.find(({ spot }) => spot === name);
  if (!found) throw new RangeError(`no spot ${name}`);
  return found;
}

/** The spots as a layout shows them. `scale` converts euro cents to minor units of the currency. */
export function layOutSpots(limits: SlipLimits, spots: readonly ShowSpot<never>[], scale: bigint) {
  return {
    betUnitMinor: (BigInt(limits.betUnit) * scale).toString(),
    maximumStakeMinor: (BigInt(limits.maximumStake) * scale).toString(),
    maximumPayoutMinor: (BigInt(limits.maximumPayout) * scale).toString(),
    ...rangeOfReturns(spots.map(returnToPlayer)),
    spots: spots.map((each) => ({
      spot: each.spot,
      mostHundredths: each.oddsHundredths,
      winPercent: toPercent(figuresOfSpot(each).hitRate, 2),
      returnPercent: toPercent(returnToPlayer(each), 2),
      maximumBetMinor: (maximumBetOn(limits, each.oddsHundredths) * scale).toString(),
    })),
  };
}

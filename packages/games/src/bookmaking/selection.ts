import type { z } from "zod";
import { type Figures, figuresOf } from "../exact/figures.ts";
import { type Rational, rational, toNumber, toPercent } from "../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../exact/win-chances.ts";
import { rangeOfReturns } from "../rules/multiplier.ts";
import { isInReturnBand } from "../rules/return-band.ts";
import { priceOf, type ReturnThousandths, returnAt } from "./price.ts";
import type { SlipLimits } from "./slip-data.ts";

/** A thing to bet on. `wins` tells whether it has happened in an outcome. */
export type Selection<Outcome> = {
  readonly spot: string;
  readonly market: string;
  /** The exact chance that it happens. */
  readonly chance: Rational;
  /** The decimal odds in hundredths, the stake included. */
  readonly oddsHundredths: number;
  wins(outcome: Outcome): boolean;
};

/** A selection before it has odds. */
export type Offer<Outcome> = Omit<Selection<Outcome>, "oddsHundredths">;

/** The offers with the odds of their markets. `targets` has the return of each market in thousandths. */
export function priceOffers<Outcome>(
  offers: readonly Offer<Outcome>[],
  targets: Readonly<Record<string, ReturnThousandths>>,
): Selection<Outcome>[] {
  return offers.map((offer) => {
    const target = targets[offer.market];
    if (target === undefined) throw new RangeError(`no return for the market ${offer.market}`);
    return { ...offer, oddsHundredths: priceOf(offer.chance, target) };
  });
}

/** The selections that cannot be offered: their exact return is not between 90 and 97.5 %, or they would pay no more than the stake. */
function outsideBand(selections: readonly Selection<never>[]): string[] {
  return selections
    .filter(
      ({ oddsHundredths, chance }) =>
        oddsHundredths <= 100 || !isInReturnBand(returnAt(oddsHundredths, chance)),
    )
    .map(({ spot }) => spot);
}

/** A check of a model's data: refuses selections that cannot be offered, and names them. */
export const refuseOutsideBand =
  <Data>(selectionsOf: (data: Data) => readonly Selection<never>[]) =>
  (data: Data, context: z.RefinementCtx): void => {
    const outside = outsideBand(selectionsOf(data));
    if (outside.length === 0) return;
    const message = `no odds above 1 with a return of 90 to 97.5 %: ${outside.join(", ")}`;
    context.addIssue({ code: "custom", message });
  };

/** The largest bet on a selection in euro cents: a multiple of the unit whose payout is at most `maximumPayout`. */
export function maximumBetOn({ betUnit, maximumPayout }: SlipLimits, oddsHundredths: number): bigint {
  const most = (BigInt(maximumPayout) * 100n) / BigInt(oddsHundredths);
  return most - (most % BigInt(betUnit));
}

/** The selections as a layout shows them. `scale` converts euro cents to minor units of the currency. */
export function layOutSelections(limits: SlipLimits, selections: readonly Selection<never>[], scale: bigint) {
  return {
    betUnitMinor: (BigInt(limits.betUnit) * scale).toString(),
    maximumStakeMinor: (BigInt(limits.maximumStake) * scale).toString(),
    maximumPayoutMinor: (BigInt(limits.maximumPayout) * scale).toString(),
    ...rangeOfReturns(selections.map(({ oddsHundredths, chance }) => returnAt(oddsHundredths, chance))),
    spots: selections.map(({ spot, market, chance, oddsHundredths }) => ({
      spot,
      market,
      oddsHundredths,
      chancePercent: toPercent(chance, 2),
      returnPercent: toPercent(returnAt(oddsHundredths, chance), 2),
      maximumBetMinor: (maximumBetOn(limits, oddsHundredths) * scale).toString(),
    })),
  };
}

/** The figures of a bet on `usual`, and the largest win of all selections. */
export function figuresOfSelections(selections: readonly Selection<never>[], usual: string): Figures {
  const { payouts } = usualPayouts(selections, usual);
  return {
    ...figuresOf(payouts, 100),
    maxWinMultiple: rational(longestOdds(selections).oddsHundredths, 100),
  };
}

/** The chances of a bet on `usual`. The reachable win is that of the selection with the longest odds. */
export function winChancesOfSelections(selections: readonly Selection<never>[], usual: string): WinChances {
  const longest = longestOdds(selections);
  return withAimedWin(winChancesOf(chancesOfCounts(usualPayouts(selections, usual).payouts), 100), {
    multiple: rational(longest.oddsHundredths, 100),
    chance: toNumber(longest.chance),
  });
}

function usualPayouts(selections: readonly Selection<never>[], usual: string) {
  const chosen = selections.find(({ spot }) => spot === usual);
  if (!chosen) throw new RangeError(`no selection ${usual}`);
  const { numerator, denominator } = chosen.chance;
  return {
    payouts: new Map([
      [0, denominator - numerator],
      [chosen.oddsHundredths, numerator],
    ]),
  };
}

function longestOdds(selections: readonly Selection<never>[]): Selection<never> {
  return selections.reduce((longest, each) =>
    each.oddsHundredths > longest.oddsHundredths ? each : longest,
  );
}

import { type Figures, figuresOf } from "../../exact/figures.ts";
import { lawDistribution } from "../../exact/law.ts";
import { rational, toNumber } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import type { SpotOdds } from "./wheel-odds.ts";

/** The figures of a bet on the usual spot, with the largest win of all spots. */
export function showFigures(spots: readonly SpotOdds[], usual: string): Figures {
  const largest = Math.max(...spots.map(({ largestMultiple }) => largestMultiple));
  return { ...figuresOf(lawDistribution(spotNamed(spots, usual).law), 1), maxWinMultiple: rational(largest) };
}

/** The chances of the usual spot's wins. The reachable win is the largest one of all spots. */
export function showWinChances(spots: readonly SpotOdds[], usual: string): WinChances {
  const chancesOf = ({ law }: SpotOdds) => winChancesOf(chancesOfCounts(lawDistribution(law)), 1);
  const largest = spots
    .map((spot) => chancesOf(spot).reachable)
    .reduce((most, each) => (toNumber(each.multiple) > toNumber(most.multiple) ? each : most));
  return withAimedWin(chancesOf(spotNamed(spots, usual)), largest);
}

function spotNamed(spots: readonly SpotOdds[], name: string): SpotOdds {
  const spot = spots.find((each) => each.spot === name);
  if (!spot) throw new RangeError(`no spot ${name}`);
  return spot;
}

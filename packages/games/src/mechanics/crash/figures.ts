import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { rational, toNumber } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import type { CrashData } from "./data.ts";
import { ALL_DRAWS, chanceOfReaching } from "./odds.ts";

/** The number of draws for each multiplier that the usual bet pays. */
function drawsOfUsual(data: CrashData): Distribution {
  const { wins } = chanceOfReaching(data, data.usual);
  return new Map([
    [0, BigInt(ALL_DRAWS) - wins],
    [data.usual, wins],
  ]);
}

/** The figures of the usual cash-out. The largest win is the maximum. */
export function crashFigures(data: CrashData): Figures {
  return { ...figuresOf(drawsOfUsual(data), 100), maxWinMultiple: rational(data.maximumHundredths, 100) };
}

/** The chances of the usual cash-out's wins. The reachable win is the maximum, with a bet that stays in. */
export function crashWinChances(data: CrashData): WinChances {
  const { wins, all } = chanceOfReaching(data, data.maximumHundredths);
  return withAimedWin(winChancesOf(chancesOfCounts(drawsOfUsual(data)), 100), {
    multiple: rational(data.maximumHundredths, 100),
    chance: toNumber(rational(wins, all)),
  });
}

import { type ChoiceFigures, type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { rational, toNumber } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import { type CrashData, MIN_CASH_OUT } from "./data.ts";
import { ALL_DRAWS, chanceOfReaching } from "./odds.ts";

/** The number of draws for each multiplier that a bet with this cash-out pays. */
function drawsOfCashOut(data: CrashData, hundredths = data.usual): Distribution {
  const { wins } = chanceOfReaching(data, hundredths);
  return new Map([
    [0, BigInt(ALL_DRAWS) - wins],
    [hundredths, wins],
  ]);
}

/** The figures of the lowest and of the highest cash-out. Between them the chance falls and the deviation grows. */
export function figuresOfExtremes(data: CrashData): ChoiceFigures[] {
  return [MIN_CASH_OUT, data.maximumHundredths].map((each) => figuresOf(drawsOfCashOut(data, each), 100));
}

/** The figures of the usual cash-out. The largest win is the maximum. */
export function crashFigures(data: CrashData): Figures {
  return { ...figuresOf(drawsOfCashOut(data), 100), maxWinMultiple: rational(data.maximumHundredths, 100) };
}

/** The chances of the usual cash-out's wins. The reachable win is the maximum, with a bet that stays in. */
export function crashWinChances(data: CrashData): WinChances {
  const { wins, all } = chanceOfReaching(data, data.maximumHundredths);
  return withAimedWin(winChancesOf(chancesOfCounts(drawsOfCashOut(data)), 100), {
    multiple: rational(data.maximumHundredths, 100),
    chance: toNumber(rational(wins, all)),
  });
}

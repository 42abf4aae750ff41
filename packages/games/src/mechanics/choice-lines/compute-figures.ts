import type { Figures } from "../../exact/figures.ts";
import { toNumber } from "../../exact/rational.ts";
import {
  chancesOfCounts,
  type PayoutChances,
  type WinChances,
  winChancesOf,
  withAimedWin,
} from "../../exact/win-chances.ts";
import { figuresWithFreeSpins } from "../../slots/free-spins.ts";
import { roundPayouts } from "../../slots/free-spins-payouts.ts";
import { spinMoments } from "../lines/compute-figures.ts";
import { outcomesOf } from "../lines/spin-cases.ts";
import { spinDistribution } from "../lines/spin-distribution.ts";
import { type ChoiceLinesReels, type Option, spinsOfOption } from "./data.ts";
import { USUAL_OPTION } from "./wire.ts";

/** The exact figures of a player who always takes this option. The options differ in deviation alone. */
export function figuresOfOption(data: ChoiceLinesReels, option: number): Figures {
  const distribution = spinDistribution(data);
  const { plain, triggering } = distribution;
  return figuresWithFreeSpins(
    { freeSpins: spinsOfOption(optionOf(data, option)), coinsPerStake: data.coinsPerStake },
    spinMoments(data, distribution),
    {
      plain: Math.max(0, ...plain.keys()),
      triggering: triggering.size === 0 ? undefined : Math.max(...triggering.keys()),
    },
  );
}

/** The chance of each payout of a round in coins, if this option is always taken. */
export function payoutsOfOption(data: ChoiceLinesReels, option: number): PayoutChances {
  const { plain, triggering } = spinDistribution(data);
  const all = outcomesOf(data);
  return roundPayouts(spinsOfOption(optionOf(data, option)), {
    plain: chancesOfCounts(plain, all),
    triggering: chancesOfCounts(triggering, all),
  });
}

/** The chances of the wins of the usual option. The reachable win is that of the boldest. */
export function choiceLinesWinChances(data: ChoiceLinesReels): WinChances {
  const [usual, boldest] = [USUAL_OPTION, data.options.length - 1].map((option) =>
    winChancesOf(payoutsOfOption(data, option), data.coinsPerStake),
  ) as [WinChances, WinChances];
  return withAimedWin(usual, boldest.reachable);
}

/** The options of these reels with the figures that a model's data state. */
export function withFigures(data: ChoiceLinesReels): Option[] {
  return data.options.map((option, place) => {
    const { reachable } = winChancesOf(payoutsOfOption(data, place), data.coinsPerStake);
    return {
      ...option,
      deviation: Number(figuresOfOption(data, place).standardDeviation.toPrecision(5)),
      topCoins: Math.round(toNumber(reachable.multiple) * data.coinsPerStake),
    };
  });
}

function optionOf({ options }: ChoiceLinesReels, option: number): ChoiceLinesReels["options"][number] {
  const found = options[option];
  if (!found) throw new RangeError(`no option ${option}`);
  return found;
}

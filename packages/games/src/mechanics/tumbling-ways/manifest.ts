import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { stakeRules } from "../../rules/stake-rules.ts";
import { freeSpinsFeature } from "../../slots/free-spins-events.ts";
import { heightsOf } from "./columns.ts";
import { computeFigures } from "./compute-figures.ts";
import { MAX_HEIGHT, REELS, TumblingWaysData } from "./data.ts";
import { playTumblingWays } from "./play.ts";
import { computeWinChances } from "./win-chances.ts";
import { TumblingWaysEvent, TumblingWaysLayout } from "./wire.ts";

/** Six reels of changing height that pay in every row; winning symbols leave, the rest falls, and multipliers rise with each tumble. */
export const tumblingWays: Mechanic<TumblingWaysData> = {
  id: "tumbling-ways",
  family: "slots",
  motion: "falls",
  data: TumblingWaysData,
  input: NoInput,
  event: TumblingWaysEvent,
  layout: TumblingWaysLayout,
  rulesOf: (data) =>
    stakeRules({
      stakes: data.stakes,
      unitMinor: BigInt(data.coinsPerStake),
      computeFigures: () => computeFigures(data),
      computeWinChances: () => computeWinChances(data),
      layout: layoutOf(data),
      feature: freeSpinsFeature,
      play: (draws, stakeMinor) => playTumblingWays(data, draws, stakeMinor),
    }),
};

function layoutOf(data: TumblingWaysData): TumblingWaysLayout {
  const heights = data.strips.map((_, reel) => heightsOf(data, reel).map(({ height }) => height));
  const product = (each: (heights: number[]) => number) =>
    heights.reduce((ways, reel) => ways * each(reel), 1);
  const { spins, awards, multipliers } = data.freeSpins;
  return {
    kind: "tumbling-ways",
    reels: REELS,
    rows: MAX_HEIGHT,
    leastWays: product((reel) => Math.min(...reel)),
    mostWays: product((reel) => Math.max(...reel)),
    coinsPerStake: data.coinsPerStake,
    symbols: [
      ...Object.keys(data.pays).map((id) => ({ id, role: "pays" as const })),
      { id: data.wild, role: "wild" },
      { id: data.scatter, role: "scatter" },
    ],
    paytable: [
      ...Object.entries(data.pays).flatMap(([symbol, pays]) =>
        pays.map((coins, index) => ({ symbol, count: index + 3, coins })).toReversed(),
      ),
      { symbol: data.scatter, count: REELS / 2, coins: data.scatterPay },
    ],
    multipliers: [...data.multipliers],
    freeMultipliers: [...multipliers],
    freeSpins: {
      scatters: REELS / 2,
      spins,
      maximumSpins: spins * awards,
      multipliers: Array(awards).fill(multipliers[0]),
    },
  };
}

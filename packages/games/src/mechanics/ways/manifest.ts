import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { stakeRules } from "../../rules/stake-rules.ts";
import { TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import { freeSpinsFeature } from "../../slots/free-spins-events.ts";
import { computeFigures } from "./compute-figures.ts";
import { WaysData } from "./data.ts";
import { openedRows } from "./opening-rows.ts";
import { playWays } from "./play.ts";
import { computeWinChances } from "./win-chances.ts";
import { WaysEvent, WaysLayout } from "./wire.ts";

/** Five or six reels that pay in every row, wilds, scatters, and free spins whose multiplier grows with each retrigger. */
export const ways: Mechanic<WaysData> = {
  id: "ways",
  family: "slots",
  data: WaysData,
  input: NoInput,
  event: WaysEvent,
  layout: WaysLayout,
  rulesOf: (data) =>
    stakeRules({
      stakes: data.stakes,
      unitMinor: BigInt(data.coinsPerStake),
      computeFigures: () => computeFigures(data),
      computeWinChances: () => computeWinChances(data),
      layout: layoutOf(data),
      feature: freeSpinsFeature,
      play: (draws, stakeMinor) => playWays(data, draws, stakeMinor),
    }),
};

function layoutOf(data: WaysData): WaysLayout {
  const { spins, multipliers } = data.freeSpins;
  return {
    kind: "ways",
    reels: data.strips.length,
    rows: data.rows,
    ways: data.rows ** data.strips.length,
    coinsPerStake: data.coinsPerStake,
    symbols: [
      ...Object.keys(data.pays).map((id) => ({ id, role: "pays" as const })),
      { id: data.wild, role: "wild" },
      { id: data.scatter, role: "scatter" },
    ],
    paytable: [...Object.entries(data.pays), [data.scatter, data.scatterPays] as const].flatMap(
      ([symbol, pays]) => pays.map((coins, index) => ({ symbol, count: index + 3, coins })).toReversed(),
    ),
    freeSpins: {
      scatters: TRIGGERING_SCATTERS,
      spins,
      maximumSpins: spins * multipliers.length,
      multipliers: [...multipliers],
    },
    ...(data.splits && {
      splits: Object.entries(data.splits).map(([symbol, shows]) => ({ symbol, shows })),
      mostWays: (2 * data.rows) ** data.strips.length,
    }),
    ...(data.openingRows && {
      openingRows: openedRows(data).map((rows) => ({ rows, ways: rows ** data.strips.length })),
    }),
  };
}

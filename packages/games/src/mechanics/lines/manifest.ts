import { TRIGGERING_SCATTERS } from "../free-spins.ts";
import type { Mechanic } from "../mechanic.ts";
import { NoInput } from "../parts.ts";
import { stakeRules } from "../stake-rules.ts";
import { computeFigures } from "./compute-figures.ts";
import { LinesData } from "./data.ts";
import { playLines } from "./play.ts";
import { LinesEvent, LinesLayout } from "./wire.ts";

/** Five reels and paying lines, wilds, scatters, and free spins whose multiplier grows with each retrigger. */
export const lines: Mechanic<LinesData> = {
  id: "lines",
  family: "slots",
  data: LinesData,
  input: NoInput,
  event: LinesEvent,
  layout: LinesLayout,
  rulesOf: (data) =>
    stakeRules({
      stakes: data.stakes,
      unitMinor: BigInt(data.coinsPerStake),
      computeFigures: () => computeFigures(data),
      layout: layoutOf(data),
      play: (draws, stakeMinor) => playLines(data, draws, stakeMinor),
    }),
};

const counts = [5, 4, 3] as const;

function layoutOf(data: LinesData): LinesLayout {
  return {
    kind: "lines",
    reels: data.strips.length,
    rows: data.rows,
    coinsPerStake: data.coinsPerStake,
    symbols: [
      ...Object.keys(data.linePays).map((id) => ({ id, role: "pays" as const })),
      { id: data.wild, role: "wild" },
      ...wildsWithNumber(data),
      { id: data.scatter, role: "scatter" },
    ],
    lines: data.lines.map((rows) => [...rows]),
    paytable: [...Object.entries(data.linePays), [data.scatter, data.scatterPays] as const].flatMap(
      ([symbol, pays]) => counts.map((count) => ({ symbol, count, coins: pays[count] })),
    ),
    freeSpins: {
      scatters: TRIGGERING_SCATTERS,
      spins: data.freeSpins.spins,
      maximumSpins: data.freeSpins.spins * data.freeSpins.multipliers.length,
      multipliers: [...data.freeSpins.multipliers],
    },
    ...(data.feature && { feature: data.feature }),
  };
}

function wildsWithNumber({ feature }: LinesData) {
  if (feature?.kind !== "multiplier-wilds") return [];
  return Object.entries(feature.wilds).map(([id, times]) => ({ id, role: "wild" as const, times }));
}

import type { GameSheet } from "@bellwether/contract/studio/index.ts";
import type { Engine } from "../../engine.ts";
import { checkNoInput, checkOnOffer, checkStakeUnit } from "../../stakes.ts";
import { computeFigures } from "./compute-figures.ts";
import { bellLinesConfig as config } from "./config.ts";
import { bellLinesFigures } from "./figures.ts";
import { playBellLines } from "./play.ts";
import { TRIGGERING_SCATTERS } from "./spin.ts";

/** Five reels, ten lines, wild bells, and free spins whose multiplier grows with each retrigger. */
export const bellLines: Engine = {
  id: "bell-lines",
  family: "slots",
  stakes: [20n, 40n, 60n, 100n, 200n, 400n, 600n, 1000n, 2000n, 4000n, 6000n, 10_000n],
  figures: bellLinesFigures,
  computeFigures: () => computeFigures(config),
  layout: () => layout,

  accept(stakeMinor, input) {
    checkNoInput(input);
    checkStakeUnit(stakeMinor, BigInt(config.lines.length));
    return {
      checkOffer: (scale) => checkOnOffer(stakeMinor, bellLines.stakes, scale),
      play(draws) {
        const { events, payoutMinor } = playBellLines(config, draws, stakeMinor);
        return { script: { engine: "bell-lines", events }, payoutMinor };
      },
    };
  },
};

const counts = [5, 4, 3] as const;

const layout: GameSheet["layout"] = {
  kind: "lines",
  reels: config.strips.length,
  rows: config.rows,
  coinsPerStake: config.lines.length,
  symbols: [
    ...Object.keys(config.linePays).map((id) => ({ id, role: "pays" as const })),
    { id: config.wild, role: "wild" },
    { id: config.scatter, role: "scatter" },
  ],
  lines: config.lines.map((rows) => [...rows]),
  paytable: [...Object.entries(config.linePays), [config.scatter, config.scatterPays] as const].flatMap(
    ([symbol, pays]) => counts.map((count) => ({ symbol, count, coins: pays[count] })),
  ),
  freeSpins: {
    scatters: TRIGGERING_SCATTERS,
    spins: config.freeSpins.spins,
    maximumSpins: config.freeSpins.spins * config.freeSpins.multipliers.length,
    multipliers: [...config.freeSpins.multipliers],
  },
};

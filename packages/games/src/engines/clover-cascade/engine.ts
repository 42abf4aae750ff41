import type { GameSheet } from "@bellwether/contract/studio/index.ts";
import type { Engine } from "../../engine.ts";
import { checkNoInput, checkOnOffer, checkStakeUnit } from "../../stakes.ts";
import { GRID_SIDE } from "./clusters.ts";
import { computeFigures } from "./compute-figures.ts";
import { cloverCascadeConfig as config } from "./config.ts";
import { cloverCascadeFigures } from "./figures.ts";
import { modelOf } from "./model.ts";
import { playCascade } from "./play.ts";

/** Five by five places, clusters of at least five, cascades, and a multiplier that grows with each drop. */
export const cloverCascade: Engine = {
  id: "clover-cascade",
  family: "slots",
  stakes: [20n, 40n, 60n, 100n, 200n, 400n, 600n, 1000n, 2000n, 4000n, 6000n, 10_000n],
  figures: cloverCascadeFigures,
  computeFigures: () => computeFigures(model),
  layout: () => layout,

  accept(stakeMinor, input) {
    checkNoInput(input);
    checkStakeUnit(stakeMinor, BigInt(config.coinsPerStake));
    return {
      checkOffer: (scale) => checkOnOffer(stakeMinor, cloverCascade.stakes, scale),
      play(draws) {
        const { events, payoutMinor } = playCascade(model, draws, stakeMinor);
        return { script: { engine: "clover-cascade", events }, payoutMinor };
      },
    };
  },
};

const model = modelOf(config);

const layout: GameSheet["layout"] = {
  kind: "clusters",
  reels: GRID_SIDE,
  rows: GRID_SIDE,
  coinsPerStake: config.coinsPerStake,
  symbols: [
    ...Object.keys(config.pays).map((id) => ({ id, role: "pays" as const })),
    { id: config.wild, role: "wild" },
  ],
  minimumCluster: Math.min(...model.minimums),
  paytable: Object.entries(config.pays).flatMap(([symbol, steps]) =>
    steps.toReversed().map(({ from, coins }) => ({ symbol, count: from, coins })),
  ),
  multipliers: [...config.multipliers],
};

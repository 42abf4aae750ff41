import type { Mechanic } from "../mechanic.ts";
import { NoInput } from "../parts.ts";
import { stakeRules } from "../stake-rules.ts";
import { GRID_SIDE } from "./clusters.ts";
import { computeFigures } from "./compute-figures.ts";
import { ClustersData } from "./data.ts";
import { playClusters } from "./play.ts";
import { type PreparedClusters, prepare } from "./prepare.ts";
import { ClustersEvent, ClustersLayout } from "./wire.ts";

/** Five by five places, clusters of touching symbols, cascades, and a multiplier that grows with each drop. */
export const clusters: Mechanic<ClustersData> = {
  id: "clusters",
  family: "slots",
  data: ClustersData,
  input: NoInput,
  event: ClustersEvent,
  layout: ClustersLayout,
  rulesOf(data) {
    const prepared = prepare(data);
    return stakeRules({
      stakes: data.stakes,
      unitMinor: BigInt(data.coinsPerStake),
      computeFigures: () => computeFigures(prepared),
      layout: layoutOf(prepared),
      play: (draws, stakeMinor) => playClusters(prepared, draws, stakeMinor),
    });
  },
};

function layoutOf({ data, minimums }: PreparedClusters): ClustersLayout {
  return {
    kind: "clusters",
    reels: GRID_SIDE,
    rows: GRID_SIDE,
    coinsPerStake: data.coinsPerStake,
    symbols: [
      ...Object.keys(data.pays).map((id) => ({ id, role: "pays" as const })),
      { id: data.wild, role: "wild" },
    ],
    minimumCluster: Math.min(...minimums),
    paytable: Object.entries(data.pays).flatMap(([symbol, steps]) =>
      steps.toReversed().map(({ from, coins }) => ({ symbol, count: from, coins })),
    ),
    multipliers: [...data.multipliers],
  };
}

import type { Distribution } from "../../exact/figures.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { stakeRules } from "../../rules/stake-rules.ts";
import { cascadeDistribution, computeFigures } from "./compute-figures.ts";
import { ClustersData } from "./data.ts";
import { playClusters } from "./play.ts";
import { type PreparedClusters, prepare } from "./prepare.ts";
import { computeWinChances } from "./win-chances.ts";
import { ClustersEvent, ClustersLayout } from "./wire.ts";

/**
 * A grid of five to eight reels and rows, clusters of touching symbols, cascades, a multiplier that grows with each drop, and an optional
 * jar.
 */
export const clusters: Mechanic<ClustersData> = {
  id: "clusters",
  family: "slots",
  data: ClustersData,
  input: NoInput,
  event: ClustersEvent,
  layout: ClustersLayout,
  rulesOf(data) {
    const prepared = prepare(data);
    let counted: Distribution | undefined;
    const distribution = () => {
      counted ??= cascadeDistribution(prepared);
      return counted;
    };
    return stakeRules({
      stakes: data.stakes,
      unitMinor: BigInt(data.coinsPerStake),
      computeFigures: () => computeFigures(prepared, distribution()),
      computeWinChances: () => computeWinChances(prepared, distribution()),
      layout: layoutOf(prepared),
      feature: data.jar && { name: "jar", startsWith: "jar-broke" satisfies ClustersEvent["type"] },
      play: (draws, stakeMinor) => playClusters(prepared, draws, stakeMinor),
    });
  },
};

function layoutOf({ data, size, minimums }: PreparedClusters): ClustersLayout {
  return {
    kind: "clusters",
    ...size,
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
    ...(data.pool && { boards: data.pool.boards }),
    ...(data.jar && { jar: data.jar }),
  };
}

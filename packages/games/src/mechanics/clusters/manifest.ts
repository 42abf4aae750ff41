import type { SlotFeature } from "@bellwether/contract/studio/index.ts";
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
 * A grid of five to eight reels and rows, clusters of touching symbols or equal symbols anywhere, cascades, a multiplier that grows with
 * each drop, and an optional jar, boosts or multipliers of places.
 */
export const clusters: Mechanic<ClustersData> = {
  id: "clusters",
  family: "slots",
  motion: "falls",
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
      feature: featureOf(data),
      play: (draws, stakeMinor) => playClusters(prepared, draws, stakeMinor),
    });
  },
};

function featureOf({ jar, boosts, placeMultipliers }: ClustersData): SlotFeature | undefined {
  const startingWith = (name: SlotFeature["name"], startsWith: ClustersEvent["type"]) => ({
    name,
    startsWith,
  });
  if (jar) return startingWith("jar", "jar-broke");
  if (boosts) return startingWith("boosts", "boosts-won");
  return placeMultipliers && startingWith("places", "places-grown");
}

function layoutOf({ data, size, minimums }: PreparedClusters): ClustersLayout {
  return {
    kind: "clusters",
    ...size,
    coinsPerStake: data.coinsPerStake,
    symbols: [
      ...Object.keys(data.pays).map((id) => ({ id, role: "pays" as const })),
      ...(data.wild ? [{ id: data.wild, role: "wild" as const }] : []),
      ...Object.entries(data.boosts ?? {}).map(([id, times]) => ({ id, role: "boost" as const, times })),
    ],
    minimumCluster: Math.min(...minimums),
    paytable: Object.entries(data.pays).flatMap(([symbol, steps]) =>
      steps.toReversed().map(({ from, coins }) => ({ symbol, count: from, coins })),
    ),
    multipliers: [...data.multipliers],
    ...(data.pool && { boards: data.pool.boards }),
    ...(data.jar && { jar: data.jar }),
    ...(data.wins && { wins: data.wins }),
    ...(data.placeMultipliers && { placeMultipliers: data.placeMultipliers }),
  };
}

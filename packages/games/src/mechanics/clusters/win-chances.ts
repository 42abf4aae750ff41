import { chancesOfCounts, type WinChances, winChancesOf } from "../../exact/win-chances.ts";
import { cascadeDistribution } from "./compute-figures.ts";
import type { PreparedClusters } from "./prepare.ts";

/** The chances of a cascade slot's wins, over all starts. */
export function computeWinChances(prepared: PreparedClusters): WinChances {
  return winChancesOf(chancesOfCounts(cascadeDistribution(prepared)), prepared.data.coinsPerStake);
}

import type { Distribution } from "../../exact/figures.ts";
import { chancesOfCounts, type WinChances, winChancesOf } from "../../exact/win-chances.ts";
import type { PreparedClusters } from "./prepare.ts";

/** The chances of a cascade slot's wins, over all starts, from their distribution. */
export function computeWinChances({ data }: PreparedClusters, distribution: Distribution): WinChances {
  return winChancesOf(chancesOfCounts(distribution), data.coinsPerStake);
}

import { chancesOfCounts, type WinChances, winChancesOf } from "../../exact/win-chances.ts";
import { payoutCounts } from "./compute-figures.ts";
import type { ClassicData } from "./data.ts";

/** The chances of a fruit machine's wins, over all stops and all ways in which a spin may be helped. */
export function computeWinChances(data: ClassicData): WinChances {
  return winChancesOf(chancesOfCounts(payoutCounts(data)), data.coinsPerStake);
}

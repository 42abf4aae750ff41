import {
  chancesOfCounts,
  type PayoutChances,
  type WinChances,
  winChancesOf,
} from "../../exact/win-chances.ts";
import { outcomesOf } from "../lines/spin-cases.ts";
import { spinDistribution } from "../lines/spin-distribution.ts";
import type { PickLinesData } from "./data.ts";
import { BOXES } from "./wire.ts";

/** The chances of the wins, over all stops of the spin and all orders of the boxes. */
export function pickLinesWinChances(data: PickLinesData): WinChances {
  const { plain, triggering } = spinDistribution(data);
  const all = outcomesOf(data);
  const chances = new Map(chancesOfCounts(plain, all));
  const pick = pickPayouts(data);
  for (const [coins, chance] of chancesOfCounts(triggering, all))
    for (const [found, share] of pick)
      chances.set(coins + found, (chances.get(coins + found) ?? 0) + chance * share);
  return winChancesOf(chances, data.coinsPerStake);
}

/**
 * The chance of each sum of prizes. A pick finds a given set of k prizes, and then one of e empty boxes, in k! (11 − k)! · e / 12! of all
 * orders of the boxes. If k is the number of all prizes, these are the orders with the empty boxes at the end.
 */
export function pickPayouts({ pick: { prizes } }: Pick<PickLinesData, "pick">): PayoutChances {
  const empty = BOXES - prizes.length;
  // sets[k]: the number of sets of k prizes with each sum.
  const sets = prizes.map(() => new Map<number, number>());
  sets.push(new Map());
  sets[0]?.set(0, 1);
  for (const [place, prize] of prizes.entries())
    for (let size = place; size >= 0; size -= 1)
      for (const [sum, count] of sets[size] ?? []) {
        const larger = sets[size + 1];
        larger?.set(sum + prize, (larger.get(sum + prize) ?? 0) + count);
      }
  const chances = new Map<number, number>();
  for (const [size, sums] of sets.entries()) {
    const share = (factorial(size) * factorial(BOXES - 1 - size) * empty) / factorial(BOXES);
    for (const [sum, count] of sums) chances.set(sum, (chances.get(sum) ?? 0) + count * share);
  }
  return chances;
}

function factorial(count: number): number {
  return count <= 1 ? 1 : count * factorial(count - 1);
}

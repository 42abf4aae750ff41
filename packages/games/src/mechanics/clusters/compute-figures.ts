import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { AnywhereCounter } from "./anywhere-counter.ts";
import { eachStart } from "./boards.ts";
import { cascade } from "./cascade.ts";
import { CoinCounter } from "./coin-counter.ts";
import { CascadeGrid } from "./grid.ts";
import type { PreparedClusters } from "./prepare.ts";

/**
 * Computes the exact figures by playing every start; the start decides the whole round. Whoever needs the distribution for more passes it
 * in, because it takes up to a minute.
 */
export function computeFigures(
  prepared: PreparedClusters,
  distribution = cascadeDistribution(prepared),
): Figures {
  return figuresOf(distribution, prepared.data.coinsPerStake);
}

/** How many starts pay each number of coins. */
export function cascadeDistribution(prepared: PreparedClusters): Distribution {
  const counts = new Map<number, number>([[0, 0]]);
  const coinsOf = counterOf(prepared);
  let lost = 0;
  eachStart(prepared.data, (stops) => {
    const coins = coinsOf(stops);
    if (coins === 0) lost += 1;
    else counts.set(coins, (counts.get(coins) ?? 0) + 1);
  });
  counts.set(0, lost);
  return new Map([...counts].map(([coins, count]) => [coins, BigInt(count)]));
}

/** Returns the coins that stops pay, by the fastest way for the grid. */
export function counterOf(prepared: PreparedClusters): (stops: readonly number[]) => number {
  const Counter = [CoinCounter, AnywhereCounter].find((each) => each.counts(prepared));
  if (Counter) {
    const counter = new Counter(prepared);
    return (stops) => counter.coinsOf(stops);
  }
  const grid = new CascadeGrid(prepared);
  return (stops) => cascade(prepared, stops, undefined, grid);
}

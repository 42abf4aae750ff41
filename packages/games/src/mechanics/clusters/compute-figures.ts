import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { eachStart } from "./boards.ts";
import { cascade } from "./cascade.ts";
import { CascadeGrid } from "./grid.ts";
import type { PreparedClusters } from "./prepare.ts";

/** Computes the exact figures by playing every start; the start decides the whole round. */
export function computeFigures(prepared: PreparedClusters): Figures {
  return figuresOf(cascadeDistribution(prepared), prepared.data.coinsPerStake);
}

/** How many starts pay each number of coins. */
export function cascadeDistribution(prepared: PreparedClusters): Distribution {
  const counts = new Map<number, number>();
  const grid = new CascadeGrid(prepared);
  eachStart(prepared.data, (stops) => {
    const coins = cascade(prepared, stops, undefined, grid);
    counts.set(coins, (counts.get(coins) ?? 0) + 1);
  });
  return new Map([...counts].map(([coins, count]) => [coins, BigInt(count)]));
}

import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { cascade } from "./cascade.ts";
import { CascadeGrid } from "./grid.ts";
import type { PreparedClusters } from "./prepare.ts";

/** The exact figures of a cascade slot: every combination of stops is played, and the stops decide the whole round. */
export function computeFigures(prepared: PreparedClusters): Figures {
  return figuresOf(cascadeDistribution(prepared), prepared.data.coinsPerStake);
}

/** How many combinations of the five stops pay each number of coins. */
export function cascadeDistribution(prepared: PreparedClusters): Distribution {
  const counts = new Map<number, number>();
  const lengths = prepared.strips.map((strip) => strip.length);
  const stops = lengths.map(() => 0);
  const grid = new CascadeGrid(prepared);
  do {
    const coins = cascade(prepared, stops, undefined, grid);
    counts.set(coins, (counts.get(coins) ?? 0) + 1);
  } while (advance(stops, lengths));
  return new Map([...counts].map(([coins, count]) => [coins, BigInt(count)]));
}

/** Increments the stops to the next combination; false after the last one. */
export function advance(stops: number[], lengths: readonly number[]): boolean {
  for (let reel = stops.length - 1; reel >= 0; reel -= 1) {
    stops[reel] = ((stops[reel] as number) + 1) % (lengths[reel] as number);
    if (stops[reel] !== 0) return true;
  }
  return false;
}

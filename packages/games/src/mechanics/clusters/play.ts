import type { Position } from "@bellwether/contract/studio/index.ts";
import type { Draws } from "../../fairness/draws.ts";
import { cascade } from "./cascade.ts";
import { GRID_PLACES, GRID_SIDE } from "./clusters.ts";
import type { CascadeGrid } from "./grid.ts";
import type { PreparedClusters } from "./prepare.ts";
import type { ClustersEvent } from "./wire.ts";

/** A played round: its events, and the sum of their wins in minor units. */
export type CascadeRound = {
  events: ClustersEvent[];
  payoutMinor: bigint;
};

/** Draws the five stops and plays the cascades that follow. The stake is a multiple of `coinsPerStake`, in minor units. */
export function playClusters(prepared: PreparedClusters, draws: Draws, stakeMinor: bigint): CascadeRound {
  const coinMinor = stakeMinor / BigInt(prepared.data.coinsPerStake);
  const stops = prepared.strips.map((strip) => draws.below(strip.length));
  const events: ClustersEvent[] = [];
  const coins = cascade(prepared, stops, {
    filled: (grid) => events.push({ type: "grid-filled", stops, grid: shownGrid(prepared, grid) }),
    clusterWon: (symbol, places, multiplier, won) =>
      events.push({
        type: "cluster-won",
        symbol: prepared.symbols[symbol] as string,
        positions: positionsOf(places),
        multiplier,
        payoutMinor: (coinMinor * BigInt(won)).toString(),
      }),
    dropped: (drop, removed, grid) =>
      events.push({
        type: "cascade-dropped",
        drop,
        removed: positionsOf(removed),
        grid: shownGrid(prepared, grid),
      }),
    multiplierChanged: (multiplier) => events.push({ type: "multiplier-changed", multiplier }),
  });
  const payoutMinor = coinMinor * BigInt(coins);
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}

/** The grid in the wire format: reel by reel, from the top row down. */
function shownGrid(prepared: PreparedClusters, { cells }: CascadeGrid): string[][] {
  const reels: string[][] = [];
  for (let reel = 0; reel < GRID_SIDE; reel += 1) {
    const column: string[] = [];
    for (let row = GRID_SIDE - 1; row >= 0; row -= 1) {
      column.push(prepared.symbols[cells[reel * GRID_SIDE + row] as number] as string);
    }
    reels.push(column);
  }
  return reels;
}

function positionsOf(places: number): Position[] {
  const positions: Position[] = [];
  for (let place = 0; place < GRID_PLACES; place += 1) {
    if ((places & (1 << place)) === 0) continue;
    positions.push({ reel: Math.floor(place / GRID_SIDE), row: GRID_SIDE - 1 - (place % GRID_SIDE) });
  }
  return positions;
}

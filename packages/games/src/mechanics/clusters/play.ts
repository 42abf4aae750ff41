import type { Position } from "@bellwether/contract/studio/index.ts";
import type { Draws } from "../../fairness/draws.ts";
import { drawStart } from "./boards.ts";
import { cascade } from "./cascade.ts";
import type { CascadeGrid } from "./grid.ts";
import type { PreparedClusters } from "./prepare.ts";
import type { ClustersEvent } from "./wire.ts";

/** A played round: its events, and the sum of their wins in minor units. */
export type CascadeRound = {
  events: ClustersEvent[];
  payoutMinor: bigint;
};

/** Draws the start of the round and plays its cascades. The stake is a multiple of `coinsPerStake`, in minor units. */
export function playClusters(prepared: PreparedClusters, draws: Draws, stakeMinor: bigint): CascadeRound {
  const coinMinor = stakeMinor / BigInt(prepared.data.coinsPerStake);
  const start = drawStart(prepared.data, draws);
  const events: ClustersEvent[] = [];
  const coins = cascade(prepared, start.stops, {
    filled: (grid) => events.push({ type: "grid-filled", ...start, grid: shownGrid(prepared, grid) }),
    placesGrown: (places, { times }) =>
      events.push({
        type: "places-grown",
        places: withPositions(prepared, places, (place) => ({ multiplier: times[place] as number })),
      }),
    clusterWon: (symbol, places, multiplier, won) =>
      events.push({
        type: "cluster-won",
        symbol: prepared.symbols[symbol] as string,
        positions: positionsOf(prepared, places),
        multiplier,
        payoutMinor: (coinMinor * BigInt(won)).toString(),
      }),
    dropped: (drop, removed, jar, grid) =>
      events.push({
        type: "cascade-dropped",
        drop,
        removed: positionsOf(prepared, removed),
        ...(prepared.data.jar && { jar }),
        grid: shownGrid(prepared, grid),
      }),
    multiplierChanged: (multiplier) => events.push({ type: "multiplier-changed", multiplier }),
    jarBroke: ({ at, turn }, symbol, touched, grid) =>
      events.push({
        type: "jar-broke",
        at,
        turn,
        symbol: prepared.symbols[symbol] as string,
        ...(turn !== "clear" && {
          into: prepared.symbols[grid.cells[touched[0] as number] as number] as string,
        }),
        positions: positionsOf(prepared, touched),
        grid: shownGrid(prepared, grid),
      }),
    boostsWon: (places, sum, added, { cells }) =>
      events.push({
        type: "boosts-won",
        boosts: withPositions(prepared, places, (place) => ({
          times: prepared.times[cells[place] as number] as number,
        })),
        sum,
        payoutMinor: (coinMinor * BigInt(added)).toString(),
      }),
  });
  const payoutMinor = coinMinor * BigInt(coins);
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}

/** The grid in the wire format: reel by reel, from the top row down. */
function shownGrid({ size: { reels, rows }, symbols }: PreparedClusters, { cells }: CascadeGrid): string[][] {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from(
      { length: rows },
      (__, row) => symbols[cells[reel * rows + rows - 1 - row] as number] as string,
    ),
  );
}

/** The positions of places as events have them, in the order of the grid. */
function positionsOf(prepared: PreparedClusters, places: Uint8Array): Position[] {
  return withPositions(prepared, places, () => ({}));
}

function withPositions<Told extends object>(
  { size: { rows } }: PreparedClusters,
  places: Uint8Array,
  told: (place: number) => Told,
): (Position & Told)[] {
  return [...places]
    .sort((one, other) => one - other)
    .map((place) => ({
      reel: Math.floor(place / rows),
      row: rows - 1 - (place % rows),
      ...told(place),
    }));
}

import type { CloverCascadeEvent } from "@bellwether/contract/studio/events/clover-cascade.ts";
import type { Grid } from "@bellwether/contract/studio/events/grid.ts";

/** What a round has come to: the grid, the multiplier of the next clusters, what it has won so far. */
export interface CascadeState {
  grid: Grid;
  multiplier: number;
  drops: number;
  wonMinor: bigint;
}

export function beginRound(): CascadeState {
  return { grid: [], multiplier: 1, drops: 0, wonMinor: 0n };
}

/** What an event makes of the round. */
export function advance(state: CascadeState, event: CloverCascadeEvent): CascadeState {
  switch (event.type) {
    case "grid-filled":
      return { ...state, grid: event.grid };
    case "cluster-won":
      return { ...state, wonMinor: state.wonMinor + BigInt(event.payoutMinor) };
    case "cascade-dropped":
      return { ...state, grid: event.grid, drops: event.drop };
    case "multiplier-changed":
      return { ...state, multiplier: event.multiplier };
    case "round-ended":
      return state;
  }
}

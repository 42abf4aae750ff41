import type { Grid, Position } from "@bellwether/contract/studio/events/grid.ts";
import type { ClassicEvent } from "@bellwether/games/mechanics/classic/wire.ts";
import { withWinners } from "../slots/with-winners.ts";

/** The state of a round while it is shown: the grid, the amount won so far, and the places of the winning symbols. */
export type ClassicState = {
  grid: Grid;
  wonMinor: bigint;
  winners: readonly Position[];
};

export function initialState(grid: Grid): ClassicState {
  return { grid, wonMinor: 0n, winners: [] };
}

/** Applies one event to the round's state. */
export function advance(state: ClassicState, event: ClassicEvent): ClassicState {
  switch (event.type) {
    case "reels-stopped":
    case "nudged":
    case "reel-respun":
      return { ...state, grid: event.grid };
    case "line-won":
      return {
        ...state,
        wonMinor: state.wonMinor + BigInt(event.payoutMinor),
        winners: withWinners(state.winners, event.positions),
      };
    case "round-ended":
      return state;
  }
}

import type { Grid, Position } from "@bellwether/contract/studio/events/grid.ts";
import type { ClassicEvent } from "@bellwether/games/mechanics/classic/wire.ts";

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
    case "line-won": {
      const isNew = ({ reel, row }: Position) =>
        !state.winners.some((held) => held.reel === reel && held.row === row);
      return {
        ...state,
        wonMinor: state.wonMinor + BigInt(event.payoutMinor),
        winners: [...state.winners, ...event.positions.filter(isNew)],
      };
    }
    case "round-ended":
      return state;
  }
}

import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import type { ChoiceLinesEvent } from "@bellwether/games/mechanics/choice-lines/wire.ts";
import { advance as advanceLines, initialState, type LinesState } from "../lines/round-state.ts";

/** The reels as in a lines slot, and the option that was taken in this round. */
export type ChoiceLinesState = LinesState & { readonly option: number | undefined };

export function newRound(grid: Grid): ChoiceLinesState {
  return { ...initialState(grid), option: undefined };
}

export function advance(state: ChoiceLinesState, event: ChoiceLinesEvent): ChoiceLinesState {
  switch (event.type) {
    case "free-spins-offered":
      return state;
    case "free-spins-chosen":
      return { ...state, option: event.option };
    default:
      return { ...state, ...advanceLines(state, event) };
  }
}

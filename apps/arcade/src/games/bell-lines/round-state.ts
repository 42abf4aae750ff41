import type { BellLinesEvent } from "@bellwether/contract/studio/events/bell-lines.ts";
import type { Grid } from "@bellwether/contract/studio/events/grid.ts";

/** What a round has come to: the reels, what it has won so far, and its feature. */
export interface BellLinesState {
  grid: Grid;
  wonMinor: bigint;
  /** What the spin on the reels has won. */
  spinWonMinor: bigint;
  feature: { spin: number; total: number; multiplier: number; wonMinor: bigint } | null;
}

export function beginRound(grid: Grid): BellLinesState {
  return { grid, wonMinor: 0n, spinWonMinor: 0n, feature: null };
}

/** What an event makes of the round. */
export function advance(state: BellLinesState, event: BellLinesEvent): BellLinesState {
  switch (event.type) {
    case "reels-stopped":
      return { ...state, grid: event.grid, spinWonMinor: 0n };
    case "line-won":
    case "scatters-won":
      return add(state, BigInt(event.payoutMinor));
    case "free-spins-awarded":
      return state.feature
        ? { ...state, feature: { ...state.feature, total: state.feature.spin + event.remaining } }
        : state;
    case "free-spins-started":
      return { ...state, feature: { spin: 0, total: event.count, multiplier: 1, wonMinor: 0n } };
    case "multiplier-changed":
      return state.feature
        ? { ...state, feature: { ...state.feature, multiplier: event.multiplier } }
        : state;
    case "free-spin-started":
      return state.feature
        ? { ...state, feature: { ...state.feature, spin: event.spin, total: event.spin + event.remaining } }
        : state;
    case "free-spins-ended":
      return { ...state, feature: null };
    case "round-ended":
      return state;
  }
}

function add(state: BellLinesState, wonMinor: bigint): BellLinesState {
  return {
    ...state,
    wonMinor: state.wonMinor + wonMinor,
    spinWonMinor: state.spinWonMinor + wonMinor,
    feature: state.feature && { ...state.feature, wonMinor: state.feature.wonMinor + wonMinor },
  };
}

import type { Grid, Position } from "@bellwether/contract/studio/events/grid.ts";
import type { HeldCoin, HoldAndWinEvent } from "@bellwether/games/mechanics/hold-and-win/wire.ts";
import { withWinners } from "../slots/with-winners.ts";

/** The state of a round while it is shown: the grid, the amount won so far, and the respins. */
export type HoldState = {
  grid: Grid;
  wonMinor: bigint;
  winners: readonly Position[];
  /** The coins held so far with their worth now, in the order of their landing. Empty before the respins. */
  coins: readonly HeldCoin[];
  /** The number of respins left. */
  remaining: number;
};

export function initialState(grid: Grid): HoldState {
  return { grid, wonMinor: 0n, winners: [], coins: [], remaining: 0 };
}

/** Applies one event to the round's state. */
export function advance(state: HoldState, event: HoldAndWinEvent): HoldState {
  switch (event.type) {
    case "reels-stopped":
      return { ...state, grid: event.grid };
    case "line-won":
      return { ...paid(state, event.payoutMinor), winners: withWinners(state.winners, event.positions) };
    case "respins-started":
    case "respun":
      return { ...state, coins: withLanded(state.coins, event.coins), remaining: event.remaining };
    case "coins-won":
    case "grand-won":
      return paid(state, event.payoutMinor);
    case "round-ended":
      return state;
  }
}

/** Lands coins one after another, each with what it changes of those before it. */
function withLanded(coins: readonly HeldCoin[], landed: readonly HeldCoin[]): readonly HeldCoin[] {
  return landed.reduce<readonly HeldCoin[]>((held, coin) => {
    const changed = held.map((other) => ({
      ...other,
      ...coin.changes?.find(({ reel, row }) => other.reel === reel && other.row === row),
    }));
    return [...changed, coin];
  }, coins);
}

function paid(state: HoldState, payoutMinor: string): HoldState {
  return { ...state, wonMinor: state.wonMinor + BigInt(payoutMinor) };
}

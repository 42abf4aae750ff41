import type { Grid, Position } from "@bellwether/contract/studio/events/grid.ts";
import type { LinesEvent } from "@bellwether/games/mechanics/lines/wire.ts";
import { withWinners } from "../slots/with-winners.ts";
import { cutOf } from "./giant-places.ts";

/** The state of a round while it is shown: the grid, the amount won so far, and the free spins. */
export type LinesState = {
  grid: Grid;
  wonMinor: bigint;
  /** The win of the spin that is currently on the reels. */
  spinWonMinor: bigint;
  /** Positions of the winning symbols on the current grid. */
  winners: readonly Position[];
  /** The reels that stay wild from an earlier spin and do not turn. */
  held: readonly number[];
  /** The reels that turn as one in this spin. */
  linked: readonly number[];
  /** The reels that are one wide reel in this spin, and the rows of its top symbol that are above the window. */
  merged: readonly number[];
  cut: number;
  /** The symbol that the book has drawn for the free spins. */
  book: string | undefined;
  feature: FeatureState | null;
  /** The trail that is being walked: the place of the piece, and what its prizes have paid so far. */
  trail: TrailState | null;
};

/** The state of the trail. The piece is at -1 before its first throw. */
export type TrailState = { readonly place: number; readonly wonMinor: bigint };

/** The free spins so far. `spin` is the current one's number; `spins` holds the win of each, in minor units. */
export type FeatureState = {
  spin: number;
  total: number;
  multiplier: number;
  wonMinor: bigint;
  spins: readonly bigint[];
};

export function initialState(grid: Grid): LinesState {
  return {
    grid,
    wonMinor: 0n,
    spinWonMinor: 0n,
    winners: [],
    held: [],
    linked: [],
    merged: [],
    cut: 0,
    book: undefined,
    feature: null,
    trail: null,
  };
}

/** Applies one event to the round's state. */
export function advance(state: LinesState, event: LinesEvent): LinesState {
  switch (event.type) {
    case "reels-linked":
      return { ...state, linked: event.reels };
    case "reels-merged":
      return { ...state, merged: event.reels };
    case "reels-stopped": {
      const cut = cutOf(event.stops, state.merged);
      return { ...state, grid: event.grid, cut, spinWonMinor: 0n, winners: [] };
    }
    case "mystery-opened":
    case "wilds-expanded":
      return { ...state, grid: event.grid };
    case "symbols-upgraded":
      return { ...state, grid: upgradedGrid(state.grid, event) };
    case "wilds-kept":
      return { ...state, held: event.reels };
    case "book-opened":
      return { ...state, book: event.symbol };
    case "book-won": {
      const grid = state.grid.map((column, reel) =>
        event.reels.includes(reel) ? column.map(() => event.symbol) : column,
      );
      return add({ ...state, grid }, BigInt(event.payoutMinor), placesOf(grid, event.reels));
    }
    case "wheel-turned":
      return add(state, BigInt(event.payoutMinor), []);
    case "trail-started":
      return { ...state, trail: { place: -1, wonMinor: 0n } };
    case "die-thrown": {
      const wonMinor = BigInt(event.payoutMinor);
      const trail = { place: event.place, wonMinor: (state.trail?.wonMinor ?? 0n) + wonMinor };
      return { ...add(state, wonMinor, []), trail };
    }
    case "trail-ended":
      return { ...state, trail: null };
    case "line-won":
    case "scatters-won":
      return add(state, BigInt(event.payoutMinor), event.positions);
    case "free-spins-awarded":
      return state.feature
        ? { ...state, feature: { ...state.feature, total: state.feature.spin + event.remaining } }
        : state;
    case "free-spins-started":
      return {
        ...state,
        feature: { spin: 0, total: event.count, multiplier: 1, wonMinor: 0n, spins: [] },
      };
    case "multiplier-changed":
      return state.feature
        ? { ...state, feature: { ...state.feature, multiplier: event.multiplier } }
        : state;
    case "free-spin-started":
      return state.feature
        ? { ...state, held: [], linked: [], merged: [], feature: nextSpin(state.feature, event) }
        : state;
    case "free-spins-ended":
      return { ...state, held: [], book: undefined, feature: null };
    case "round-ended":
      return state;
  }
}

/** The grid with every symbol of `symbols` turned into `into`. */
function upgradedGrid(grid: Grid, { symbols, into }: { symbols: readonly string[]; into: string }): Grid {
  return grid.map((column) => column.map((symbol) => (symbols.includes(symbol) ? into : symbol)));
}

/** All positions of these reels. */
export function placesOf(grid: Grid, reels: readonly number[]): Position[] {
  return reels.flatMap((reel) => (grid[reel] ?? []).map((_, row) => ({ reel, row })));
}

/** The free spins with their next spin begun. */
export function nextSpin(
  feature: FeatureState,
  { spin, remaining }: { spin: number; remaining: number },
): FeatureState {
  return { ...feature, spin, total: spin + remaining, spins: [...feature.spins, 0n] };
}

function add(state: LinesState, wonMinor: bigint, positions: readonly Position[]): LinesState {
  const { feature } = state;
  return {
    ...state,
    wonMinor: state.wonMinor + wonMinor,
    spinWonMinor: state.spinWonMinor + wonMinor,
    winners: withWinners(state.winners, positions),
    feature: feature && {
      ...feature,
      wonMinor: feature.wonMinor + wonMinor,
      spins: feature.spins.with(-1, (feature.spins.at(-1) ?? 0n) + wonMinor),
    },
  };
}

import type { Grid, Position } from "@bellwether/contract/studio/events/grid.ts";
import type {
  TumblingWaysEvent,
  TumblingWaysLayout,
} from "@bellwether/games/mechanics/tumbling-ways/wire.ts";
import { type FeatureState, nextSpin } from "../lines/round-state.ts";

/** The state of a round: the grid, its ways, the multiplier of the next wins, the amount won so far, and the free spins. */
export type TumblingState = {
  grid: Grid;
  ways: number;
  multiplier: number;
  tumbles: number;
  wonMinor: bigint;
  /** The win with the highest payout. The win show needs it after its symbols have left the grid. */
  best: { payoutMinor: bigint; symbol: string; grid: Grid; positions: readonly Position[] } | null;
  feature: FeatureState | null;
};

export function initialState(grid: Grid, { multipliers }: TumblingWaysLayout): TumblingState {
  return {
    grid,
    ways: countWays(grid),
    multiplier: multipliers[0] ?? 1,
    tumbles: 0,
    wonMinor: 0n,
    best: null,
    feature: null,
  };
}

/** The number of ways: the product of the numbers of symbols on the reels. */
export function countWays(grid: Grid): number {
  return grid.reduce((ways, { length }) => ways * length, 1);
}

/** Applies the events of this game to the round's state. */
export function advanceWith(layout: TumblingWaysLayout) {
  return (state: TumblingState, event: TumblingWaysEvent): TumblingState => {
    switch (event.type) {
      case "reels-stopped": {
        const ladder = event.spin === 0 ? layout.multipliers : layout.freeMultipliers;
        const stopped = { ...state, grid: event.grid, ways: event.ways, tumbles: 0 };
        return withMultiplier(stopped, ladder[0] ?? 1);
      }
      case "ways-won":
        return add({ ...state, best: better(state, event) }, BigInt(event.payoutMinor));
      case "tumbled":
        return { ...state, grid: event.grid, tumbles: event.tumble };
      case "multiplier-changed":
        return withMultiplier(state, event.multiplier);
      case "scatters-won":
        return add(state, BigInt(event.payoutMinor));
      case "free-spins-awarded":
        return state.feature
          ? { ...state, feature: { ...state.feature, total: state.feature.spin + event.remaining } }
          : state;
      case "free-spins-started":
        return { ...state, feature: { spin: 0, total: event.count, multiplier: 1, wonMinor: 0n, spins: [] } };
      case "free-spin-started":
        return state.feature ? { ...state, feature: nextSpin(state.feature, event) } : state;
      case "free-spins-ended":
        return { ...state, feature: null };
      case "round-ended":
        return state;
    }
  };
}

function withMultiplier(state: TumblingState, multiplier: number): TumblingState {
  return { ...state, multiplier, feature: state.feature && { ...state.feature, multiplier } };
}

function add(state: TumblingState, wonMinor: bigint): TumblingState {
  const { feature } = state;
  return {
    ...state,
    wonMinor: state.wonMinor + wonMinor,
    feature: feature && {
      ...feature,
      wonMinor: feature.wonMinor + wonMinor,
      spins: feature.spins.with(-1, (feature.spins.at(-1) ?? 0n) + wonMinor),
    },
  };
}

function better(
  { best, grid }: TumblingState,
  { payoutMinor, symbol, positions }: { payoutMinor: string; symbol: string; positions: readonly Position[] },
): TumblingState["best"] {
  const paid = BigInt(payoutMinor);
  return best && best.payoutMinor >= paid ? best : { payoutMinor: paid, symbol, grid, positions };
}

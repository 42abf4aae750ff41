import type { Grid, Position } from "@bellwether/contract/studio/events/grid.ts";
import type { ClustersEvent } from "@bellwether/games/mechanics/clusters/wire.ts";

/** The state of a round: the grid, the multiplier of the next clusters, the amount won so far. */
export type CascadeState = {
  grid: Grid;
  multiplier: number;
  drops: number;
  wonMinor: bigint;
  /** The symbols in the jar. */
  jar: number;
  /** The multipliers of places, by `placeKey`; 1 is a place that is only marked. */
  places: ReadonlyMap<string, number>;
  /** The cluster with the highest payout. The win show needs it after its symbols have left the grid. */
  best: { payoutMinor: bigint; symbol: string; positions: readonly Position[] } | null;
};

export function initialState(): CascadeState {
  return { grid: [], multiplier: 1, drops: 0, wonMinor: 0n, jar: 0, places: new Map(), best: null };
}

/** Applies one event to the round's state. */
export function advance(state: CascadeState, event: ClustersEvent): CascadeState {
  switch (event.type) {
    case "grid-filled":
      return { ...state, grid: event.grid };
    case "cluster-won":
      return {
        ...state,
        wonMinor: state.wonMinor + BigInt(event.payoutMinor),
        best: better(state.best, event),
      };
    case "places-grown":
      return { ...state, places: grown(state.places, event.places) };
    case "cascade-dropped":
      return {
        ...state,
        grid: event.grid,
        drops: event.drop,
        jar: event.jar ?? 0,
        places: marked(state.places, event.removed),
      };
    case "boosts-won":
      return { ...state, wonMinor: state.wonMinor + BigInt(event.payoutMinor) };
    case "jar-broke":
      return { ...state, grid: event.grid };
    case "multiplier-changed":
      return { ...state, multiplier: event.multiplier };
    case "round-ended":
      return state;
  }
}

/** The name of a place in a map. */
export const placeKey = ({ reel, row }: Position): string => `${reel} ${row}`;

const grown = (places: CascadeState["places"], to: readonly (Position & { multiplier: number })[]) =>
  new Map([...places, ...to.map((place) => [placeKey(place), place.multiplier] as const)]);

const marked = (places: CascadeState["places"], won: readonly Position[]) =>
  new Map([...won.map((place) => [placeKey(place), 1] as const), ...places]);

function better(
  best: CascadeState["best"],
  { payoutMinor, symbol, positions }: { payoutMinor: string; symbol: string; positions: readonly Position[] },
): CascadeState["best"] {
  const paid = BigInt(payoutMinor);
  return best && best.payoutMinor >= paid ? best : { payoutMinor: paid, symbol, positions };
}

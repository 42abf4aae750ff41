import { type MinesEvent, TILES } from "@bellwether/games/mechanics/mines/wire.ts";

/** What is seen of a tile. `missed` is a mine under a tile that nobody opened. */
export type TileLook = "closed" | "safe" | "hit" | "missed";

/** What is seen of a round. */
export type FieldState = {
  readonly mines: number;
  readonly tiles: readonly TileLook[];
  /** The safe tiles in the order in which they were opened. */
  readonly opened: readonly number[];
  readonly worthMinor: bigint;
  /** What one tile more is worth, in hundredths of the stake; null when there is none. */
  readonly nextHundredths: number | null;
  readonly isOver: boolean;
};

export function newField(mines: number): FieldState {
  return {
    mines,
    tiles: Array.from({ length: TILES }, () => "closed"),
    opened: [],
    worthMinor: 0n,
    nextHundredths: null,
    isOver: false,
  };
}

export function advance(state: FieldState, event: MinesEvent): FieldState {
  switch (event.type) {
    case "field-laid":
      return { ...newField(event.mines), nextHundredths: event.nextHundredths };
    case "tile-opened": {
      const { tile, worthMinor, nextHundredths } = event;
      return {
        ...withTiles(state, [tile], "safe"),
        opened: [...state.opened, tile],
        worthMinor: BigInt(worthMinor),
        nextHundredths,
      };
    }
    case "mine-hit":
      return { ...withTiles(state, [event.tile], "hit"), worthMinor: 0n, nextHundredths: null };
    case "mines-shown": {
      const missed = event.tiles.filter((tile) => state.tiles[tile] === "closed");
      return { ...withTiles(state, missed, "missed"), nextHundredths: null };
    }
    case "round-ended":
      return { ...state, isOver: true };
    default:
      return state;
  }
}

function withTiles(state: FieldState, changed: readonly number[], look: TileLook): FieldState {
  return { ...state, tiles: state.tiles.map((before, tile) => (changed.includes(tile) ? look : before)) };
}

import { type MinesEvent, TILES } from "@bellwether/games/mechanics/mines/wire.ts";

/** A tile as the player sees it. `hit` is the mine that the player opened, `missed` a mine that is shown at the end. */
export type TileLook = "closed" | "safe" | "hit" | "missed";

/** A round as the player sees it. */
export type FieldState = {
  readonly mines: number;
  readonly tiles: readonly TileLook[];
  /** The opened safe tiles, in the order of opening. */
  readonly opened: readonly number[];
  readonly worthMinor: bigint;
  /** The round's worth after one more safe tile, in hundredths of the stake. Null outside a round and if no safe tile is left. */
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

export function advanceField(state: FieldState, event: MinesEvent): FieldState {
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

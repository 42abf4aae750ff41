import type { Size } from "../../stage/lay-out-board.ts";
import { nameHeight } from "../quick/paint-landscape.ts";

/** The field of five by five tiles and the row of multipliers below it, in design pixels. */
export type FieldPlaces = {
  field: { x: number; y: number; side: number };
  tile: number;
  gap: number;
  ladder: { x: number; y: number; width: number };
  /** A tile's top left corner. */
  corner(tile: number): { x: number; y: number };
};

const ACROSS = 5;
const LADDER_HEIGHT = 28;
/** Minimum size of a tile in CSS pixels. The title's name is dropped if tiles would be smaller. */
const MIN_TILE = 44;

/** Lays the field out as large as possible. `unit` is CSS pixels per design pixel. */
export function layOutField(size: Size, unit: number): FieldPlaces {
  const { width, height } = size;
  const margin = 6 / unit;
  const ladderHeight = LADDER_HEIGHT / unit;
  const floor = height - ladderHeight - margin;
  const name = nameHeight(size);
  // The gaps add an eighth to the width of the tiles.
  const least = (ACROSS * MIN_TILE * 1.125) / unit;
  const top = floor - name - margin >= least ? name + margin * 0.6 : margin * 0.6;
  const side = Math.min(width - 2 * margin, floor - top, 960);
  const gap = side * 0.018;
  const tile = (side - gap * (ACROSS + 1)) / ACROSS;
  const x = (width - side) / 2;
  const y = top + (floor - top - side) / 2;
  return {
    field: { x, y, side },
    tile,
    gap,
    ladder: {
      x: width / 2,
      y: Math.min(floor, y + side) + ladderHeight / 2 + margin * 0.4,
      width: width - 2 * margin,
    },
    corner: (index) => ({
      x: x + gap + (index % ACROSS) * (tile + gap),
      y: y + gap + Math.floor(index / ACROSS) * (tile + gap),
    }),
  };
}

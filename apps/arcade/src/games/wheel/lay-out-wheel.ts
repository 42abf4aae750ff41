import type { Size } from "../../stage/lay-out-board.ts";
import { nameHeight } from "../quick/paint-landscape.ts";

type Place = { x: number; y: number };

/** The wheel and the list of its prizes on a board, in design pixels. */
export type WheelPlaces = {
  centre: Place;
  radius: number;
  /** The places of the prizes in the list: beside the wheel on a wide board, otherwise below the wheel. */
  prizes: readonly Place[];
  note: Place | undefined;
};

/** In CSS pixels: the size of a prize, and the minimum height of a board with a note. */
const PRIZE = { width: 92, height: 27 };
const NOTED = 400;

/** Lays out a board with a list of `count` prizes. `unit` is CSS pixels per design pixel. */
export function layOutWheel({ width, height }: Size, unit: number, count: number): WheelPlaces {
  const margin = 10 / unit;
  const wide = PRIZE.width / unit;
  const high = PRIZE.height / unit;
  const hasNote = height * unit >= NOTED;
  if (width > height * 1.08) {
    const top = 16 / unit;
    const noteHeight = hasNote ? high : 0;
    const radius = Math.min((height - top - margin - noteHeight) / 2, (width - wide - 3 * margin) / 2);
    const left = (width - (2 * radius + wide + margin)) / 2;
    const centre = { x: left + radius, y: top + radius };
    const column = left + 2 * radius + margin + wide / 2;
    return {
      centre,
      radius,
      prizes: Array.from({ length: count }, (_, index) => ({
        x: column,
        y: centre.y + (index - (count - 1) / 2) * high,
      })),
      note: hasNote ? { x: centre.x, y: height - high * 0.55 } : undefined,
    };
  }
  const across = Math.max(1, Math.floor((width - margin) / wide));
  const rows = Math.ceil(count / across);
  const list = rows * high + (hasNote ? high : 0) + margin;
  const top = nameHeight({ width, height }) + 24 / unit;
  const radius = Math.min((height - list - top) / 2, width / 2 - margin * 1.4);
  const centre = { x: width / 2, y: top + (height - list - top) / 2 };
  const first = height - list + high * 0.6;
  return {
    centre,
    radius,
    prizes: Array.from({ length: count }, (_, index) => {
      const row = Math.floor(index / across);
      const inRow = Math.min(across, count - row * across);
      return { x: width / 2 + ((index % across) - (inRow - 1) / 2) * wide, y: first + row * high };
    }),
    note: hasNote ? { x: width / 2, y: first + rows * high } : undefined,
  };
}

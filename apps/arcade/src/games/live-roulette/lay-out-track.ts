import { isUpright, type Rect, type Size } from "../../stage/lay-out-board.ts";
import type { CallBetName } from "./call-bets.ts";

/** The places of the racetrack's cells. `back` is the place of the button that leads back to the table. */
export type TrackLayout = {
  pockets: ReadonlyMap<number, Rect>;
  zones: ReadonlyMap<CallBetName | "back", Rect>;
};

/** The numbers along the four sides, clockwise: the first long side, the short side with zero, the other long side, the other short side. */
const LENGTHS = [15, 4, 14, 4] as const;
const FIRST = 24;
/** The depth of the cells as a share of the track: those of the long sides, and those of the short sides. */
const DEPTH = { lying: { long: 0.29, short: 0.075 }, upright: { long: 0.25, short: 0.11 } };
/** The share of each zone along the track. */
const ZONES: readonly (readonly [CallBetName | "back", number])[] = [
  ["back", 0.16],
  ["tiers", 0.22],
  ["orphelins", 0.24],
  ["voisins", 0.22],
  ["zero", 0.16],
];
/** A smaller mat has no room for cells that can be hit. */
const MIN_UPRIGHT = { width: 300, height: 400 };
const MIN_LYING = { width: 560, height: 180 };

/** Whether a mat of this size in CSS pixels has room for the racetrack. */
export function hasTrack(mat: Size): boolean {
  const least = isUpright(mat) ? MIN_UPRIGHT : MIN_LYING;
  return mat.width >= least.width && mat.height >= least.height;
}

/** The cells on a mat of this size, in CSS pixels. `wheel` is the order of the pockets. On an upright mat the track is turned. */
export function layOutTrack(mat: Size, wheel: readonly number[]): TrackLayout {
  const upright = isUpright(mat);
  const { long, short } = upright ? DEPTH.upright : DEPTH.lying;
  // Lying: u runs to the right and v down. Upright: u runs up and v to the right, so that zero is at the top.
  const put = (u: number, v: number, length: number, breadth: number): Rect =>
    upright
      ? {
          x: v * mat.width,
          y: (1 - u - length) * mat.height,
          width: breadth * mat.width,
          height: length * mat.height,
        }
      : { x: u * mat.width, y: v * mat.height, width: length * mat.width, height: breadth * mat.height };
  const side = 1 - 2 * short;
  const cell = (index: number): Rect => {
    const [top, right, bottom, left] = LENGTHS;
    if (index < top) return put(short + (index * side) / top, 0, side / top, long);
    const onRight = index - top;
    if (onRight < right) return put(1 - short, onRight / right, short, 1 / right);
    const onBottom = onRight - right;
    if (onBottom < bottom)
      return put(short + side - ((onBottom + 1) * side) / bottom, 1 - long, side / bottom, long);
    const onLeft = onBottom - bottom;
    return put(0, 1 - (onLeft + 1) / left, short, 1 / left);
  };
  const start = wheel.indexOf(FIRST);
  const pockets = wheel.map((_, index) => [wheel[(start + index) % wheel.length] ?? 0, cell(index)] as const);
  let u = short;
  const zones = ZONES.map(([name, share]) => {
    const rect = put(u, long, share * side, 1 - 2 * long);
    u += share * side;
    return [name, rect] as const;
  });
  return { pockets: new Map(pockets), zones: new Map(zones) };
}

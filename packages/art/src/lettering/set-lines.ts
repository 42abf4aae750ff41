import type { Font } from "fontkit";
import { boundsOf, outlineText, type PathCommand, pathData } from "./outline.ts";

/** Where lettering goes: its centre and its maximum size. */
export type Place = { x: number; y: number; width: number; height: number };

/** The lettering is drawn at this size first and then scaled to its place. */
const SIZE = 100;
/** Line height in font sizes: tight, because the lines form one name. */
const LEADING = 0.98;

/** Lines of text as one path, centred in their place and as large as fits; one size for all lines. */
export function setLines(font: Font, lines: readonly string[], place: Place): string {
  const set = lines.flatMap((text, index): PathCommand[] => {
    const outline = outlineText(font, text, SIZE);
    const { left, right } = boundsOf(outline);
    return moved(outline, (x, y) => [x - (left + right) / 2, y + index * SIZE * LEADING]);
  });
  const { left, top, right, bottom } = boundsOf(set);
  // A short word is not scaled up to the edges, so that the letters of all logos have similar sizes.
  const scale = Math.min(place.width / (right - left), place.height / (bottom - top), 0.3);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return pathData(moved(set, (x, y) => [place.x + (x - middle.x) * scale, place.y + (y - middle.y) * scale]));
}

/** Straight strokes are not split, because nothing is bent here. */
function moved(commands: PathCommand[], move: (x: number, y: number) => [number, number]): PathCommand[] {
  return commands.map(({ verb, points }) => ({ verb, points: points.map(([x, y]) => move(x, y)) }));
}

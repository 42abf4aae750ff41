import type { Size } from "../../../stage/lay-out-board.ts";
import type { Pen } from "../../../stage/pen.ts";
import type { GamePalette } from "../../../theme/palette.ts";

/** Paints the world behind a show's wheel, in CSS pixels. */
export type PaintWorld = (pen: Pen, size: Size, palette: GamePalette) => void;

/** A number from 0 to 1 that is the same for the same place, so that a picture looks the same after each resize. */
export const scattered = (place: number): number => Math.abs(Math.sin(place * 127.1) * 43_758.5453) % 1;

/** A closed shape through these points. */
export function fillPolygon(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  fill: string | CanvasGradient,
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

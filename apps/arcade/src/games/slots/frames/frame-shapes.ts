import { fillDisc, type Pen } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";

export type FramePoint = readonly [x: number, y: number];

/** Three shades of a colour: lit, plain and shaded. */
export function shades(colour: string): [string, string, string] {
  return [mix(colour, "#ffffff", 0.28), colour, mix(colour, "#000000", 0.38)];
}

export function box(
  pen: Pen,
  [x0, y0]: FramePoint,
  [x1, y1]: FramePoint,
  fill: string | CanvasGradient,
  radius: number | number[] = 0,
): void {
  pen.beginPath();
  pen.roundRect(x0, y0, x1 - x0, y1 - y0, radius);
  pen.fillStyle = fill;
  pen.fill();
}

/** Paints a closed shape through points, with an outline if one is given. */
export function frameShape(
  pen: Pen,
  points: readonly FramePoint[],
  fill: string | CanvasGradient,
  line?: { colour: string; width: number },
): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
  if (!line) return;
  pen.lineJoin = "round";
  pen.strokeStyle = line.colour;
  pen.lineWidth = line.width;
  pen.stroke();
}

export function disc(
  pen: Pen,
  [x, y]: FramePoint,
  radius: number,
  fill: string | CanvasGradient,
  line?: { colour: string; width: number },
): void {
  fillDisc(pen, x, y, Math.max(0, radius), fill);
  if (!line) return;
  pen.strokeStyle = line.colour;
  pen.lineWidth = line.width;
  pen.stroke();
}

export function stroke(pen: Pen, points: readonly FramePoint[], colour: string, width: number): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

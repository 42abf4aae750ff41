import type { Size } from "../../../stage/lay-out-board.ts";
import type { Pen } from "../../../stage/pen.ts";

/** Fills the whole picture with colours from top to bottom. */
export function fillSky(pen: Pen, { width, height }: Size, colours: readonly string[]): void {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  for (const [index, colour] of colours.entries()) sky.addColorStop(index / (colours.length - 1), colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
}

/** Numbers from 0 to 1 that look random and are the same in every frame. */
export function scatter(index: number, seed: number): number {
  const wave = Math.sin(index * 127.1 + seed * 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** Draws `count` small discs that move to the left and down with the run. */
export function paintStars(
  pen: Pen,
  { width, height }: Size,
  count: number,
  drift: number,
  colour: string,
): void {
  pen.fillStyle = colour;
  for (let star = 0; star < count; star += 1) {
    const depth = 0.3 + scatter(star, 3) * 0.7;
    const x = (((scatter(star, 1) * width - drift * 60 * depth) % width) + width) % width;
    const y = (((scatter(star, 2) * height + drift * 26 * depth) % height) + height) % height;
    pen.globalAlpha = 0.35 + depth * 0.6;
    pen.beginPath();
    pen.arc(x, y, 0.7 + depth * 1.1, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Draws a cloud of overlapping discs. */
export function paintCloud(pen: Pen, x: number, y: number, size: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const [dx, dy, r] of [
    [-0.6, 0.1, 0.34],
    [-0.2, -0.1, 0.46],
    [0.3, -0.02, 0.4],
    [0.66, 0.14, 0.28],
  ] as const) {
    pen.moveTo(x + (dx + r) * size, y + dy * size);
    pen.arc(x + dx * size, y + dy * size, r * size, 0, Math.PI * 2);
  }
  pen.fill();
}

/** Draws and outlines a closed shape. */
export function shape(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  fill: string,
  outline?: string,
): void {
  pen.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
  if (outline === undefined) return;
  pen.strokeStyle = outline;
  pen.lineWidth = 3;
  pen.lineJoin = "round";
  pen.stroke();
}

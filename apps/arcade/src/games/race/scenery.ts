import type { Size } from "../../stage/lay-out-board.ts";
import { type Pen, slope } from "../../stage/pen.ts";
import type { GamePalette } from "../../theme/palette.ts";

/**
 * The part of the stage that a course covers, in CSS pixels: the height of the horizon, the lower edge of the ground, and how far the camera
 * has moved to the right. `finish` is the line's place on the stage.
 */
export type CourseView = {
  size: Size;
  horizon: number;
  bottom: number;
  camera: number;
  finish: number;
  lanes: number;
};

export type PaintScenery = (pen: Pen, view: CourseView, palette: GamePalette) => void;

/** The dashed lines between the lanes. They move with the ground. */
export function paintLanes(
  pen: Pen,
  { size, horizon, bottom, camera, lanes }: CourseView,
  colour: string,
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.setLineDash([22, 16]);
  pen.lineDashOffset = camera % 38;
  pen.beginPath();
  for (let lane = 1; lane < lanes; lane += 1) {
    const y = horizon + ((bottom - horizon) * lane) / lanes;
    pen.moveTo(0, y);
    pen.lineTo(size.width, y);
  }
  pen.stroke();
  pen.setLineDash([]);
}

/** Calls `paint` for each repeated thing in sight. Things stand `gap` pixels apart and move by `share` of the camera's way. */
export function repeat(
  { size, camera }: CourseView,
  gap: number,
  share: number,
  paint: (x: number, index: number) => void,
): void {
  const moved = camera * share;
  const first = Math.floor(moved / gap) - 1;
  for (let index = first; index * gap - moved < size.width + gap; index += 1)
    paint(index * gap - moved, index);
}

/** The sky down to the horizon. */
export function paintRaceSky(pen: Pen, { size, horizon }: CourseView, colours: readonly string[]): void {
  pen.fillStyle = slope(pen, 0, horizon, colours);
  pen.fillRect(0, 0, size.width, horizon + 1);
}

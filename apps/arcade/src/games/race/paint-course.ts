import type { RaceCourse } from "@bellwether/games/mechanics/race/wire.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { type Pen, slope } from "../../stage/pen.ts";
import { type GamePalette, mix } from "../../theme/palette.ts";
import { paintBeach } from "./paint-beach.ts";
import { paintHillside } from "./paint-hillside.ts";
import { paintMeadow } from "./paint-meadow.ts";

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

const sceneries: Record<RaceCourse, PaintScenery> = {
  horses: paintMeadow,
  turtles: paintBeach,
  vegetables: paintHillside,
};

/** The scenery of a course, with its lanes and the finish line. */
export function paintCourse(pen: Pen, course: RaceCourse, view: CourseView, palette: GamePalette): void {
  sceneries[course](pen, view, palette);
  paintFinish(pen, view);
}

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
export function paintSky(pen: Pen, { size, horizon }: CourseView, colours: readonly string[]): void {
  pen.fillStyle = slope(pen, 0, horizon, colours);
  pen.fillRect(0, 0, size.width, horizon + 1);
}

function paintFinish(pen: Pen, { size, horizon, bottom, finish }: CourseView): void {
  if (finish < -40 || finish > size.width + 40) return;
  const side = Math.max(4, (bottom - horizon) / 40);
  for (let row = 0; row * side < bottom - horizon; row += 1)
    for (let column = 0; column < 3; column += 1) {
      pen.fillStyle = (row + column) % 2 === 0 ? "#14182b" : "#ffffff";
      pen.fillRect(finish + (column - 1.5) * side, horizon + row * side, side, side);
    }
  const pole = Math.max(26, (bottom - horizon) * 0.28);
  pen.fillStyle = mix("#c81e2b", "#ffffff", 0.1);
  pen.beginPath();
  pen.arc(finish, horizon - pole, pole * 0.26, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = "#ffffff";
  pen.fillRect(finish - 2, horizon - pole * 0.76, 4, pole * 0.8);
}

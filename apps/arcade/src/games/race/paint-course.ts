import type { RaceCourse } from "@bellwether/games/mechanics/race/wire.ts";
import type { Pen } from "../../stage/pen.ts";
import { type GamePalette, mix } from "../../theme/palette.ts";
import { paintBeach } from "./paint-beach.ts";
import { paintHillside } from "./paint-hillside.ts";
import { paintRaceMeadow } from "./paint-meadow.ts";
import type { CourseView, PaintScenery } from "./scenery.ts";

const sceneries: Record<RaceCourse, PaintScenery> = {
  horses: paintRaceMeadow,
  turtles: paintBeach,
  vegetables: paintHillside,
};

/** The scenery of a course, with its lanes and the finish line. */
export function paintCourse(pen: Pen, course: RaceCourse, view: CourseView, palette: GamePalette): void {
  sceneries[course](pen, view, palette);
  paintFinish(pen, view);
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

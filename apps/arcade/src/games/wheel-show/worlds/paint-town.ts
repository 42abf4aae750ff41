import { fillDisc, slab, slope } from "../../../stage/pen.ts";
import { fillPolygon, type PaintWorld, scattered } from "./world.ts";

const WALLS = ["#f3b08f", "#e98d77", "#f7d3a1", "#b9d3c0", "#d6a3b8", "#f0c27b", "#9fc2cf"] as const;
const DOORS = ["#7d2438", "#2f5d50", "#2b4a7d", "#8a5a1c", "#5b3673"] as const;

/** A square on a peach evening: a row of narrow houses with lit windows, each with a door of its own, and lamps on the cobbles. */
export const paintTown: PaintWorld = (pen, { width, height }) => {
  pen.fillStyle = slope(pen, 0, height, ["#8d5a93", "#e88f86", "#ffcf9b", "#ffe7c2"]);
  pen.fillRect(0, 0, width, height);
  fillDisc(pen, width * 0.5, height * 0.44, height * 0.3, "rgba(255, 244, 205, 0.55)");
  const ground = height * 0.82;
  for (let back = 0; back * 70 < width + 70; back += 1) {
    const tall = height * (0.34 + scattered(back + 300) * 0.16);
    slab(pen, back * 70 - 20, ground - tall, 62, tall, 2, "rgba(122, 64, 104, 0.4)");
  }
  const house = Math.max(64, Math.min(112, width / 12));
  for (let each = 0; each * house < width + house; each += 1) paintHouse(pen, each, house, ground, height);
  pen.fillStyle = slope(pen, ground, height, ["#a26b5e", "#5f3a40"]);
  pen.fillRect(0, ground, width, height - ground);
  pen.strokeStyle = "rgba(255, 226, 190, 0.18)";
  pen.lineWidth = 2;
  for (let row = 0; row < 5; row += 1)
    for (let stone = 0; stone * 40 < width + 40; stone += 1) {
      const y = ground + ((height - ground) * (row + 0.5)) / 5;
      pen.beginPath();
      pen.ellipse(stone * 40 + (row % 2) * 20, y, 18, (height - ground) / 13, 0, 0, Math.PI * 2);
      pen.stroke();
    }
};

function paintHouse(
  pen: CanvasRenderingContext2D,
  each: number,
  wide: number,
  ground: number,
  height: number,
): void {
  const tall = height * (0.4 + scattered(each) * 0.14);
  const [x, top] = [each * wide, ground - tall];
  pen.fillStyle = slope(pen, top, ground, [WALLS[each % WALLS.length] ?? "#f3b08f", "#c9796b"]);
  pen.fillRect(x + 2, top, wide - 4, tall);
  if (each % 3 === 0)
    fillPolygon(
      pen,
      [
        [x - 2, top],
        [x + wide + 2, top],
        [x + wide / 2, top - wide * 0.5],
      ],
      "#7c3546",
    );
  else if (each % 3 === 1) {
    slab(pen, x, top - 12, wide, 14, 3, "#7c3546");
    slab(pen, x + wide * 0.62, top - 32, wide * 0.16, 26, 2, "#8f4a4a");
  } else
    for (let step = 0; step < 3; step += 1)
      slab(
        pen,
        x + 2 + step * wide * 0.14,
        top - 10 * (step + 1),
        wide - 4 - step * wide * 0.28,
        12,
        1,
        "#b45f57",
      );
  const pane = wide * 0.22;
  for (let floor = 0; floor < 2; floor += 1)
    for (const side of [0.18, 0.6])
      slab(
        pen,
        x + wide * side,
        top + tall * (0.1 + floor * 0.27),
        pane,
        pane * 1.35,
        3,
        scattered(each * 7 + floor + side) > 0.35 ? "#fff0b0" : "#6b5a7a",
      );
  slab(pen, x + wide * 0.34, ground - tall * 0.33, wide * 0.32, tall * 0.33, 8, "#fff1da");
  slab(
    pen,
    x + wide * 0.38,
    ground - tall * 0.3,
    wide * 0.24,
    tall * 0.3,
    6,
    DOORS[each % DOORS.length] ?? "#7d2438",
  );
  fillDisc(pen, x + wide * 0.58, ground - tall * 0.14, 2.5, "#ffe08a");
}

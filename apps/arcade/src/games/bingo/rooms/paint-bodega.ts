import { glow, type Pen, slab } from "../../../stage/pen.ts";
import { fillSky, scatter, shape } from "../../crash/worlds/pieces.ts";
import type { PaintDrawRoom } from "../../draws/paint-room.ts";
import { paintAwning } from "./paint-bazaar.ts";

const TINS = ["#c8322f", "#e9a824", "#2f7f5f", "#2d5fa6", "#e4e0d0"];

/** The corner shop late in the evening: its awning, and shelves that fill with the calls. */
export const paintBodega: PaintDrawRoom = (pen, size, time) => {
  const { width, height } = size;
  fillSky(pen, size, ["#3a1f16", "#5b2f1d", "#7a4526"]);
  pen.fillStyle = glow(pen, width * 0.5, height * 0.2, width * 0.6, [
    "rgb(255 214 140 / 0.45)",
    "rgb(255 214 140 / 0)",
  ]);
  pen.fillRect(0, 0, width, height);
  const tin = 22;
  const places = Math.floor(width / tin);
  for (let shelf = 0; shelf < 3; shelf += 1) {
    const y = height * (0.46 + shelf * 0.17);
    slab(pen, 0, y, width, 5, 0, "#2c160d");
    for (let place = 0; place < places; place += 1) {
      const isFull = scatter(place * 3 + shelf, 6) < 0.35 + 0.65 * time;
      if (!isFull) continue;
      const tall = 16 + scatter(place + shelf * 91, 2) * 16;
      const colour = TINS[Math.floor(scatter(place, shelf + 4) * TINS.length)] ?? "#c8322f";
      slab(pen, place * tin + 3, y - tall, tin - 7, tall, 3, colour);
      slab(pen, place * tin + 3, y - tall * 0.7, tin - 7, tall * 0.3, 0, "rgb(255 255 255 / 0.55)");
    }
  }
  slab(pen, 0, height * 0.88, width, height * 0.12, 0, "#3d2113");
  const step = Math.round(time * 75);
  paintCat(
    pen,
    width * (width < 700 ? 0.62 : 0.8),
    height * 0.88,
    Math.min(height / 230, width / 620),
    step % 4 === 3,
  );
  const part = Math.max(120, width / 8);
  for (let x = 0; x < width; x += part) paintAwning(pen, x, 48, part, height * 0.1, "#0f7a56");
};

/** The shop cat on the counter. It blinks slowly at every fourth call. */
function paintCat(pen: Pen, x: number, ground: number, unit: number, isBlinking: boolean): void {
  pen.save();
  pen.translate(x, ground);
  pen.scale(unit, unit);
  pen.strokeStyle = "#2b2b33";
  pen.lineWidth = 11;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(34, -10);
  pen.bezierCurveTo(78, -8, 70, -52, 52, -50);
  pen.stroke();
  pen.fillStyle = "#2b2b33";
  pen.beginPath();
  pen.ellipse(0, -34, 38, 36, 0, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.arc(-4, -80, 29, 0, Math.PI * 2);
  pen.fill();
  shape(
    pen,
    [
      [-32, -90],
      [-28, -122],
      [-8, -104],
    ],
    "#2b2b33",
  );
  shape(
    pen,
    [
      [24, -90],
      [20, -122],
      [0, -104],
    ],
    "#2b2b33",
  );
  for (const side of [-1, 1]) {
    pen.fillStyle = "#d8f04a";
    if (isBlinking) pen.fillRect(side * 12 - 12, -84, 16, 3);
    else {
      pen.beginPath();
      pen.ellipse(side * 12 - 4, -83, 8, 9, 0, 0, Math.PI * 2);
      pen.fill();
      slab(pen, side * 12 - 5.5, -90, 3, 14, 1.5, "#1a1a1f");
    }
  }
  shape(
    pen,
    [
      [-9, -70],
      [1, -70],
      [-4, -64],
    ],
    "#e58a97",
  );
  slab(pen, -26, -54, 46, 8, 4, "#c8322f");
  pen.restore();
}

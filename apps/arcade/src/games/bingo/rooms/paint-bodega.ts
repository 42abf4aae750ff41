import { glow, slab } from "../../../stage/pen.ts";
import { fillSky, scatter } from "../../crash/worlds/pieces.ts";
import type { PaintRoom } from "../../draws/paint-room.ts";
import { paintAwning } from "./paint-bazaar.ts";

const TINS = ["#c8322f", "#e9a824", "#2f7f5f", "#2d5fa6", "#e4e0d0"];

/** The corner shop late in the evening: its awning, and shelves that fill with the calls. */
export const paintBodega: PaintRoom = (pen, size, time) => {
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
  const part = Math.max(120, width / 8);
  for (let x = 0; x < width; x += part) paintAwning(pen, x, 48, part, height * 0.1, "#0f7a56");
};

import { glow, type Pen, slab } from "../../../stage/pen.ts";
import { fillSky } from "../../crash/worlds/pieces.ts";
import type { PaintDrawRoom } from "../../draws/paint-room.ts";

const CLOTHS = ["#d9363e", "#f4b400", "#2e9e8f", "#7d4bc2", "#e9742b"];

/** A market at dusk: stalls with striped awnings, and a string of bulbs that light one after another. */
export const paintBazaar: PaintDrawRoom = (pen, size, time) => {
  const { width, height } = size;
  fillSky(pen, size, ["#1c1245", "#43206a", "#8c3a72"]);
  const stall = Math.max(110, width / 9);
  for (let index = 0; index * stall < width; index += 1) {
    const x = index * stall;
    slab(pen, x + 8, height * 0.5, stall - 16, height * 0.5, 0, "#2b1746");
    slab(pen, x + 8, height * 0.78, stall - 16, height * 0.22, 0, "#5b3420");
    paintAwning(pen, x, height * 0.4, stall, height * 0.16, CLOTHS[index % CLOTHS.length] ?? "#d9363e");
    for (let fruit = 0; fruit < 5; fruit += 1) {
      pen.fillStyle = CLOTHS[(index + fruit + 1) % CLOTHS.length] ?? "#f4b400";
      pen.beginPath();
      pen.arc(x + 22 + (fruit * (stall - 44)) / 4, height * 0.76, Math.min(9, stall / 16), 0, Math.PI * 2);
      pen.fill();
    }
  }
  const bulbs = Math.floor(width / 46);
  for (let bulb = 0; bulb <= bulbs; bulb += 1) {
    const x = bulb * 46 + 10;
    const y = 58 + Math.sin(bulb * 0.9) * 8;
    const isLit = bulb <= bulbs * time || time === 0;
    pen.fillStyle = glow(pen, x, y, 24, [
      isLit ? "rgb(255 214 110 / 0.6)" : "rgb(255 214 110 / 0.12)",
      "rgb(255 214 110 / 0)",
    ]);
    pen.fillRect(x - 24, y - 24, 48, 48);
    pen.fillStyle = isLit ? "#ffe9a8" : "#8a6a4a";
    pen.beginPath();
    pen.arc(x, y, 4.5, 0, Math.PI * 2);
    pen.fill();
  }
};

/** A striped awning with a scalloped edge. */
export function paintAwning(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  const stripes = 6;
  const stripe = width / stripes;
  for (let index = 0; index < stripes; index += 1) {
    pen.fillStyle = index % 2 === 0 ? colour : "#fff6e2";
    pen.fillRect(x + index * stripe, y, stripe + 0.5, height);
    pen.beginPath();
    pen.arc(x + (index + 0.5) * stripe, y + height, stripe / 2, 0, Math.PI);
    pen.fill();
  }
}

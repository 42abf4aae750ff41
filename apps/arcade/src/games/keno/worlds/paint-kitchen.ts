import { type Pen, slab } from "../../../stage/pen.ts";
import { fillSky, scatter } from "../../crash/worlds/pieces.ts";
import type { PaintDrawRoom } from "../../draws/paint-room.ts";

/** A kitchen with tiles and a kettle, which comes to the boil while the balls are drawn. */
export const paintKenoKitchen: PaintDrawRoom = (pen, size, time) => {
  const { width, height } = size;
  fillSky(pen, size, ["#12324a", "#1b5161", "#23716f"]);
  const tile = Math.max(34, height / 6);
  for (let row = 0; row * tile < height; row += 1)
    for (let column = 0; column * tile < width; column += 1) {
      const shade = scatter(row * 57 + column, 5) * 0.09;
      slab(
        pen,
        column * tile + 2,
        row * tile + 2,
        tile - 4,
        tile - 4,
        5,
        `rgb(255 255 255 / ${0.03 + shade})`,
      );
    }
  const counter = height * 0.84;
  slab(pen, 0, counter, width, height - counter, 0, "#7b4a2b");
  slab(pen, 0, counter, width, 7, 0, "#a86d42");
  const unit = Math.min(height / 230, width / 620);
  const x = width < 700 ? width * 0.78 : width * 0.74;
  paintKettle(pen, x, counter, unit, time);
  for (let cup = 0; cup < 2; cup += 1) paintCup(pen, x + (70 + cup * 46) * unit, counter, unit, cup);
};

function paintKettle(pen: Pen, x: number, ground: number, unit: number, time: number): void {
  pen.save();
  pen.translate(x, ground);
  pen.scale(unit, unit);
  const shake = time > 0.8 && time < 1 ? Math.sin(time * 900) * 1.6 : 0;
  pen.translate(shake, 0);
  slab(pen, -46, -8, 92, 8, 3, "#2b2b33");
  for (let flame = -3; flame <= 3; flame += 1)
    slab(pen, flame * 11 - 3, -14, 6, 8, 3, time > 0 ? "#58c7ff" : "rgb(88 199 255 / 0.25)");
  pen.fillStyle = "#e4572e";
  pen.beginPath();
  pen.moveTo(-42, -14);
  pen.bezierCurveTo(-56, -78, -22, -92, 0, -92);
  pen.bezierCurveTo(22, -92, 56, -78, 42, -14);
  pen.closePath();
  pen.fill();
  pen.beginPath();
  pen.moveTo(38, -46);
  pen.lineTo(72, -74);
  pen.lineTo(62, -82);
  pen.lineTo(32, -66);
  pen.fill();
  slab(pen, -12, -102, 24, 12, 5, "#2b2b33");
  pen.strokeStyle = "#2b2b33";
  pen.lineWidth = 8;
  pen.beginPath();
  pen.arc(0, -86, 40, Math.PI * 1.08, Math.PI * 1.92);
  pen.stroke();
  slab(pen, -30, -66, 14, 34, 7, "rgb(255 255 255 / 0.35)");
  pen.restore();
  for (let puff = 0; puff < Math.round(time * 9); puff += 1) {
    const lift = puff * 13;
    pen.fillStyle = `rgb(255 255 255 / ${Math.max(0.05, 0.42 - puff * 0.045)})`;
    pen.beginPath();
    pen.arc(
      x + (70 + Math.sin(puff * 1.4) * 10) * unit,
      ground - (88 + lift) * unit,
      (7 + puff * 2.2) * unit,
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
}

function paintCup(pen: Pen, x: number, ground: number, unit: number, cup: number): void {
  const colour = cup === 0 ? "#fbc33c" : "#f3ecd8";
  pen.strokeStyle = colour;
  pen.lineWidth = 5 * unit;
  pen.beginPath();
  pen.arc(x + 15 * unit, ground - 16 * unit, 9 * unit, 0, Math.PI * 2);
  pen.stroke();
  slab(pen, x - 15 * unit, ground - 32 * unit, 30 * unit, 32 * unit, 6 * unit, colour);
}

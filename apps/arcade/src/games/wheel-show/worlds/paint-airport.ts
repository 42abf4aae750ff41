import { slab, slope } from "../../../stage/pen.ts";
import { fillPolygon, type PaintWorld, scattered } from "./world.ts";

/** The arrivals hall: arched windows on the evening, an aircraft behind them, a board of flaps, and a polished floor. */
export const paintAirport: PaintWorld = (pen, { width, height }) => {
  pen.fillStyle = slope(pen, 0, height, ["#3b2c4f", "#8a4f5c", "#d98b6a"]);
  pen.fillRect(0, 0, width, height);
  const floor = height * 0.7;
  const arch = Math.max(150, width / 6);
  for (let each = 0; each * arch < width; each += 1) {
    const x = each * arch + 12;
    const wide = arch - 24;
    pen.save();
    pen.beginPath();
    pen.roundRect(x, height * 0.16, wide, floor - height * 0.16, [wide / 2, wide / 2, 0, 0]);
    pen.clip();
    pen.fillStyle = slope(pen, height * 0.16, floor, ["#5b6fb3", "#f3a781", "#ffe1b0"]);
    pen.fillRect(x, 0, wide, floor);
    pen.fillStyle = "#7b5a6e";
    pen.fillRect(x, floor - height * 0.06, wide, height * 0.06);
    if (each % 2 === 0) paintAircraft(pen, x + wide * 0.5, floor - height * 0.12, wide * 0.9);
    pen.strokeStyle = "rgba(40, 24, 40, 0.55)";
    pen.lineWidth = 4;
    for (const share of [0.33, 0.66]) {
      pen.beginPath();
      pen.moveTo(x + wide * share, 0);
      pen.lineTo(x + wide * share, floor);
      pen.stroke();
    }
    pen.restore();
  }
  pen.fillStyle = slope(pen, floor, height, ["#c98a72", "#5a3a4a"]);
  pen.fillRect(0, floor, width, height - floor);
  pen.strokeStyle = "rgba(255, 232, 205, 0.16)";
  pen.lineWidth = 2;
  for (let line = -12; line <= 12; line += 1) {
    pen.beginPath();
    pen.moveTo(width / 2 + line * 46, floor);
    pen.lineTo(width / 2 + line * 190, height);
    pen.stroke();
  }
  paintBoard(pen, width * 0.5, Math.max(50, height * 0.13), Math.min(560, width * 0.6));
};

function paintAircraft(pen: CanvasRenderingContext2D, x: number, y: number, wide: number): void {
  slab(pen, x - wide * 0.5, y - wide * 0.06, wide, wide * 0.13, wide * 0.065, "#fdf4ea");
  fillPolygon(
    pen,
    [
      [x - wide * 0.46, y - wide * 0.03],
      [x - wide * 0.54, y - wide * 0.24],
      [x - wide * 0.4, y - wide * 0.24],
      [x - wide * 0.3, y - wide * 0.04],
    ],
    "#dd5a4c",
  );
  for (let pane = 0; pane < 7; pane += 1)
    slab(pen, x - wide * 0.24 + pane * wide * 0.08, y - wide * 0.025, wide * 0.03, wide * 0.04, 2, "#3f86c4");
}

/** A board of split flaps; its letters mean nothing. */
function paintBoard(pen: CanvasRenderingContext2D, x: number, y: number, wide: number): void {
  slab(pen, x - wide / 2, y - 4, wide, 66, 8, "#15181f");
  const flap = 13;
  for (let row = 0; row < 3; row += 1)
    for (let place = 0; place * flap < wide - 24; place += 1) {
      if (place % 9 === 8) continue;
      const lit = scattered(row * 97 + place);
      slab(
        pen,
        x - wide / 2 + 12 + place * flap,
        y + 4 + row * 19,
        flap - 3,
        15,
        2,
        lit > 0.72 ? "#ffd24a" : lit > 0.3 ? "#5c6470" : "#2a2f39",
      );
    }
}

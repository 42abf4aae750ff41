import { glow, slab } from "../../../stage/pen.ts";
import { fillSky, paintCloud, paintStars } from "../../crash/worlds/pieces.ts";
import type { PaintDrawRoom } from "../../draws/paint-room.ts";

/** A terrace at night: soft lamps, cocoa, and a moon that crosses the sky with the game. */
export const paintMoonlight: PaintDrawRoom = (pen, size, time) => {
  const { width, height } = size;
  fillSky(pen, size, ["#0b1437", "#1d2f6f", "#4a5fa8"]);
  paintStars(pen, { width, height: height * 0.7 }, 70, 0, "#e6ecff");
  const x = width * (0.1 + 0.8 * time);
  const y = height * (0.42 - 0.16 * Math.sin(Math.PI * time));
  const radius = Math.min(width, height) * 0.14;
  pen.fillStyle = glow(pen, x, y, radius * 4, ["rgb(240 240 255 / 0.5)", "rgb(240 240 255 / 0)"]);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#f7f3dc";
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  paintCloud(pen, width * 0.3, height * 0.34, 60, "rgb(200 212 250 / 0.22)");
  paintCloud(pen, width * 0.72, height * 0.46, 74, "rgb(200 212 250 / 0.18)");
  slab(pen, 0, height * 0.82, width, height * 0.18, 0, "#2c2340");
  slab(pen, 0, height * 0.82, width, 5, 0, "#574878");
  for (let lamp = 0; lamp * 180 < width; lamp += 1) {
    const at = 90 + lamp * 180;
    pen.fillStyle = glow(pen, at, height * 0.68, 70, ["rgb(255 205 120 / 0.5)", "rgb(255 205 120 / 0)"]);
    pen.fillRect(at - 70, height * 0.68 - 70, 140, 140);
    slab(pen, at - 3, height * 0.68, 6, height * 0.16, 2, "#1a1430");
    slab(pen, at - 12, height * 0.62, 24, 26, 8, "#ffd894");
    slab(pen, at + 40, height * 0.82 - 24, 26, 24, 6, "#a3442f");
    slab(pen, at + 42, height * 0.82 - 26, 22, 6, 3, "#5a2d1c");
  }
};

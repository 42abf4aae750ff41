import { glow, type Pen } from "../../../stage/pen.ts";
import { fillSky, paintStars, scatter, shape } from "../../crash/worlds/pieces.ts";
import type { PaintDrawRoom } from "../../draws/paint-room.ts";

/** A wood over a sleeping town. An owl watches, and blinks at every fifth ball. */
export const paintNight: PaintDrawRoom = (pen, size, time) => {
  const { width, height } = size;
  fillSky(pen, size, ["#080d2b", "#131c4d", "#24316e"]);
  paintStars(pen, { width, height: height * 0.7 }, 90, 0, "#dfe6ff");
  const moon = { x: width * (0.56 + 0.2 * time), y: height * 0.32, radius: Math.min(width, height) * 0.13 };
  pen.fillStyle = glow(pen, moon.x, moon.y, moon.radius * 4, [
    "rgb(226 232 255 / 0.5)",
    "rgb(226 232 255 / 0)",
  ]);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#f4f1d8";
  pen.beginPath();
  pen.arc(moon.x, moon.y, moon.radius, 0, Math.PI * 2);
  pen.fill();
  paintTown(pen, width, height, time);
  for (let tree = 0; tree < 16; tree += 1) {
    const x = scatter(tree, 9) * width;
    const tall = height * (0.16 + 0.2 * scatter(tree, 4));
    shape(
      pen,
      [
        [x - tall * 0.28, height],
        [x, height - tall],
        [x + tall * 0.28, height],
      ],
      "#0a1230",
    );
  }
  const isBlinking = Math.round(time * 20) % 5 === 4;
  paintOwl(
    pen,
    width < 700 ? width * 0.82 : width * 0.78,
    height * 0.52,
    Math.min(height / 250, width / 560),
    isBlinking,
  );
};

/** The roofs of the town. Windows go dark one after another. */
function paintTown(pen: Pen, width: number, height: number, time: number): void {
  for (let house = 0; house * 74 < width; house += 1) {
    const x = house * 74;
    const top = height * (0.74 + 0.08 * scatter(house, 2));
    shape(
      pen,
      [
        [x, height],
        [x, top],
        [x + 32, top - 22],
        [x + 64, top],
        [x + 64, height],
      ],
      "#101943",
    );
    pen.fillStyle = scatter(house, 7) > time * 0.9 ? "#ffd98a" : "#1c2a5e";
    pen.fillRect(x + 14, top + 12, 12, 14);
    pen.fillRect(x + 38, top + 12, 12, 14);
  }
}

function paintOwl(pen: Pen, x: number, y: number, unit: number, isBlinking: boolean): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(unit, unit);
  pen.fillStyle = "#2a1d16";
  pen.fillRect(-90, 56, 180, 12);
  pen.fillStyle = "#8a6a4d";
  pen.beginPath();
  pen.ellipse(0, 8, 40, 52, 0, 0, Math.PI * 2);
  pen.fill();
  shape(
    pen,
    [
      [-36, -26],
      [-30, -62],
      [-8, -38],
    ],
    "#8a6a4d",
  );
  shape(
    pen,
    [
      [36, -26],
      [30, -62],
      [8, -38],
    ],
    "#8a6a4d",
  );
  pen.fillStyle = "#d9c19a";
  pen.beginPath();
  pen.ellipse(0, 24, 26, 32, 0, 0, Math.PI * 2);
  pen.fill();
  for (const side of [-1, 1]) {
    pen.fillStyle = "#fff3cf";
    pen.beginPath();
    pen.arc(side * 16, -20, 15, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = "#1a120c";
    if (isBlinking) pen.fillRect(side * 16 - 13, -22, 26, 4);
    else {
      pen.beginPath();
      pen.arc(side * 16, -20, 7, 0, Math.PI * 2);
      pen.fill();
    }
  }
  shape(
    pen,
    [
      [-6, -12],
      [6, -12],
      [0, 2],
    ],
    "#f0a53a",
  );
  pen.restore();
}

import { glow, type Pen, slab } from "../../../stage/pen.ts";
import { fillSky, scatter } from "../../crash/worlds/pieces.ts";
import type { PaintDrawRoom } from "../../draws/paint-room.ts";

const LIGHTS = ["255 84 170", "94 230 255", "255 214 84", "150 110 255"];

/** A dance floor: a mirror ball, beams that turn with each call, and tiles that light up. */
export const paintDiscotheque: PaintDrawRoom = (pen, size, time) => {
  const { width, height } = size;
  fillSky(pen, size, ["#1a0636", "#33106b", "#4d1784"]);
  const centre = { x: width * (width < 700 ? 0.6 : 0.72), y: height * 0.36 };
  const step = Math.round(time * 75);
  for (let beam = 0; beam < 8; beam += 1) {
    const angle = (beam / 8) * Math.PI * 2 + step * 0.31;
    pen.fillStyle = `rgb(${LIGHTS[beam % LIGHTS.length]} / 0.16)`;
    pen.beginPath();
    pen.moveTo(centre.x, centre.y);
    pen.arc(centre.x, centre.y, width, angle, angle + 0.2);
    pen.fill();
  }
  const tile = width / 16;
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 16; column += 1) {
      const lit = scatter(row * 16 + column + step * 7, 3);
      const colour = LIGHTS[Math.floor(lit * 40) % LIGHTS.length];
      slab(
        pen,
        column * tile + 2,
        height * 0.76 + row * height * 0.09,
        tile - 4,
        height * 0.08,
        3,
        `rgb(${colour} / ${0.15 + lit * 0.5})`,
      );
    }
  paintMirrorBall(pen, centre.x, centre.y, Math.min(width, height) * 0.19, step);
};

function paintMirrorBall(pen: Pen, x: number, y: number, radius: number, step: number): void {
  slab(pen, x - 1.5, 0, 3, y, 0, "#b9b3d6");
  pen.fillStyle = glow(pen, x - radius * 0.3, y - radius * 0.3, radius * 1.4, [
    "#ffffff",
    "#b9b3e6",
    "#453a86",
  ]);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.save();
  pen.clip();
  for (let row = -5; row <= 5; row += 1)
    for (let column = -6; column <= 6; column += 1)
      if (scatter(row * 13 + column + step, 8) > 0.66)
        slab(
          pen,
          x + column * radius * 0.18,
          y + row * radius * 0.19,
          radius * 0.15,
          radius * 0.15,
          1,
          "rgb(255 255 255 / 0.75)",
        );
  pen.restore();
}

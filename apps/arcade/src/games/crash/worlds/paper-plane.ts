import { shape } from "./pieces.ts";
import type { CrashWorld } from "./world.ts";

const INK = "#173a8a";

/** A squared exercise book, and a folded plane. */
export const paperPlane: CrashWorld = {
  ink: INK,
  outline: "#fbfaf3",
  curve: INK,
  area: "rgb(23 58 138 / 0.07)",
  axis: INK,
  isDashed: true,
  paintScenery(pen, { width, height }, drift) {
    pen.fillStyle = "#fbfaf3";
    pen.fillRect(0, 0, width, height);
    const step = 24;
    pen.strokeStyle = "rgb(74 124 214 / 0.3)";
    pen.lineWidth = 1;
    pen.beginPath();
    for (let x = -((drift * 50) % step); x < width; x += step) {
      pen.moveTo(x, 0);
      pen.lineTo(x, height);
    }
    for (let y = (drift * 22) % step; y < height; y += step) {
      pen.moveTo(0, y);
      pen.lineTo(width, y);
    }
    pen.stroke();
    pen.strokeStyle = "rgb(224 69 69 / 0.55)";
    pen.lineWidth = 2;
    pen.beginPath();
    pen.moveTo(width * 0.93 - drift * 4, 0);
    pen.lineTo(width * 0.93 - drift * 4, height);
    pen.stroke();
    // Doodles: a cloud, a star, and the radiator that the plane must not meet.
    pen.strokeStyle = "rgb(23 58 138 / 0.55)";
    pen.lineWidth = 2.5;
    for (const [x, y] of [
      [0.3, 0.3],
      [0.72, 0.5],
    ] as const) {
      const left = ((((x * width - drift * 36) % (width + 160)) + width + 160) % (width + 160)) - 80;
      pen.beginPath();
      pen.arc(left, y * height, 18, Math.PI * 0.9, Math.PI * 1.9);
      pen.arc(left + 26, y * height - 4, 22, Math.PI * 1.2, Math.PI * 0.25);
      pen.lineTo(left - 14, y * height + 10);
      pen.stroke();
    }
    const floor = height * 0.97 + drift * 30;
    for (let rib = 0; rib < 6; rib += 1)
      pen.strokeRect(width * 0.8 + rib * 15 - drift * 30, floor - 44, 11, 40);
  },
  paintCraft(pen, ms) {
    pen.rotate(Math.sin(ms / 260) * 0.05);
    shape(
      pen,
      [
        [44, -6],
        [-40, -30],
        [-18, 0],
      ],
      "#ffffff",
      INK,
    );
    shape(
      pen,
      [
        [44, -6],
        [-18, 0],
        [-26, 24],
      ],
      "#d9e4fb",
      INK,
    );
    shape(
      pen,
      [
        [44, -6],
        [-18, 0],
        [-40, 8],
      ],
      "#ffffff",
      INK,
    );
  },
};

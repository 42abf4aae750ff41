import { fillSky, paintCloud, scatter, shape } from "./pieces.ts";
import type { CrashWorld } from "./world.ts";

const OUTLINE = "#12386b";

/** A meadow in summer, and a kite on its string. */
export const kiteClub: CrashWorld = {
  ink: "#ffffff",
  outline: OUTLINE,
  curve: "#fff7d6",
  area: "rgb(255 255 255 / 0.2)",
  axis: "rgb(18 56 107 / 0.85)",
  paintScenery(pen, size, drift) {
    const { width, height } = size;
    fillSky(pen, size, ["#2f7fd6", "#5fb0ee", "#a9dcf7", "#e8f6e0"]);
    pen.fillStyle = "#ffd95c";
    pen.beginPath();
    pen.arc(width * 0.86, height * 0.3 + drift * 6, Math.min(width, height) * 0.08, 0, Math.PI * 2);
    pen.fill();
    for (let cloud = 0; cloud < 7; cloud += 1) {
      const depth = 0.5 + scatter(cloud, 2) * 0.6;
      const span = width + 240;
      const x = ((((scatter(cloud, 1) * span - drift * 44 * depth) % span) + span) % span) - 120;
      const y = height * (0.2 + 0.42 * scatter(cloud, 3)) + drift * 10 * depth;
      paintCloud(pen, x, y, 54 * depth, "rgb(255 255 255 / 0.82)");
    }
    const ground = height * 0.86 + drift * 40;
    for (const [lift, colour, pace] of [
      [46, "#8cc46a", 10],
      [22, "#69ad4f", 20],
      [0, "#4c923d", 34],
    ] as const) {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.moveTo(0, height);
      for (let x = 0; x <= width + 20; x += 20)
        pen.lineTo(x, ground - lift + Math.sin((x + drift * pace) / (90 + lift)) * 12);
      pen.lineTo(width + 20, height);
      pen.fill();
    }
  },
  paintCraft(pen, ms) {
    const sway = Math.sin(ms / 320) * 6;
    pen.strokeStyle = "#e0457b";
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(-24, 18);
    pen.bezierCurveTo(-44, 22 + sway, -52, 40 - sway, -76, 36 + sway);
    pen.stroke();
    for (const [x, y] of [
      [-46, 28],
      [-62, 36],
    ] as const)
      shape(
        pen,
        [
          [x - 7, y - 6],
          [x + 7, y + 6],
          [x + 7, y - 6],
          [x - 7, y + 6],
        ],
        "#ffd95c",
        OUTLINE,
      );
    shape(
      pen,
      [
        [36, -30],
        [8, 14],
        [-24, 18],
        [-10, -18],
      ],
      "#f2557f",
      OUTLINE,
    );
    shape(
      pen,
      [
        [36, -30],
        [8, 14],
        [-24, 18],
      ],
      "#ffd95c",
      OUTLINE,
    );
    shape(
      pen,
      [
        [36, -30],
        [-24, 18],
        [-10, -18],
      ],
      "#3ec6b2",
      OUTLINE,
    );
  },
};

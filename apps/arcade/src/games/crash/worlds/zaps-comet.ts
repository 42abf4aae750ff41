import { fillSky, paintStars, shape } from "./pieces.ts";
import type { CrashWorld } from "./world.ts";

const OUTLINE = "#170436";

/** Deep space in neon, and Zap as a comet. */
export const zapsComet: CrashWorld = {
  ink: "#ffffff",
  outline: OUTLINE,
  curve: "#c8f53a",
  area: "rgb(200 245 58 / 0.28)",
  axis: "rgb(234 222 255 / 0.8)",
  paintScenery(pen, size, drift) {
    const { width, height } = size;
    fillSky(pen, size, ["#14062e", "#2b0f66", "#5c1591", "#b3208f"]);
    paintStars(pen, size, 110, drift * 1.6, "#ffffff");
    const radius = Math.min(width, height) * 0.11;
    const x = width * 0.9 - drift * 22;
    const y = height * 0.62 + drift * 12;
    const planet = pen.createLinearGradient(x, y - radius, x, y + radius);
    planet.addColorStop(0, "#ff9be0");
    planet.addColorStop(1, "#8a27c9");
    pen.fillStyle = planet;
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
    pen.strokeStyle = "#ffd23f";
    pen.lineWidth = 4;
    pen.beginPath();
    pen.ellipse(x, y, radius * 1.7, radius * 0.4, -0.3, 0, Math.PI * 2);
    pen.stroke();
  },
  paintCraft(pen, ms) {
    for (let ember = 0; ember < 7; ember += 1) {
      const back = 30 + ember * 13 + ((ms / 12) % 13);
      pen.globalAlpha = Math.max(0, 0.85 - ember * 0.12);
      pen.fillStyle = ember % 2 ? "#ff6a3d" : "#ffc23f";
      pen.beginPath();
      pen.arc(-back, Math.sin(ms / 90 + ember) * 4, 10 - ember, 0, Math.PI * 2);
      pen.fill();
    }
    pen.globalAlpha = 1;
    const blow = Math.sin(ms / 70) * 4;
    shape(
      pen,
      [
        [2, -24],
        [-30, -44 + blow],
        [-16, -20],
        [-46, -18 - blow],
        [-20, -4],
        [-40, 12 + blow],
        [-8, 16],
      ],
      "#3fd6f5",
      OUTLINE,
    );
    shape(
      pen,
      [
        [4, -18],
        [-18, -30 + blow],
        [-10, -12],
        [-28, -8],
        [-8, 6],
      ],
      "#c8f53a",
    );
    pen.fillStyle = "#ff8a2b";
    pen.strokeStyle = OUTLINE;
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(10, 0, 26, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
    pen.fillStyle = "#ffffff";
    for (const x of [8, 26]) {
      pen.beginPath();
      pen.ellipse(x, -5, 6, 8, 0, 0, Math.PI * 2);
      pen.fill();
      pen.stroke();
    }
    pen.fillStyle = OUTLINE;
    for (const x of [10, 28]) {
      pen.beginPath();
      pen.arc(x, -4, 3, 0, Math.PI * 2);
      pen.fill();
    }
    pen.beginPath();
    pen.arc(18, 7, 9, 0.1, Math.PI - 0.3);
    pen.fill();
  },
};

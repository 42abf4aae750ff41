import { fillSky, paintStars, scatter, shape } from "./pieces.ts";
import type { CrashWorld } from "./world.ts";

const OUTLINE = "#170a33";

/** A harbour at night, and a ferry with a rocket at its stern. */
export const rocketFerry: CrashWorld = {
  ink: "#ffffff",
  outline: OUTLINE,
  curve: "#ffb454",
  area: "rgb(255 180 84 / 0.2)",
  axis: "rgb(233 220 255 / 0.75)",
  paintScenery(pen, size, drift) {
    const { width, height } = size;
    fillSky(pen, size, ["#150a33", "#35176b", "#7a3a9d", "#e07a8c"]);
    paintStars(pen, size, 60, drift, "#f3e8ff");
    const quay = height * 0.84 + drift * 46;
    const house = Math.max(34, width / 22);
    for (let index = -1; index * house < width + house; index += 1) {
      const tall = 30 + scatter(index, 5) * height * 0.2;
      const x = index * house - ((drift * 18) % house);
      pen.fillStyle = "#22104a";
      pen.fillRect(x, quay - tall, house - 3, tall + 2);
      pen.fillStyle = "rgb(255 214 130 / 0.75)";
      for (let light = 0; light < 6; light += 1)
        if (scatter(index * 7 + light, 9) > 0.45)
          pen.fillRect(
            x + 6 + (light % 2) * (house / 2 - 4),
            quay - tall + 8 + Math.floor(light / 2) * 14,
            6,
            7,
          );
    }
    pen.fillStyle = "#160b37";
    pen.fillRect(0, quay, width, height);
    pen.strokeStyle = "rgb(255 190 170 / 0.3)";
    pen.lineWidth = 2;
    for (let wave = 0; wave < 9; wave += 1) {
      const x = ((scatter(wave, 4) * width - drift * 80) % width) + (drift > 0 ? width * 0.1 : 0);
      pen.beginPath();
      pen.moveTo(x, quay + 14 + wave * 9);
      pen.lineTo(x + 50, quay + 14 + wave * 9);
      pen.stroke();
    }
  },
  paintCraft(pen, ms) {
    const flame = 26 + 9 * Math.sin(ms / 45);
    shape(
      pen,
      [
        [-38, 4],
        [-38 - flame, 12],
        [-38, 20],
      ],
      "#ff7a3c",
    );
    shape(
      pen,
      [
        [-38, 8],
        [-38 - flame * 0.6, 12],
        [-38, 16],
      ],
      "#ffe28a",
    );
    shape(
      pen,
      [
        [-44, 0],
        [-30, 2],
        [-30, 22],
        [-44, 24],
      ],
      "#b9a7e8",
      OUTLINE,
    );
    shape(
      pen,
      [
        [-34, 2],
        [48, 2],
        [34, 26],
        [-26, 26],
      ],
      "#f4f0ff",
      OUTLINE,
    );
    shape(
      pen,
      [
        [-31, 15],
        [41, 15],
        [34, 26],
        [-26, 26],
      ],
      "#e2405f",
      OUTLINE,
    );
    shape(
      pen,
      [
        [-20, -16],
        [22, -16],
        [28, 2],
        [-20, 2],
      ],
      "#ffffff",
      OUTLINE,
    );
    shape(
      pen,
      [
        [-12, -32],
        [0, -32],
        [0, -16],
        [-12, -16],
      ],
      "#ffb454",
      OUTLINE,
    );
    pen.fillStyle = "#5a3bb0";
    for (const x of [-12, 0, 12]) {
      pen.beginPath();
      pen.arc(x, -7, 4.4, 0, Math.PI * 2);
      pen.fill();
    }
  },
};

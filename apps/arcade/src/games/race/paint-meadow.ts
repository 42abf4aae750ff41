import { slope } from "../../stage/pen.ts";
import { mix } from "../../theme/palette.ts";
import { type PaintScenery, paintLanes, paintRaceSky, repeat } from "./scenery.ts";

/** A racecourse: hills, trees, a grandstand with flags, white rails and mown turf. */
export const paintRaceMeadow: PaintScenery = (pen, view, palette) => {
  const { size, horizon, bottom, camera } = view;
  const sky = horizon - 46;
  paintRaceSky(pen, view, [mix(palette.far, "#3b8fd0", 0.5), "#bfe3f5", "#f4f0d6"]);
  repeat(view, 420, 0.08, (x, index) => {
    pen.fillStyle = index % 2 === 0 ? "#a9cf9c" : "#93c08b";
    pen.beginPath();
    pen.ellipse(x, horizon + sky * 0.1, 340, sky * (0.42 + (Math.abs(index) % 3) * 0.07), 0, Math.PI, 0);
    pen.fill();
  });
  repeat(view, 74, 0.25, (x, index) => {
    const height = sky * (0.22 + (Math.abs(index * 7) % 5) * 0.035);
    pen.fillStyle = index % 3 === 0 ? "#3f7d45" : "#4f9150";
    pen.beginPath();
    pen.ellipse(x, horizon - height * 0.62, 30, height * 0.62, 0, 0, Math.PI * 2);
    pen.fill();
  });
  repeat(view, 1_150, 0.5, (x, index) => {
    const high = sky * 0.62;
    const top = horizon - high;
    pen.fillStyle = "#f6f2e7";
    pen.fillRect(x, top + high * 0.25, 620, high * 0.75);
    pen.fillStyle = slope(pen, top, horizon, ["#44617d", "#2d4258"]);
    pen.fillRect(x + 14, top + high * 0.38, 592, high * 0.5);
    for (let seat = 0; seat < 180; seat += 1) {
      const row = seat % 4;
      pen.fillStyle =
        ["#e9c46a", "#e76f51", "#f4f1de", "#8ecae6", "#ff9eb5"][(seat * 7 + index) % 5] ?? "#fff";
      const crowd = x + 20 + ((seat * 37) % 580);
      pen.fillRect(crowd, top + high * (0.42 + row * 0.11), 5, high * 0.06);
    }
    pen.fillStyle = palette.accent;
    pen.beginPath();
    pen.moveTo(x - 16, top + high * 0.28);
    pen.lineTo(x + 310, top);
    pen.lineTo(x + 636, top + high * 0.28);
    pen.fill();
    for (const at of [60, 310, 560]) {
      pen.fillStyle = "#f6f2e7";
      pen.fillRect(x + at, top - high * 0.12, 3, high * 0.3);
      pen.fillStyle = palette.high;
      pen.fillRect(x + at + 3, top - high * 0.12, 24, high * 0.13);
    }
  });
  pen.fillStyle = slope(pen, horizon, size.height, ["#5fa84a", "#3f8a38"]);
  pen.fillRect(0, horizon, size.width, size.height - horizon);
  repeat(view, 180, 1, (x, index) => {
    if (index % 2 !== 0) return;
    pen.fillStyle = "rgba(255, 255, 255, 0.09)";
    pen.fillRect(x, horizon, 180, size.height - horizon);
  });
  paintLanes(pen, view, "rgba(255, 255, 255, 0.16)");
  for (const [y, weight] of [
    [horizon - 2, 1],
    [bottom + 4, 1.5],
  ] as const) {
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, y - 10 * weight, size.width, 3 * weight);
    repeat({ ...view, camera }, 90, 1, (x) => pen.fillRect(x, y - 10 * weight, 3 * weight, 12 * weight));
  }
};

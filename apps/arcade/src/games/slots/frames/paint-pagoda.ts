import { shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { box, frameShape, shades, stroke } from "./frame-shapes.ts";

/** Two curved roofs with lanterns. */
export const paintPagoda: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const eaves = (y: number, half: number, rise: number, out: number) => {
    pen.beginPath();
    pen.moveTo(middle - half - out, y - 16);
    pen.quadraticCurveTo(middle - half * 0.8, y + 6, middle - half * 0.4, y - rise);
    pen.lineTo(middle + half * 0.4, y - rise);
    pen.quadraticCurveTo(middle + half * 0.8, y + 6, middle + half + out, y - 16);
    pen.quadraticCurveTo(middle + half, y + 22, middle + half - 10, y + 22);
    pen.lineTo(middle - half + 10, y + 22);
    pen.quadraticCurveTo(middle - half, y + 22, middle - half - out, y - 16);
    pen.closePath();
    pen.fillStyle = slope(pen, y - rise, y + 22, [
      mix(palette.deep, "#ffffff", 0.3),
      palette.deep,
      mix(palette.deep, "#000000", 0.4),
    ]);
    pen.fill();
    pen.lineWidth = 6;
    pen.strokeStyle = style.trim;
    pen.stroke();
  };
  const half = (right - left) / 2;
  const rise = Math.min(roof - 10, 170);
  if (rise > 40) {
    frameShape(
      pen,
      [
        [middle - 9, -sign - rise * 0.6],
        [middle, -sign - rise],
        [middle + 9, -sign - rise * 0.6],
      ],
      style.trim,
    );
    shadowed(pen, "rgba(0,0,0,.4)", 12, 6, () => eaves(-sign - rise * 0.42, half * 0.62, rise * 0.3, 40));
    box(
      pen,
      [middle - half * 0.5, -sign - rise * 0.36],
      [middle + half * 0.5, -sign],
      slope(pen, -sign - 60, -sign, [light, dark]),
    );
  }
  paintBody(build, { radius: 4, down: bottom + Math.min(foot, 16) });
  paintSign(build, { inset: 30, radius: 4, fill: [mix(base, "#000000", 0.1), dark] });
  shadowed(pen, "rgba(0,0,0,.45)", 14, 8, () =>
    eaves(-sign - 2, half + 2, Math.min(46, roof * 0.4 + 8), Math.min(wing + 8, 90)),
  );
  for (const x of [left + 19, right - 19]) {
    box(pen, [x - 17, 0], [x + 17, bottom], slope(pen, x - 17, x + 17, shades(palette.accent), true), 4);
    for (let y = 90; y < bottom - 60; y += 170) {
      stroke(
        pen,
        [
          [x, y - 30],
          [x, y],
        ],
        style.outline,
        3,
      );
      shadowed(pen, palette.light, 20, 0, () =>
        box(pen, [x - 18, y], [x + 18, y + 46], slope(pen, y, y + 46, ["#ffe39a", "#ff9a3d", "#d2401f"]), 18),
      );
      box(pen, [x - 9, y - 3], [x + 9, y + 3], style.outline);
      box(pen, [x - 9, y + 43], [x + 9, y + 49], style.outline);
    }
  }
  for (let step = 0; step < 2; step += 1) {
    const y = bottom - 10 + step * 18;
    box(
      pen,
      [left - 10 - step * Math.min(wing, 30), y],
      [right + 10 + step * Math.min(wing, 30), y + 20],
      slope(pen, y, y + 20, [style.trim, style.trimDark]),
      4,
    );
  }
};

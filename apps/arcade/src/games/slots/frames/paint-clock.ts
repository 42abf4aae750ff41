import { edge, glow, shadowed, slope } from "../../../stage/pen.ts";
import { centreOf, type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { box, disc, stroke } from "./frame-shapes.ts";

/** A long-case clock: a face in the crown, a pendulum at the foot. */
export const paintClock: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const radius = Math.min(roof * 0.62, 130);
  const out = Math.min(wing, 26);
  shadowed(pen, "rgba(0, 0, 0, 0.45)", 18, 8, () => {
    pen.beginPath();
    pen.moveTo(left - out, 6);
    pen.lineTo(left - out, -sign - 10);
    pen.quadraticCurveTo(middle - radius * 1.9, -sign - 14, middle - radius * 1.15, -sign - radius * 0.9);
    pen.arc(middle, -sign - radius * 0.5, radius * 1.16, Math.PI * 1.12, Math.PI * 1.88);
    pen.quadraticCurveTo(middle + radius * 1.9, -sign - 14, right + out, -sign - 10);
    pen.lineTo(right + out, 6);
    pen.closePath();
    pen.fillStyle = slope(pen, -sign - roof, 0, [light, base, dark]);
    pen.fill();
    pen.lineWidth = 5;
    pen.strokeStyle = style.outline;
    pen.stroke();
  });
  const y = -sign - radius * 0.5;
  if (radius > 24) {
    disc(pen, [middle, y], radius, style.trim, { colour: style.trimDark, width: 5 });
    disc(pen, [middle, y], radius * 0.86, glow(pen, middle, y - 10, radius, ["#fffef6", "#f0dfb8"]));
    for (let hour = 0; hour < 12; hour += 1) {
      const angle = (hour / 12) * Math.PI * 2;
      stroke(
        pen,
        [
          [middle + Math.cos(angle) * radius * 0.74, y + Math.sin(angle) * radius * 0.74],
          [middle + Math.cos(angle) * radius * 0.62, y + Math.sin(angle) * radius * 0.62],
        ],
        "#3a2410",
        hour % 3 === 0 ? 6 : 3,
      );
    }
    stroke(
      pen,
      [
        [middle, y],
        [middle - radius * 0.3, y - radius * 0.34],
      ],
      "#3a2410",
      7,
    );
    stroke(
      pen,
      [
        [middle, y],
        [middle + radius * 0.3, y - radius * 0.5],
      ],
      "#3a2410",
      4,
    );
    disc(pen, [middle, y], 7, palette.accent);
  }
  paintBody(build, { radius: 4 });
  paintSign(build, { inset: 34, radius: 10 });
  for (const x of [left + 8, right - 24]) {
    box(pen, [x, 30], [x + 16, bottom - 90], slope(pen, x, x + 16, [style.trim, style.trimDark], true), 8);
    for (let ring = 60; ring < bottom - 110; ring += 48)
      box(pen, [x - 3, ring], [x + 19, ring + 8], style.trimDark, 4);
  }
  const low = bottom + Math.min(foot, 40);
  box(pen, [left - out, bottom - 80], [right + out, low], slope(pen, bottom - 80, low, [base, dark]), 6);
  edge(pen, left + 40, bottom - 66, right - left - 80, 54, 26, style.trim, 4);
  for (const x of [left + 66, right - 66])
    disc(pen, [x, bottom - 38], 22, glow(pen, x - 6, bottom - 46, 26, ["#fff4c8", "#d99a1e", "#7a4a08"]));
  for (const x of [left - out + 8, right + out - 8])
    if (roof > 70) disc(pen, [x, -sign - 22], 14, style.trim, { colour: style.trimDark, width: 3 });
};

import { shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { box, disc, shades, stroke } from "./frame-shapes.ts";
import { flag, planks } from "./frame-trimmings.ts";

/** A hull with portholes below, a sail and a mast above. */
export const paintShip: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [, base, dark] = style.body;
  const middle = centreOf(build);
  const rise = Math.min(roof, 230);
  if (rise > 20) {
    box(
      pen,
      [middle - 9, -sign - rise],
      [middle + 9, 0],
      slope(pen, middle - 9, middle + 9, shades(base), true),
      6,
    );
    for (const [turn, width] of [
      [-1, 0.9],
      [1, 0.72],
    ] as const) {
      pen.beginPath();
      pen.moveTo(middle + turn * 14, -sign - rise + 16);
      pen.quadraticCurveTo(
        middle + turn * (right - left) * 0.5 * width,
        -sign - rise * 0.5,
        middle + turn * (right - left) * 0.46 * width,
        -sign + 6,
      );
      pen.lineTo(middle + turn * 14, -sign + 6);
      pen.closePath();
      pen.fillStyle = slope(
        pen,
        middle,
        middle + turn * 360,
        ["#fffaf0", mix(palette.light, "#d8c8a8", 0.5)],
        true,
      );
      pen.fill();
      pen.lineWidth = 4;
      pen.strokeStyle = fade(style.outline, 0.6);
      pen.stroke();
    }
    flag(pen, [middle, -sign - rise + 12], Math.min(44, rise * 0.5), palette.accent, dark);
  }
  const out = Math.min(wing, 150);
  const deck = bottom - 70;
  const keel = bottom + Math.min(foot, 70);
  paintBody(build, { radius: [24, 24, 0, 0] });
  planks(pen, [left + 5, 6], [right - 5, bottom - 10], { size: 44, colour: base, across: true });
  paintSign(build, { inset: 16, radius: 18 });
  const hull = () => {
    pen.beginPath();
    pen.moveTo(left - out, deck - 26);
    pen.quadraticCurveTo(middle, deck + 22, right + out, deck - 40);
    pen.quadraticCurveTo(right + out * 0.4, keel, right - 60, keel + 6);
    pen.lineTo(left + 60, keel + 6);
    pen.quadraticCurveTo(left - out * 0.5, keel, left - out, deck - 26);
    pen.closePath();
  };
  pen.save();
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 20, 10, () => {
    hull();
    pen.fillStyle = dark;
    pen.fill();
  });
  hull();
  pen.clip();
  planks(pen, [left - out, deck - 44], [right + out, keel + 10], {
    size: 24,
    colour: mix(base, palette.near, 0.45),
    across: true,
  });
  pen.restore();
  hull();
  pen.lineWidth = 7;
  pen.strokeStyle = style.trim;
  pen.stroke();
  for (let x = left + 34; x < right; x += 116)
    for (const [radius, colour] of [
      [20, style.trimDark],
      [16, style.trim],
      [11, mix(palette.deep, "#3fb6e0", 0.35)],
    ] as const)
      disc(pen, [x, keel - 22], radius, colour);
  for (const x of [left + 20, right - 20]) {
    stroke(
      pen,
      [
        [x, 10],
        [x - 8, deck],
      ],
      mix("#e6c88a", base, 0.3),
      5,
    );
    for (let y = 80; y < deck - 20; y += 60)
      stroke(
        pen,
        [
          [x - 16, y],
          [x + 12, y],
        ],
        mix("#e6c88a", base, 0.3),
        4,
      );
  }
};

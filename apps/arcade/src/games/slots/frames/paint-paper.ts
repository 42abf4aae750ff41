import { shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintSign } from "./frame-build.ts";
import { box, frameShape, stroke } from "./frame-shapes.ts";

/** Taped sheets of paper, one of them folded into a crane. */
export const paintPaperFrame: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base] = style.body;
  const out = Math.min(wing, 26);
  const top = -sign - Math.min(roof * 0.4, 50);
  const low = bottom + Math.min(foot, 26);
  const middle = centreOf(build);
  for (const [turn, colour] of [
    [-0.02, palette.far],
    [0.016, palette.light],
    [0, light],
  ] as const) {
    pen.save();
    pen.translate(middle, bottom / 2);
    pen.rotate(turn);
    pen.translate(-middle, -bottom / 2);
    shadowed(pen, "rgba(40, 20, 0, 0.4)", 14, 8, () => {
      pen.beginPath();
      pen.moveTo(left - out, top);
      for (let x = left - out; x < right + out; x += 26) pen.lineTo(x + 13, top + ((x * 7) % 11) - 5);
      pen.lineTo(right + out, top);
      pen.lineTo(right + out, low - 40);
      pen.lineTo(right + out - 50, low);
      for (let x = right + out - 60; x > left - out; x -= 26) pen.lineTo(x, low + ((x * 5) % 11) - 5);
      pen.closePath();
      pen.fillStyle = slope(pen, top, low, [mix(colour, "#ffffff", 0.3), colour]);
      pen.fill();
    });
    pen.restore();
  }
  for (let y = 14; y < low - 20; y += 34)
    stroke(
      pen,
      [
        [left - out + 10, y],
        [right + out - 10, y],
      ],
      fade(palette.near, 0.18),
      2,
    );
  frameShape(
    pen,
    [
      [right + out, low - 40],
      [right + out - 50, low],
      [right + out - 44, low - 46],
    ],
    slope(pen, low - 46, low, [base, mix(base, "#000000", 0.25)]),
  );
  for (const [x, turn] of [
    [left + 30, -0.5],
    [right - 30, 0.5],
  ] as const) {
    pen.save();
    pen.translate(x, top + 8);
    pen.rotate(turn);
    box(pen, [-54, -15], [54, 15], fade(palette.accent, 0.75));
    for (let stripe = -50; stripe < 50; stripe += 18)
      box(pen, [stripe, -15], [stripe + 7, 15], "rgba(255, 255, 255, 0.35)");
    pen.restore();
  }
  paintSign(build, {
    inset: 40,
    radius: 4,
    fill: [palette.near, mix(palette.near, "#000000", 0.3)],
    line: fade("#ffffff", 0.7),
  });
  const [x, y] = [right - 74, bottom - 44];
  frameShape(
    pen,
    [
      [x - 50, y - 6],
      [x, y + 22],
      [x + 8, y - 12],
    ],
    palette.accent,
  );
  frameShape(
    pen,
    [
      [x, y + 22],
      [x + 54, y - 26],
      [x + 8, y - 12],
    ],
    mix(palette.accent, "#000000", 0.25),
  );
  frameShape(
    pen,
    [
      [x - 16, y - 2],
      [x - 4, y - 46],
      [x + 14, y],
    ],
    mix(palette.accent, "#ffffff", 0.35),
  );
};

import { edge, shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { box, disc, stroke } from "./frame-shapes.ts";

/** A kitchen dresser: plates above, drawers below. */
export const paintDresser: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const rise = Math.min(roof - 4, 110);
  if (rise > 40)
    for (let x = left + 60, index = 0; x < right - 30; x += 104, index += 1) {
      const y = -sign - 14 - rise * 0.4;
      const colour = [palette.accent, palette.near, palette.far, palette.high][index % 4] as string;
      disc(pen, [x, y], rise * 0.44, "#fffdf6", { colour: fade(style.outline, 0.4), width: 3 });
      disc(pen, [x, y], rise * 0.36, "#fffdf6", { colour, width: 6 });
      disc(pen, [x, y], rise * 0.14, colour);
    }
  shadowed(pen, "rgba(0, 0, 0, 0.4)", 12, 6, () => {
    pen.beginPath();
    pen.moveTo(left - 4, 6);
    pen.lineTo(left - 4, -sign - 4);
    const count = 9;
    const step = (right - left + 8) / count;
    for (let index = 0; index < count; index += 1)
      pen.arc(left - 4 + (index + 0.5) * step, -sign - 6, step / 2, Math.PI, 0);
    pen.lineTo(right + 4, 6);
    pen.closePath();
    pen.fillStyle = slope(pen, -sign - 50, 0, [light, base]);
    pen.fill();
  });
  paintBody(build, { radius: 6, down: bottom });
  paintSign(build, {
    inset: 26,
    radius: 24,
    fill: ["#fffdf6", mix(palette.light, "#ffffff", 0.4)],
    line: palette.accent,
  });
  const out = Math.min(wing, 30);
  box(
    pen,
    [left - out, bottom - 88],
    [right + out, bottom - 70],
    slope(pen, bottom - 88, bottom - 70, [light, dark]),
    6,
  );
  const low = bottom + Math.min(foot, 30);
  box(
    pen,
    [left - out + 8, bottom - 72],
    [right + out - 8, low],
    slope(pen, bottom - 72, low, [base, dark]),
    [0, 0, 8, 8],
  );
  const middle = centreOf(build);
  for (const [x0, x1] of [
    [left, left + (right - left) * 0.3],
    [left + (right - left) * 0.34, left + (right - left) * 0.66],
    [left + (right - left) * 0.7, right],
  ] as const) {
    edge(pen, x0 + 10, bottom - 60, x1 - x0 - 20, 48, 8, fade(style.outline, 0.6), 4);
    edge(pen, x0 + 12, bottom - 58, x1 - x0 - 24, 44, 8, "rgba(255, 255, 255, 0.35)", 2);
    disc(pen, [(x0 + x1) / 2, bottom - 36], 9, slope(pen, bottom - 45, bottom - 27, ["#fff2c4", "#a3701a"]));
  }
  for (const x of [left + 12, right - 12])
    stroke(
      pen,
      [
        [x, 16],
        [x, bottom - 96],
      ],
      "rgba(255, 255, 255, 0.3)",
      5,
    );
  if (foot > 40) for (const x of [left + 20, middle, right - 20]) disc(pen, [x, low + 10], 16, dark);
};

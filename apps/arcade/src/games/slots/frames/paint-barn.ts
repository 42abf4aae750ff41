import { shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { box, frameShape, stroke } from "./frame-shapes.ts";
import { planks } from "./frame-trimmings.ts";

/** A gambrel roof over painted boards, with a hay bale below. */
export const paintBarn: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [, base, dark] = style.body;
  const middle = centreOf(build);
  const out = Math.min(wing + 8, 50);
  const rise = Math.min(roof - 4, 200);
  shadowed(pen, "rgba(0, 0, 0, 0.45)", 20, 10, () =>
    frameShape(
      pen,
      [
        [left - out, 16],
        [left + 20, -sign - rise * 0.35],
        [middle - 150, -sign - rise],
        [middle + 150, -sign - rise],
        [right - 20, -sign - rise * 0.35],
        [right + out, 16],
      ],
      slope(pen, -sign - rise, 10, [mix(palette.deep, "#ffffff", 0.22), palette.deep]),
      { colour: style.outline, width: 5 },
    ),
  );
  paintBody(build, { radius: 0 });
  planks(pen, [left + 6, 0], [right - 6, bottom - 4], { size: 42, colour: base });
  frameShape(
    pen,
    [
      [left + 4, 4],
      [left + 60, -sign - rise * 0.18],
      [middle - 140, -sign - rise * 0.78],
      [middle + 140, -sign - rise * 0.78],
      [right - 60, -sign - rise * 0.18],
      [right - 4, 4],
    ],
    slope(pen, -sign - rise, 0, [mix(base, "#ffffff", 0.12), base]),
    { colour: style.trim, width: 7 },
  );
  if (rise > 80) {
    box(pen, [middle - 34, -sign - rise * 0.62], [middle + 34, -sign - 8], dark, [34, 34, 0, 0]);
    box(pen, [middle - 26, -sign - rise * 0.56], [middle + 26, -sign - 8], palette.light, [26, 26, 0, 0]);
  }
  paintSign(build, { inset: 40, radius: 6 });
  const low = bottom - 72;
  for (const [x0, x1] of [
    [left + 14, middle - 10],
    [middle + 10, right - 14],
  ] as const) {
    stroke(
      pen,
      [
        [x0, low],
        [x1, low],
        [x1, bottom - 10],
        [x0, bottom - 10],
        [x0, low],
      ],
      style.trim,
      7,
    );
    stroke(
      pen,
      [
        [x0, low],
        [x1, bottom - 10],
      ],
      style.trim,
      6,
    );
    stroke(
      pen,
      [
        [x1, low],
        [x0, bottom - 10],
      ],
      style.trim,
      6,
    );
  }
  for (let x = left - out; x < right + out; x += 26)
    stroke(
      pen,
      [
        [x, bottom + Math.min(foot, 30)],
        [x + ((x * 7) % 20) - 10, bottom - 12 + ((x * 3) % 14)],
      ],
      (x * 11) % 3 < 1 ? "#f1cf63" : "#c99a2c",
      7,
    );
};

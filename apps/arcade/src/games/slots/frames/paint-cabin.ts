import { shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { disc, frameShape, stroke } from "./frame-shapes.ts";
import { lamp, planks } from "./frame-trimmings.ts";

/** Round logs with visible ends, and snow on the roof. */
export const paintCabinFrame: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [, base] = style.body;
  const middle = centreOf(build);
  paintBody(build, { radius: 0 });
  planks(pen, [left - 2, 0], [right + 2, bottom + Math.min(foot, 20)], {
    size: 46,
    colour: base,
    across: true,
  });
  for (let y = 24; y < bottom + Math.min(foot, 20); y += 46)
    for (const x of [left - Math.min(wing, 4), right + Math.min(wing, 4)]) {
      disc(pen, [x, y], 23, mix(base, "#ffffff", 0.35), { colour: mix(base, "#000000", 0.5), width: 4 });
      disc(pen, [x, y], 12, mix(base, "#ffffff", 0.5), { colour: mix(base, "#000000", 0.2), width: 3 });
    }
  const out = Math.min(wing + 10, 90);
  const rise = Math.min(roof - 6, 180);
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 20, 10, () =>
    frameShape(
      pen,
      [
        [left - out, 10],
        [left + 40, -sign - rise * 0.25],
        [middle, -sign - rise],
        [right - 40, -sign - rise * 0.25],
        [right + out, 10],
        [right - 10, -sign + 8],
        [left + 10, -sign + 8],
      ],
      slope(pen, -sign - rise, 0, [mix(base, "#000000", 0.2), mix(base, "#000000", 0.5)]),
    ),
  );
  const snow: [number, number][] = [
    [left - out, 6],
    [left + 40, -sign - rise * 0.25],
    [middle, -sign - rise],
    [right - 40, -sign - rise * 0.25],
    [right + out, 6],
  ];
  pen.save();
  pen.shadowColor = "rgba(40, 80, 140, 0.5)";
  pen.shadowBlur = 8;
  pen.shadowOffsetY = 6;
  stroke(pen, snow, "#f6fbff", 30);
  pen.restore();
  stroke(
    pen,
    snow.map(([x, y]) => [x, y - 7] as const),
    "#ffffff",
    10,
  );
  paintSign(build, {
    inset: 24,
    radius: 8,
    fill: [mix(palette.accent, "#000000", 0.2), mix(palette.accent, "#000000", 0.5)],
  });
  for (const x of [left + 18, right - 18]) lamp(pen, [x, 40], 12, "#ffd76a");
};

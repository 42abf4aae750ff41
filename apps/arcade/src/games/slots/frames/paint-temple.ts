import { shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { centreOf, type FrameBuild, type PaintFamily, paintBody } from "./frame-build.ts";
import { box, disc, frameShape, stroke } from "./frame-shapes.ts";

/** A pediment on fluted columns, with steps below. */
export const paintTemple: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, window } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const eaves = Math.min(60, build.wing + 10);
  const rise = Math.min(roof - 4, 210);
  if (rise > 16) {
    shadowed(pen, "rgba(0, 0, 0, 0.45)", 16, 8, () =>
      frameShape(
        pen,
        [
          [left - eaves, -sign + 4],
          [middle, -sign - rise],
          [right + eaves, -sign + 4],
        ],
        slope(pen, -sign - rise, -sign, [light, base]),
        { colour: style.outline, width: 4 },
      ),
    );
    frameShape(
      pen,
      [
        [left + 70, -sign - 6],
        [middle, -sign - rise * 0.8],
        [right - 70, -sign - 6],
      ],
      slope(pen, -sign - rise, -sign, [mix(palette.near, base, 0.4), mix(palette.far, base, 0.3)]),
    );
    disc(pen, [middle, -sign - rise * 0.3], Math.min(34, rise * 0.2), style.trim, { colour: dark, width: 4 });
  }
  paintBody(build, { radius: 4 });
  box(
    pen,
    [left - eaves * 0.6, -sign],
    [right + eaves * 0.6, 2],
    slope(pen, -sign, 0, [light, base, dark]),
    4,
  );
  if (sign > 20)
    box(pen, [left + 8, -sign + 10], [right - 8, -8], slope(pen, -sign, 0, [palette.near, palette.deep]), 4);
  const wide = Math.max(34, window.x - left - 8);
  for (const x of [left - Math.min(12, build.wing), right + Math.min(12, build.wing) - wide]) {
    box(pen, [x - 4, 6], [x + wide + 4, 30], slope(pen, 6, 30, [light, dark]), 4);
    box(pen, [x, 28], [x + wide, bottom - 24], slope(pen, x, x + wide, [light, base, dark], true));
    for (let flute = 1; flute < 5; flute += 1)
      box(
        pen,
        [x + (wide * flute) / 5 - 2.5, 40],
        [x + (wide * flute) / 5 + 2.5, bottom - 36],
        fade(dark, 0.55),
        3,
      );
    box(pen, [x - 6, bottom - 26], [x + wide + 6, bottom], slope(pen, bottom - 26, bottom, [light, dark]), 4);
  }
  greekKey(build, bottom - 58);
  for (let step = 0; step < 3; step += 1) {
    const y = bottom - 4 + step * Math.min(20, foot / 3);
    const out = Math.min(build.wing, 20 + step * 24);
    box(pen, [left - out, y], [right + out, y + 22], slope(pen, y, y + 22, [light, dark]), 3);
  }
};

function greekKey({ pen, left, right, palette }: FrameBuild, y: number): void {
  pen.save();
  pen.globalAlpha = 0.5;
  for (let x = left + 60; x < right - 70; x += 44)
    stroke(
      pen,
      [
        [x, y + 24],
        [x, y],
        [x + 28, y],
        [x + 28, y + 16],
        [x + 14, y + 16],
        [x + 14, y + 9],
      ],
      palette.near,
      5,
    );
  pen.restore();
}

import { glow, shadowed, slope } from "../../../stage/pen.ts";
import { fade } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintSign } from "./frame-build.ts";
import { box, disc, frameShape, shades, stroke } from "./frame-shapes.ts";
import { lamp, rivets } from "./frame-trimmings.ts";

/** A rounded space capsule with fins, an antenna and thrusters. */
export const paintCapsule: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const rise = Math.min(roof - 6, 190);
  const fins = Math.min(wing, 130);
  for (const turn of [-1, 1]) {
    const x = turn < 0 ? left : right;
    frameShape(
      pen,
      [
        [x - turn * 20, bottom * 0.45],
        [x + turn * fins, bottom * 0.86],
        [x + turn * fins, bottom + Math.min(foot, 40)],
        [x - turn * 30, bottom - 10],
      ],
      slope(pen, bottom * 0.4, bottom, shades(palette.accent)),
      { colour: style.outline, width: 5 },
    );
  }
  for (const share of [0.25, 0.5, 0.75]) {
    const x = left + (right - left) * share;
    const flame = Math.min(foot, 110);
    frameShape(
      pen,
      [
        [x - 34, bottom],
        [x, bottom + flame],
        [x + 34, bottom],
      ],
      slope(pen, bottom, bottom + flame, ["#fff6c0", "#ffb02e", fade("#ff4a1c", 0)]),
    );
    frameShape(
      pen,
      [
        [x - 30, bottom - 16],
        [x + 30, bottom - 16],
        [x + 46, bottom + 20],
        [x - 46, bottom + 20],
      ],
      slope(pen, x - 46, x + 46, shades("#6c7686"), true),
    );
  }
  if (rise > 50) {
    stroke(
      pen,
      [
        [middle, -sign - rise * 0.4],
        [middle, -sign - rise + 14],
      ],
      dark,
      7,
    );
    lamp(pen, [middle, -sign - rise + 12], 12, palette.accent);
  }
  const nose = -sign - rise * 0.45;
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 24, 10, () =>
    box(pen, [left, nose], [right, bottom], style.outline, [170, 170, 70, 70]),
  );
  box(
    pen,
    [left + 4, nose + 4],
    [right - 4, bottom - 4],
    slope(pen, left, right, [light, base, base, dark], true),
    [166, 166, 66, 66],
  );
  box(
    pen,
    [left + 14, nose + 12],
    [right - 14, nose + 60],
    slope(pen, nose + 12, nose + 60, ["rgba(255, 255, 255, 0.5)", "rgba(255, 255, 255, 0)"]),
    [150, 150, 0, 0],
  );
  paintSign(build, { inset: 60, radius: 26, fill: ["#132a45", "#060d1c"], line: palette.accent });
  rivets(pen, [left + 18, 20], [left + 18, bottom - 90], 58, base);
  rivets(pen, [right - 18, 20], [right - 18, bottom - 90], 58, base);
  const lights = [palette.accent, palette.low, "#6dff9c", "#ff5a5a", "#ffd34d"];
  for (const [index, x] of [-2, -1, 0, 1, 2].map((step) => [step + 2, middle + step * 44] as const))
    lamp(pen, [x, bottom - 26], 9, lights[index] as string);
  for (const x of [left + 74, right - 74]) {
    disc(pen, [x, bottom - 46], 34, "#0c1626", { colour: style.trim, width: 5 });
    disc(pen, [x, bottom - 46], 27, glow(pen, x, bottom - 50, 30, ["#20466e", "#0c1626"]));
    stroke(
      pen,
      [
        [x, bottom - 46],
        [x + (x < middle ? 16 : -14), bottom - 62],
      ],
      palette.accent,
      5,
    );
  }
};

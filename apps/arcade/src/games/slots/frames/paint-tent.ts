import { shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintSign } from "./frame-build.ts";
import { box, frameShape, shades } from "./frame-shapes.ts";
import { flag, lamps, scallops } from "./frame-trimmings.ts";

/** A striped top with a pennant, and a ring of sawdust. */
export const paintTentFrame: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const middle = centreOf(build);
  const out = Math.min(wing + 8, 120);
  const rise = Math.min(roof - 30, 200);
  const low = bottom + Math.min(foot, 50);
  const stripes = [mix(palette.accent, "#d9263a", 0.25), mix(palette.light, "#ffffff", 0.55)] as const;
  for (const [from, to] of [
    [left - out, left + 46],
    [right - 46, right + out],
  ] as const)
    for (let index = 0; index < 4; index += 1) {
      const step = (to - from) / 4;
      const x = from + index * step;
      box(
        pen,
        [x, -10],
        [x + step + 0.5, low],
        slope(pen, x, x + step, shades(stripes[index % 2] as string), true),
      );
    }
  box(
    pen,
    [left + 46, -4],
    [right - 46, bottom],
    slope(pen, 0, bottom, [mix(palette.deep, "#ffffff", 0.12), palette.deep]),
  );
  const count = 12;
  shadowed(pen, "rgba(0, 0, 0, 0.45)", 18, 8, () => {
    for (let index = 0; index < count; index += 1) {
      const at = (share: number) => left - out + (right - left + 2 * out) * share;
      pen.beginPath();
      pen.moveTo(middle, -sign - Math.max(rise, 10));
      pen.quadraticCurveTo((middle + at(index / count)) / 2, -sign - rise * 0.2, at(index / count), 0);
      pen.lineTo(at((index + 1) / count), 0);
      pen.quadraticCurveTo(
        (middle + at((index + 1) / count)) / 2,
        -sign - rise * 0.2,
        middle,
        -sign - Math.max(rise, 10),
      );
      pen.closePath();
      pen.fillStyle = slope(pen, -sign - rise, 0, [
        mix(stripes[index % 2] as string, "#ffffff", 0.12),
        stripes[index % 2] as string,
        mix(stripes[index % 2] as string, "#000000", 0.25),
      ]);
      pen.fill();
    }
  });
  if (rise > 10) flag(pen, [middle, -sign - rise + 4], Math.min(44, roof - rise), palette.far, "#5a3a1c");
  scallops(pen, [left - out, -4], [right + out, 6], count, [stripes[1], stripes[0]]);
  paintSign(build, {
    inset: 60,
    radius: 40,
    fill: [mix(palette.near, palette.deep, 0.2), palette.deep],
    line: "#ffd76a",
  });
  lamps(pen, [left + 50, 22], [right - 50, 22], 70, 7, "#fff0b0");
  for (let index = 0; index < 11; index += 1) {
    const step = (right - left + out) / 11;
    const x = left - out / 2 + index * step;
    const [light, base, dark] = shades(index % 2 === 0 ? (stripes[0] as string) : "#fff6e0");
    box(
      pen,
      [x, bottom - 50],
      [x + step - 3, low],
      slope(pen, bottom - 50, low, [light, base, dark]),
      [16, 16, 0, 0],
    );
    frameShape(
      pen,
      [
        [x + step / 2, bottom - 30],
        [x + step / 2 + 9, bottom - 14],
        [x + step / 2 - 9, bottom - 14],
      ],
      style.trim,
    );
  }
};

import { edge, shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintSign } from "./frame-build.ts";
import { box, shades, stroke } from "./frame-shapes.ts";

/** A straw hive: bulging bands and dripping honey. */
export const paintHive: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const base = mix("#e0a83c", palette.far, 0.25);
  const [light, , dark] = shades(base);
  const out = Math.min(wing + 6, 60);
  const middle = centreOf(build);
  const rise = Math.min(roof - 4, 180);
  const low = bottom + Math.min(foot, 26);
  const bands = 12;
  const top = -sign - rise;
  const step = (low - top) / bands;
  for (let band = 0; band < bands; band += 1) {
    const y = top + band * step;
    const share = Math.min(1, (y + step * 0.8 - top) / (rise + sign + 40));
    const half = ((right - left) / 2 + out) * Math.sqrt(1 - (1 - share) ** 2);
    shadowed(pen, "rgba(60, 30, 0, 0.4)", 8, 5, () =>
      box(
        pen,
        [middle - half, y],
        [middle + half, y + step + 6],
        slope(pen, y, y + step, [light, base, dark]),
        step / 2,
      ),
    );
    pen.save();
    pen.beginPath();
    pen.roundRect(middle - half, y, half * 2, step, step / 2);
    pen.clip();
    for (let x = middle - half; x < middle + half; x += 30)
      stroke(
        pen,
        [
          [x, y],
          [x + 16, y + step],
        ],
        fade(dark, 0.45),
        4,
      );
    pen.restore();
  }
  paintSign(build, { inset: 70, radius: 24, fill: ["#fff0b8", "#f3bf42"], line: "#8f5a08" });
  const honey = ["#ffd766", "#f2a516", "#b96c05"];
  box(pen, [left + 10, -2], [right - 10, 22], slope(pen, -2, 22, honey), 12);
  for (let x = left + 26, index = 0; x < right - 20; x += 64, index += 1) {
    const long = 30 + ((index * 41) % 60);
    box(
      pen,
      [x, 8],
      [x + 22, 8 + (index % 3 === 1 ? Math.min(long, 40) : Math.min(long, 34))],
      slope(pen, 8, 8 + long, honey),
      12,
    );
  }
  for (const [x, y] of [
    [left + 8, bottom * 0.3],
    [right - 6, bottom * 0.62],
    [right - 90, -sign - rise * 0.35],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x - 6, y - 13, 11, 7, -0.5, 0, Math.PI * 2);
    pen.ellipse(x + 8, y - 13, 11, 7, 0.5, 0, Math.PI * 2);
    pen.fillStyle = "rgba(255, 255, 255, 0.85)";
    pen.fill();
    pen.beginPath();
    pen.ellipse(x, y, 18, 12, 0, 0, Math.PI * 2);
    pen.fillStyle = slope(
      pen,
      x - 18,
      x + 18,
      ["#ffd23f", "#ffd23f", "#2b1a05", "#ffd23f", "#2b1a05", "#ffd23f"],
      true,
    );
    pen.fill();
  }
  edge(pen, left + 8, bottom - 60, right - left - 16, 40, 20, style.trimDark, 0.01);
};

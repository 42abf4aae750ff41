import { shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintSign } from "./frame-build.ts";
import { box, shades } from "./frame-shapes.ts";

/** A jukebox: tubes of light in an arch, a grille below. */
export const paintJukebox: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const half = (right - left) / 2;
  const rise = sign + Math.min(roof - 6, 200);
  const low = bottom + Math.min(foot, 50);
  const arch = (shrink: number) => {
    pen.beginPath();
    pen.moveTo(left + shrink, low - shrink * 0.4);
    pen.lineTo(left + shrink, 30);
    pen.bezierCurveTo(
      left + shrink,
      -rise * 0.86 + shrink,
      middle - half * 0.6,
      -rise + shrink,
      middle,
      -rise + shrink,
    );
    pen.bezierCurveTo(
      middle + half * 0.6,
      -rise + shrink,
      right - shrink,
      -rise * 0.86 + shrink,
      right - shrink,
      30,
    );
    pen.lineTo(right - shrink, low - shrink * 0.4);
    pen.closePath();
  };
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 26, 12, () => {
    arch(0);
    pen.fillStyle = style.outline;
    pen.fill();
  });
  arch(4);
  pen.fillStyle = slope(pen, left, right, [light, base, dark], true);
  pen.fill();
  const tubes = [palette.accent, palette.high, "#ffd34d", palette.far];
  for (const [index, colour] of tubes.entries()) {
    pen.save();
    pen.shadowColor = colour;
    pen.shadowBlur = 14;
    arch(11 + index * 9);
    pen.lineWidth = 6.5;
    pen.strokeStyle = colour;
    pen.stroke();
    pen.restore();
    arch(10 + index * 9);
    pen.lineWidth = 2;
    pen.strokeStyle = "rgba(255, 255, 255, 0.8)";
    pen.stroke();
  }
  arch(48);
  pen.fillStyle = slope(pen, -rise, low, [mix(palette.deep, base, 0.25), mix(palette.deep, "#000000", 0.3)]);
  pen.fill();
  paintSign(build, { inset: 64, radius: 30 });
  for (let x = left + 66; x < right - 60; x += 22)
    box(
      pen,
      [x, bottom - 66],
      [x + 12, low - 8],
      slope(pen, x, x + 12, [style.trim, style.trimDark], true),
      6,
    );
  for (const x of [middle - 12])
    box(pen, [x, bottom - 70], [x + 24, low - 6], slope(pen, x, x + 24, shades(palette.accent), true), 8);
};

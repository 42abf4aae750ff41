import { edge, shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily } from "./frame-build.ts";
import { box } from "./frame-shapes.ts";
import { lamp, lamps } from "./frame-trimmings.ts";

/** A fruit machine: a round arch of lamps, a tray below. */
export const paintLampArch: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const half = (right - left) / 2;
  const rise = sign + Math.min(roof - 8, 190);
  const low = bottom + Math.min(foot, 46);
  const arch = (shrink: number) => {
    pen.beginPath();
    pen.moveTo(left + shrink, low - shrink * 0.5);
    pen.lineTo(left + shrink, 0);
    pen.ellipse(middle, 0, half - shrink, Math.max(1, rise - shrink), 0, Math.PI, 0);
    pen.lineTo(right - shrink, low - shrink * 0.5);
    pen.closePath();
  };
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 26, 12, () => {
    arch(0);
    pen.fillStyle = slope(pen, left, right, ["#8a5a12", "#ffe9a0", "#c98a1b", "#fff3c4", "#7a4a08"], true);
    pen.fill();
  });
  arch(16);
  pen.fillStyle = slope(pen, -rise, low, [light, base, dark]);
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = style.outline;
  pen.stroke();
  if (rise > 60) {
    pen.beginPath();
    pen.ellipse(middle, 2, half - 50, rise - 44, 0, Math.PI, 0);
    pen.closePath();
    pen.fillStyle = slope(pen, -rise, 0, [
      mix(palette.light, "#ffffff", 0.5),
      palette.light,
      mix(palette.light, palette.far, 0.4),
    ]);
    pen.fill();
    pen.lineWidth = 4;
    pen.strokeStyle = style.trimDark;
    pen.stroke();
    for (let index = 1; index < 18; index += 1) {
      const angle = Math.PI + (index / 18) * Math.PI;
      lamp(
        pen,
        [middle + Math.cos(angle) * (half - 32), Math.sin(angle) * (rise - 30)],
        8,
        index % 2 === 0 ? "#fff3b0" : palette.accent,
      );
    }
  }
  lamps(pen, [left + 30, 20], [left + 30, bottom - 100], 62, 8, "#fff3b0");
  lamps(pen, [right - 30, 20], [right - 30, bottom - 100], 62, 8, "#fff3b0");
  box(pen, [left + 60, bottom - 60], [right - 60, bottom - 10], mix(dark, "#000000", 0.5), 24);
  edge(pen, left + 60, bottom - 60, right - left - 120, 50, 24, "#e0b24a", 5);
};

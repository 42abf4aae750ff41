import { slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { type FrameBuild, type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { box, shades } from "./frame-shapes.ts";
import { planks } from "./frame-trimmings.ts";

const SPINES = ["#8c2f39", "#2f5d8c", "#3f7a4a", "#b5832e", "#5b3a7d", "#2c6e73", "#a14a2a"];

/** A case of dark wood with books above and below. */
export const paintBookshelf: PaintFamily = (build) => {
  const { pen, style, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const rise = Math.min(roof - 4, 110);
  if (rise > 30) books(build, left + 6, right - 6, -sign - 18, rise);
  paintBody(build, { radius: 2, down: bottom + Math.min(foot, 60) });
  planks(pen, [left + 5, 0], [right - 5, bottom], { size: 60, colour: base });
  for (const y of [-sign - 20, bottom - 96])
    box(
      pen,
      [left - Math.min(wing, 16), y],
      [right + Math.min(wing, 16), y + 20],
      slope(pen, y, y + 20, [light, base, dark]),
      4,
    );
  box(pen, [left - 2, -sign], [right + 2, 4], slope(pen, -sign, 0, [base, dark]));
  paintSign(build, { inset: 30, radius: 6, fill: [mix("#d8b25e", light, 0.2), "#8f6420"], line: "#5a3a0c" });
  box(pen, [left + 12, bottom - 76], [right - 12, bottom - 8], mix(dark, "#000000", 0.55));
  books(build, left + 14, right - 14, bottom - 8, 62);
  for (const x of [left, right - 24])
    box(pen, [x, 4], [x + 24, bottom], slope(pen, x, x + 24, [light, base, dark], true), 4);
  const low = bottom + Math.min(foot, 40);
  box(
    pen,
    [left - Math.min(wing, 20), bottom - 8],
    [right + Math.min(wing, 20), low],
    slope(pen, bottom - 8, low, [light, dark]),
    4,
  );
};

function books({ pen, palette }: FrameBuild, x0: number, x1: number, floor: number, high: number): void {
  const colours = [...SPINES, palette.accent, palette.near, palette.far];
  for (let x = x0, index = 0; x < x1 - 8; index += 1) {
    const wide = 15 + ((index * 7) % 5) * 4;
    const tall = high * (0.7 + ((index * 5) % 4) * 0.1);
    const colour = colours[(index * 3) % colours.length] as string;
    box(
      pen,
      [x, floor - tall],
      [Math.min(x1, x + wide - 1), floor],
      slope(pen, x, x + wide, shades(colour), true),
      3,
    );
    box(
      pen,
      [x + 3, floor - tall * 0.8],
      [Math.min(x1, x + wide - 4), floor - tall * 0.74],
      "rgba(255, 226, 150, 0.75)",
    );
    box(
      pen,
      [x + 3, floor - tall * 0.3],
      [Math.min(x1, x + wide - 4), floor - tall * 0.25],
      "rgba(255, 226, 150, 0.75)",
    );
    x += wide;
  }
}

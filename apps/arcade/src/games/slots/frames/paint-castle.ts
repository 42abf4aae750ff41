import { shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { box, frameShape, shades } from "./frame-shapes.ts";
import { flag, stones } from "./frame-trimmings.ts";

/** Battlements between two towers with pointed roofs. */
export const paintCastleFrame: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, window, wing } = build;
  const [, base] = style.body;
  const wide = Math.max(window.x - left, 40) + Math.min(wing, 46);
  const top = -sign - Math.min(26, roof * 0.3);
  paintBody(build, { radius: 4, down: bottom + Math.min(foot, 30) });
  stones(pen, [left, 0], [right, bottom + Math.min(foot, 26)], 74, base);
  box(
    pen,
    [left, -sign],
    [right, 2],
    slope(pen, -sign, 0, [mix(base, "#000000", 0.15), mix(base, "#000000", 0.4)]),
  );
  for (let x = left + wide; x < right - wide - 20; x += 58)
    stones(pen, [x, top], [x + 34, -sign + 4], 34, base);
  paintSign(build, { inset: wide * 0.55, radius: 6 });
  for (const [x, turn] of [
    [left - Math.min(wing, 46), 1],
    [right + Math.min(wing, 46) - wide, -1],
  ] as const) {
    shadowed(pen, "rgba(0, 0, 0, 0.45)", 18, 8, () =>
      box(pen, [x, top - 6], [x + wide, bottom + Math.min(foot, 40)], base),
    );
    stones(pen, [x, top - 6], [x + wide, bottom + Math.min(foot, 40)], 46, base);
    box(
      pen,
      [x, top],
      [x + wide, bottom + Math.min(foot, 40)],
      slope(pen, x, x + wide, ["rgba(255, 255, 255, 0.25)", "rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0.4)"], true),
    );
    const tip = top - Math.min(roof - 30, 190);
    frameShape(
      pen,
      [
        [x - 16, top + 6],
        [x + wide / 2, tip],
        [x + wide + 16, top + 6],
      ],
      slope(pen, x, x + wide, shades(palette.accent), true),
      { colour: style.outline, width: 3 },
    );
    if (roof > 90)
      flag(
        pen,
        [x + wide / 2, tip + 6],
        Math.min(70, roof - 80),
        turn > 0 ? palette.far : palette.low,
        style.outline,
      );
    for (const y of [70, bottom * 0.5, bottom - 120]) {
      pen.beginPath();
      pen.roundRect(x + wide / 2 - 8, y, 16, 46, [10, 10, 0, 0]);
      pen.fillStyle = slope(pen, y, y + 46, [palette.light, palette.accent]);
      pen.fill();
      pen.lineWidth = 4;
      pen.strokeStyle = style.outline;
      pen.stroke();
    }
  }
};

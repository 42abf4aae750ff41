import { edge, glow, shadowed, slope } from "../../../stage/pen.ts";
import { centreOf, type PaintFamily, paintSign } from "./frame-build.ts";
import { box, disc, frameShape, stroke } from "./frame-shapes.ts";
import { rivets } from "./frame-trimmings.ts";

/** A steel door with bolts, a hinge and a wheel. */
export const paintVaultFrame: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const out = Math.min(wing, 44);
  const top = -sign - Math.min(roof * 0.5, 60);
  const low = bottom + Math.min(foot, 40);
  for (const y of [bottom * 0.18, bottom * 0.5, bottom * 0.82])
    for (const [x0, x1] of [
      [left - out, left + 10],
      [right - 10, right + out],
    ] as const)
      box(pen, [x0, y - 26], [x1, y + 26], slope(pen, y - 26, y + 26, ["#f2f5f9", "#8c95a3", "#3d444f"]), 10);
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 26, 12, () => box(pen, [left, top], [right, low], style.outline, 90));
  box(
    pen,
    [left + 5, top + 5],
    [right - 5, low - 5],
    slope(pen, left, right, [light, base, dark, base, dark], true),
    86,
  );
  edge(
    pen,
    left + 16,
    top + 16,
    right - left - 32,
    low - top - 32,
    76,
    slope(pen, top, low, [dark, light]),
    6,
  );
  rivets(pen, [left + 70, top + 18], [right - 70, top + 18], 54, base);
  rivets(pen, [left + 70, low - 18], [right - 70, low - 18], 54, base);
  rivets(pen, [left + 18, 40], [left + 18, bottom - 40], 54, base);
  rivets(pen, [right - 18, 40], [right - 18, bottom - 40], 54, base);
  paintSign(build, { inset: 56, radius: 10, fill: ["#20262f", "#0b0e13"], line: palette.accent });
  pen.save();
  pen.beginPath();
  pen.roundRect(left + 60, bottom - 74, right - left - 120, 26, 5);
  pen.clip();
  for (let x = left; x < right + 40; x += 44)
    frameShape(
      pen,
      [
        [x, bottom - 74],
        [x + 22, bottom - 74],
        [x + 2, bottom - 48],
        [x - 20, bottom - 48],
      ],
      palette.accent,
    );
  pen.restore();
  if (roof > 90)
    for (let spoke = 0; spoke < 5; spoke += 1) {
      const angle = (spoke / 5) * Math.PI * 2 - Math.PI / 2;
      const [x, y] = [middle + Math.cos(angle) * 40, top + 4 + Math.sin(angle) * 40];
      stroke(
        pen,
        [
          [middle, top + 4],
          [x, y],
        ],
        style.trim,
        9,
      );
      disc(pen, [x, y], 10, glow(pen, x - 3, y - 3, 12, ["#ffffff", style.trim, style.trimDark]));
    }
  if (roof > 90)
    disc(
      pen,
      [middle, top + 4],
      18,
      glow(pen, middle - 5, top - 2, 22, ["#ffffff", style.trim, style.trimDark]),
    );
};

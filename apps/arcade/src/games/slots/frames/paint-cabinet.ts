import { edge, glow, shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily } from "./frame-build.ts";
import { box, disc, frameShape, stroke } from "./frame-shapes.ts";
import { lamp } from "./frame-trimmings.ts";

/** An arcade cabinet: a lit marquee, slanting sides, a control panel with a stick. */
export const paintCabinet: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [, base, dark] = style.body;
  const middle = centreOf(build);
  const out = Math.min(wing + 6, 56);
  const top = -sign - Math.min(roof * 0.4, 50);
  const low = bottom + Math.min(foot, 90);
  shadowed(pen, "rgba(0, 0, 0, 0.6)", 26, 12, () =>
    frameShape(
      pen,
      [
        [left - out, top],
        [right + out, top],
        [right + out, 0],
        [right, 40],
        [right, bottom - 110],
        [right + out, bottom - 40],
        [right + out * 0.8, low],
        [left - out * 0.8, low],
        [left - out, bottom - 40],
        [left, bottom - 110],
        [left, 40],
        [left - out, 0],
      ],
      slope(pen, top, low, [base, dark]),
      { colour: palette.accent, width: 6 },
    ),
  );
  box(
    pen,
    [left + 6, 0],
    [right - 6, bottom - 4],
    slope(pen, 0, bottom, [mix(base, "#000000", 0.3), mix(dark, "#000000", 0.4)]),
    10,
  );
  pen.save();
  pen.shadowColor = palette.accent;
  pen.shadowBlur = 26;
  box(
    pen,
    [left - out + 14, top + 12],
    [right + out - 14, -2],
    slope(pen, top, 0, [mix(palette.high, "#ffffff", 0.15), palette.near]),
    8,
  );
  pen.restore();
  edge(
    pen,
    left - out + 14,
    top + 12,
    right - left + 2 * out - 28,
    -14 - top,
    8,
    "rgba(255, 255, 255, 0.75)",
    3,
  );
  for (const [inset, colour] of [
    [9, palette.accent],
    [18, palette.low],
  ] as const) {
    pen.save();
    pen.shadowColor = colour;
    pen.shadowBlur = 12;
    edge(pen, left + inset, 12 + inset, right - left - 2 * inset, bottom - 108 - inset, 16, colour, 3.5);
    pen.restore();
  }
  frameShape(
    pen,
    [
      [left + 4, bottom - 84],
      [right - 4, bottom - 84],
      [right + out - 8, bottom - 20],
      [left - out + 8, bottom - 20],
    ],
    slope(pen, bottom - 84, bottom - 20, [mix(palette.deep, "#ffffff", 0.28), palette.deep]),
    { colour: style.outline, width: 3 },
  );
  stroke(
    pen,
    [
      [left + 74, bottom - 44],
      [left + 84, bottom - 84],
    ],
    "#c9ced8",
    10,
  );
  disc(
    pen,
    [left + 86, bottom - 90],
    20,
    glow(pen, left + 80, bottom - 98, 24, ["#ffb0a0", "#f0343c", "#8a0b1e"]),
  );
  const buttons = ["#ffd34d", "#4de1ff", "#ff4fb0", "#6dff7a"];
  for (const [index, colour] of buttons.entries())
    lamp(pen, [right - 170 + index * 42, bottom - 50 - (index % 2) * 14], 15, colour);
  if (foot > 50) {
    box(pen, [middle - 60, bottom + 6], [middle + 60, low - 8], "#12141b", 8);
    for (const x of [middle - 26, middle + 26])
      box(
        pen,
        [x - 12, bottom + 14],
        [x + 12, bottom + 44],
        slope(pen, bottom, bottom + 44, ["#ff6a4d", "#8a1020"]),
        4,
      );
  }
};

import { edge, shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { type PaintFamily, paintSign } from "./frame-build.ts";
import { box, stroke } from "./frame-shapes.ts";
import { lamps, scallops } from "./frame-trimmings.ts";

/** Drapes at both sides under a swagged pelmet, with footlights. */
export const paintCurtain: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [, base, dark] = style.body;
  const cloth = mix(palette.near, "#a01226", 0.25);
  const out = Math.min(wing + 6, 190);
  const top = -sign - Math.min(roof - 2, 150);
  const low = bottom + Math.min(foot, 50);
  box(
    pen,
    [left + 6, -2],
    [right - 6, bottom],
    slope(pen, 0, bottom, [mix(cloth, "#000000", 0.5), mix(cloth, "#000000", 0.72)]),
  );
  for (const [x0, x1] of [
    [left - out, left + 46],
    [right - 46, right + out],
  ] as const) {
    shadowed(pen, "rgba(0, 0, 0, 0.5)", 16, 8, () => box(pen, [x0, top], [x1, low], cloth));
    const folds = Math.max(2, Math.round((x1 - x0) / 40));
    for (let fold = 0; fold < folds; fold += 1) {
      const x = x0 + ((x1 - x0) * fold) / folds;
      const next = x0 + ((x1 - x0) * (fold + 1)) / folds;
      box(
        pen,
        [x, top],
        [next + 0.5, low],
        slope(
          pen,
          x,
          next,
          [mix(cloth, "#000000", 0.45), mix(cloth, "#ffffff", 0.22), cloth, mix(cloth, "#000000", 0.5)],
          true,
        ),
      );
    }
    const y = bottom * 0.62;
    box(pen, [x0 - 4, y], [x1 + 4, y + 22], slope(pen, y, y + 22, ["#ffe9a8", "#c98f22", "#7a4a08"]), 11);
    for (let x = x0 + 8; x < x1; x += 12)
      stroke(
        pen,
        [
          [x, y + 20],
          [x, y + 48],
        ],
        "#d7a438",
        5,
      );
  }
  scallops(pen, [left - out, top], [right + out, -sign + 2], 7, [
    mix(cloth, "#ffffff", 0.08),
    mix(cloth, "#000000", 0.14),
  ]);
  stroke(
    pen,
    [
      [left - out, top + 8],
      [right + out, top + 8],
    ],
    "#e0b24a",
    12,
  );
  paintSign(build, {
    inset: 50,
    radius: [10, 10, 40, 40],
    fill: [mix(base, dark, 0.4), dark],
    line: "#e0b24a",
  });
  scallops(pen, [left + 40, -4], [right - 40, 4], 9, ["#d7a438", "#b9832a"]);
  box(
    pen,
    [left - out * 0.4, bottom - 22],
    [right + out * 0.4, low],
    slope(pen, bottom - 22, low, ["#8a5a2e", "#3c220e"]),
    6,
  );
  lamps(pen, [left + 50, bottom - 16], [right - 50, bottom - 16], 76, 11, "#fff0b0");
  edge(pen, left + 2, 2, right - left - 4, bottom - 24, 6, fade(style.trim, 0.7), 4);
};

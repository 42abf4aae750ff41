import { shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { box, disc, stroke } from "./frame-shapes.ts";
import { lamp } from "./frame-trimmings.ts";

/** A carriage on wheels under a curved roof. */
export const paintCarriage: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const out = Math.min(wing + 6, 30);
  const rise = Math.min(roof - 8, 80);
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 20, 10, () =>
    box(
      pen,
      [left - out, -sign - rise],
      [right + out, 20],
      slope(pen, -sign - rise, 0, [mix(palette.deep, "#ffffff", 0.35), palette.deep]),
      [90, 90, 10, 10],
    ),
  );
  if (rise > 40) {
    for (const share of [0.2, 0.5, 0.8]) {
      const x = left + (right - left) * share;
      box(pen, [x - 40, -sign - rise - 14], [x + 40, -sign - rise + 6], mix(palette.deep, "#000000", 0.3), 8);
    }
  }
  paintBody(build, { radius: [10, 10, 26, 26] });
  box(
    pen,
    [left + 4, bottom - 84],
    [right - 4, bottom - 6],
    slope(pen, bottom - 84, bottom, [
      mix(palette.accent, "#ffffff", 0.15),
      mix(palette.accent, "#000000", 0.35),
    ]),
    [0, 0, 22, 22],
  );
  box(
    pen,
    [left + 4, bottom - 92],
    [right - 4, bottom - 82],
    slope(pen, bottom - 92, bottom - 82, [style.trim, style.trimDark]),
  );
  paintSign(build, {
    inset: 22,
    radius: 40,
    fill: ["#fffaf0", mix(palette.light, "#ffffff", 0.3)],
    line: dark,
  });
  box(pen, [left + 12, 14], [right - 12, 20], style.trim, 3);
  for (const x of [left + 42, right - 42]) lamp(pen, [x, bottom - 44], 20, "#fff3b0");
  const low = bottom + Math.min(foot, 34);
  box(
    pen,
    [left - out, bottom - 8],
    [right + out, bottom + 10],
    slope(pen, bottom - 8, bottom + 10, ["#5a5f6b", "#1c1f27"]),
    6,
  );
  for (const share of [0.12, 0.3, 0.7, 0.88]) {
    const x = left + (right - left) * share;
    disc(pen, [x, low], 46, "#14161c", { colour: "#6a707d", width: 7 });
    for (let spoke = 0; spoke < 8; spoke += 1)
      stroke(
        pen,
        [
          [x, low],
          [x + Math.cos(spoke * 0.785) * 34, low + Math.sin(spoke * 0.785) * 34],
        ],
        "#6a707d",
        5,
      );
    disc(pen, [x, low], 13, slope(pen, low - 13, low + 13, [light, base, dark]));
  }
  box(pen, [left - 200, low + 46], [right + 200, low + 54], "#8b93a3");
};

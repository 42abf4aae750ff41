import { slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { box, disc, frameShape } from "./frame-shapes.ts";

/** Blocks of ice with icicles under a cap of snow. */
export const paintIceFrame: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const out = Math.min(wing + 6, 40);
  const low = bottom + Math.min(foot, 30);
  paintBody(build, { radius: 20, down: low, fill: [light, base, dark] });
  for (let y = 10, row = 0; y < low - 20; y += 84, row += 1)
    for (const [x0, x1] of [
      [left - out, left + 44],
      [right - 44, right + out],
    ] as const) {
      const shift = (row % 2) * 12;
      box(
        pen,
        [x0 + shift * 0.5, y],
        [x1, y + 80],
        slope(pen, y, y + 80, [mix(light, "#ffffff", 0.5), base, mix(base, dark, 0.4)]),
        14,
      );
      frameShape(
        pen,
        [
          [x0 + 12, y + 12],
          [x0 + 34, y + 8],
          [x0 + 18, y + 44],
        ],
        "rgba(255, 255, 255, 0.65)",
      );
    }
  const rise = Math.min(roof - 6, 150);
  paintSign(build, {
    inset: 12,
    radius: 16,
    fill: [mix(palette.near, "#3aa4e0", 0.35), mix(palette.deep, "#103a6a", 0.4)],
    line: "#dff5ff",
  });
  for (let x = left - out, index = 0; x < right + out; x += 31, index += 1) {
    const long = 26 + ((index * 29) % 44);
    frameShape(
      pen,
      [
        [x, 0],
        [x + 26, 0],
        [x + 13, long],
      ],
      slope(pen, 0, long, ["#ffffff", "#a9ddf5", "rgba(120, 200, 240, 0.6)"]),
    );
  }
  for (const [index, x] of [0, 0.17, 0.35, 0.5, 0.66, 0.84, 1]
    .map((share) => left - out + (right - left + 2 * out) * share)
    .entries()) {
    const high = rise * (0.34 + 0.6 * (1 - Math.abs(index - 3) / 3));
    frameShape(
      pen,
      [
        [x - 46, -sign + 8],
        [x - 10, -sign - high],
        [x + 16, -sign - high * 0.8],
        [x + 46, -sign + 8],
      ],
      slope(pen, -sign - high, -sign, ["#ffffff", mix(base, "#ffffff", 0.3), base]),
      {
        colour: "rgba(255, 255, 255, 0.8)",
        width: 3,
      },
    );
    frameShape(
      pen,
      [
        [x - 10, -sign - high],
        [x + 4, -sign + 4],
        [x - 30, -sign + 4],
      ],
      fade(dark, 0.3),
    );
  }
  pen.save();
  pen.shadowColor = "rgba(30, 80, 150, 0.45)";
  pen.shadowBlur = 10;
  pen.shadowOffsetY = 5;
  for (let x = left - out; x <= right + out; x += 44) disc(pen, [x, low - 2], 26, "#ffffff");
  pen.restore();
};

import { slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintSign } from "./frame-build.ts";
import { disc, frameShape, stroke } from "./frame-shapes.ts";

/** An iron arch with glass, and flowers along its foot. */
export const paintGreenhouse: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot } = build;
  const [, base, dark] = style.body;
  const middle = centreOf(build);
  const half = (right - left) / 2 - 6;
  const rise = sign + Math.min(roof - 6, 230);
  const arch = (shrink: number) => {
    pen.beginPath();
    pen.moveTo(middle - half + shrink, bottom);
    pen.lineTo(middle - half + shrink, 10);
    pen.bezierCurveTo(
      middle - half + shrink,
      -rise * 0.75,
      middle - half * 0.5,
      -rise + shrink,
      middle,
      -rise + shrink,
    );
    pen.bezierCurveTo(
      middle + half * 0.5,
      -rise + shrink,
      middle + half - shrink,
      -rise * 0.75,
      middle + half - shrink,
      10,
    );
    pen.lineTo(middle + half - shrink, bottom);
    pen.closePath();
  };
  arch(0);
  pen.fillStyle = slope(pen, -rise, bottom, [
    "rgba(255, 255, 255, 0.72)",
    fade(mix(palette.light, "#ffffff", 0.4), 0.78),
  ]);
  pen.fill();
  pen.save();
  pen.clip();
  for (const share of [-0.5, 0, 0.5])
    stroke(
      pen,
      [
        [middle + half * share * 1.3, 8],
        [middle + half * share * 0.2, -rise],
      ],
      base,
      8,
    );
  for (let x = left - 200; x < right; x += 190)
    frameShape(
      pen,
      [
        [x, bottom],
        [x + 60, bottom],
        [x + 360, -rise],
        [x + 300, -rise],
      ],
      "rgba(255, 255, 255, 0.28)",
    );
  pen.restore();
  for (const [width, colour] of [
    [20, dark],
    [12, base],
    [3, mix(base, "#ffffff", 0.5)],
  ] as const) {
    arch(8);
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  disc(pen, [middle, -rise + 4], 16, style.trim, { colour: dark, width: 4 });
  paintSign(build, {
    inset: 46,
    radius: 30,
    fill: [mix(palette.light, "#ffffff", 0.6), palette.light],
    line: base,
  });
  const petals = [palette.accent, palette.far, palette.high, "#ff7fb0", "#ffd34d"];
  const ground = bottom + Math.min(foot, 16);
  for (let index = 0, x = left - 6; x < right + 6; x += 34, index += 1) {
    const y = ground - 22 - ((index * 37) % 30);
    stroke(
      pen,
      [
        [x, ground + 8],
        [x + 2, y],
      ],
      "#3d8a3a",
      7,
    );
    frameShape(
      pen,
      [
        [x, ground],
        [x + 22, ground - 22],
        [x + 6, ground + 4],
      ],
      "#58ab46",
    );
    const colour = petals[index % petals.length] as string;
    for (let petal = 0; petal < 5; petal += 1)
      disc(pen, [x + Math.cos(petal * 1.257) * 9, y + Math.sin(petal * 1.257) * 9], 8, colour);
    disc(pen, [x, y], 6, "#ffe066");
  }
};

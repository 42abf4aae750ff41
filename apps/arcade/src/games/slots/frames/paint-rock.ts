import { shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintSign } from "./frame-build.ts";
import { frameShape, stroke } from "./frame-shapes.ts";

/** Rough stone with crystals, cracked by heat. */
export const paintRock: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const out = Math.min(wing + 8, 70);
  const rise = Math.min(roof - 4, 170);
  const low = bottom + Math.min(foot, 60);
  const points: [number, number][] = [];
  const jag = (index: number) => ((index * 53) % 17) / 17;
  for (let index = 0; index <= 10; index += 1)
    points.push([
      left - out * 0.3 + ((right - left + out * 0.6) * index) / 10,
      -sign - rise * (0.15 + 0.85 * jag(index + 3) * (1 - Math.abs(index - 5) / 6)),
    ]);
  for (let index = 1; index < 8; index += 1)
    points.push([right + out * (0.2 + jag(index) * 0.8), -sign + ((low + sign) * index) / 8]);
  for (let index = 10; index >= 0; index -= 1)
    points.push([left - out + ((right - left + out * 2) * index) / 10, low - jag(index) * 22]);
  for (let index = 7; index > 0; index -= 1)
    points.push([left - out * (0.2 + jag(index + 5) * 0.8), -sign + ((low + sign) * index) / 8]);
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 24, 12, () =>
    frameShape(pen, points, slope(pen, -sign - rise, low, [light, base, dark]), {
      colour: style.outline,
      width: 5,
    }),
  );
  for (let index = 0; index < 22; index += 1) {
    const edgePoint = points[index % points.length] as [number, number];
    const x = edgePoint[0] + (centreOf(build) - edgePoint[0]) * 0.06;
    const y = edgePoint[1] + (bottom / 2 - edgePoint[1]) * 0.08;
    frameShape(
      pen,
      [
        [x, y],
        [x + 40, y + 16],
        [x + 26, y + 46],
        [x - 8, y + 34],
      ],
      index % 2 === 0 ? fade("#ffffff", 0.1) : fade("#000000", 0.16),
    );
  }
  pen.save();
  pen.shadowColor = palette.accent;
  pen.shadowBlur = 16;
  for (const [x, turn] of [
    [left + 12, 1],
    [right - 12, -1],
  ] as const)
    stroke(
      pen,
      Array.from(
        { length: 8 },
        (_, index) => [x + turn * ((index * 29) % 22) - turn * 8, 20 + ((bottom - 60) * index) / 7] as const,
      ),
      mix(palette.accent, "#ffd34d", 0.4),
      5,
    );
  stroke(
    pen,
    Array.from(
      { length: 10 },
      (_, index) =>
        [left + 40 + ((right - left - 80) * index) / 9, bottom - 20 - ((index * 37) % 26)] as const,
    ),
    mix(palette.accent, "#ffd34d", 0.4),
    5,
  );
  pen.restore();
  paintSign(build, {
    inset: 44,
    radius: 10,
    fill: [mix(dark, "#ffffff", 0.08), mix(dark, "#000000", 0.35)],
    line: palette.accent,
  });
  for (const [x, lean] of [
    [left - out * 0.4, -14],
    [left + 30, 6],
    [right - 36, -6],
    [right + out * 0.4, 12],
  ] as const)
    frameShape(
      pen,
      [
        [x - 15, low - 6],
        [x + lean - 6, low - 96],
        [x + lean + 10, low - 70],
        [x + 17, low - 6],
      ],
      slope(pen, x - 15, x + 17, [mix(palette.light, "#ffffff", 0.5), palette.far, palette.near], true),
      {
        colour: fade("#ffffff", 0.6),
        width: 2,
      },
    );
};

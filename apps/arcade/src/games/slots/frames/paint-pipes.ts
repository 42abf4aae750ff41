import { edge, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { disc, shades, stroke } from "./frame-shapes.ts";
import { lamp, rivets } from "./frame-trimmings.ts";

/** Riveted plates between pipes, with valves and gauges. */
export const paintPipes: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const copper = mix("#c4713a", base, 0.25);
  const out = Math.min(wing + 4, 110);
  const low = bottom + Math.min(foot, 40);
  const rise = Math.min(roof - 6, 130);
  const pipe = (points: readonly (readonly [number, number])[], width: number) => {
    const [lit, , shade] = shades(copper);
    stroke(pen, points, mix(shade, "#000000", 0.35), width + 6);
    stroke(pen, points, copper, width);
    pen.save();
    pen.translate(-width * 0.16, -width * 0.16);
    stroke(pen, points, lit, width * 0.42);
    pen.restore();
  };
  for (const [x, turn] of [
    [left, -1],
    [right, 1],
  ] as const) {
    pipe(
      [
        [x - turn * 40, low],
        [x + turn * out * 0.5, low - 20],
        [x + turn * out * 0.5, -sign - rise * 0.3],
        [x - turn * 80, -sign - rise * 0.3],
      ],
      30,
    );
    if (out > 60)
      pipe(
        [
          [x, bottom * 0.7],
          [x + turn * out, bottom * 0.7],
          [x + turn * out, bottom * 0.2],
          [x + turn * 10, bottom * 0.2],
        ],
        20,
      );
  }
  pipe(
    [
      [left + 150, 0],
      [left + 150, -sign - rise * 0.8],
      [right - 150, -sign - rise * 0.8],
      [right - 150, 0],
    ],
    26,
  );
  paintBody(build, { radius: 18, top: -sign * 0.9, down: bottom });
  rivets(pen, [left + 16, 14], [left + 16, bottom - 20], 46, base);
  rivets(pen, [right - 16, 14], [right - 16, bottom - 20], 46, base);
  rivets(pen, [left + 60, bottom - 14], [right - 60, bottom - 14], 56, base);
  paintSign(build, {
    inset: 34,
    radius: 8,
    fill: [mix(dark, "#ffffff", 0.05), mix(dark, "#000000", 0.4)],
    line: copper,
  });
  for (const [x, share] of [
    [left + 62, 0.3],
    [right - 62, 0.8],
  ] as const) {
    const y = bottom - 50;
    disc(pen, [x, y], 38, slope(pen, y - 38, y + 38, [light, dark]), { colour: style.outline, width: 3 });
    disc(pen, [x, y], 29, "#fdf6e0");
    for (let mark = 0; mark < 9; mark += 1) {
      const angle = Math.PI * (0.8 + (mark / 8) * 1.4);
      stroke(
        pen,
        [
          [x + Math.cos(angle) * 25, y + Math.sin(angle) * 25],
          [x + Math.cos(angle) * 20, y + Math.sin(angle) * 20],
        ],
        mark > 6 ? "#d3202c" : "#3a2a1a",
        3,
      );
    }
    const angle = Math.PI * (0.8 + share * 1.4);
    stroke(
      pen,
      [
        [x, y],
        [x + Math.cos(angle) * 19, y + Math.sin(angle) * 19],
      ],
      "#d3202c",
      4,
    );
    disc(pen, [x, y], 5, "#3a2a1a");
  }
  const valve = (x: number, y: number) => {
    for (let spoke = 0; spoke < 6; spoke += 1)
      stroke(
        pen,
        [
          [x, y],
          [x + Math.cos(spoke * 1.047) * 22, y + Math.sin(spoke * 1.047) * 22],
        ],
        palette.accent,
        6,
      );
    pen.beginPath();
    pen.arc(x, y, 23, 0, Math.PI * 2);
    pen.lineWidth = 8;
    pen.strokeStyle = palette.accent;
    pen.stroke();
    disc(pen, [x, y], 7, mix(palette.accent, "#ffffff", 0.5));
  };
  if (roof > 70) valve(centreOf(build), -sign - rise * 0.8);
  for (const x of [left + 20, right - 20]) lamp(pen, [x, 34], 10, "#7dffb0");
  if (foot > 30) edge(pen, left + 20, bottom + 4, right - left - 40, Math.min(foot, 40) - 6, 6, copper, 8);
};

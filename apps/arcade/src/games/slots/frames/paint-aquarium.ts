import { edge, shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { type PaintFamily, paintSign } from "./frame-build.ts";
import { box, disc, stroke } from "./frame-shapes.ts";
import { rivets } from "./frame-trimmings.ts";

/** A glass tank: waves above, sand and coral below. */
export const paintAquarium: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const out = Math.min(wing, 40);
  const rise = Math.min(roof - 6, 90);
  const low = bottom + Math.min(foot, 60);
  const water = mix(palette.far, "#1f9fd0", 0.4);
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 26, 12, () =>
    box(pen, [left - out, -sign - rise], [right + out, low], fade(mix(water, "#000000", 0.3), 0.92), 30),
  );
  box(
    pen,
    [left - out + 6, -sign - rise + 6],
    [right + out - 6, low - 6],
    slope(pen, -sign - rise, low, [mix(water, "#ffffff", 0.45), water, mix(water, "#001030", 0.6)]),
    26,
  );
  for (const [lift, colour] of [
    [0, fade("#ffffff", 0.5)],
    [10, fade(mix(water, "#ffffff", 0.25), 0.9)],
  ] as const) {
    pen.beginPath();
    pen.moveTo(left - out + 6, -sign);
    for (let x = left - out + 6; x < right + out - 6; x += 60)
      pen.quadraticCurveTo(x + 30, -sign - rise * 0.5 - 16 + lift, x + 60, -sign - rise * 0.3 + lift);
    pen.lineTo(right + out - 6, -sign);
    pen.closePath();
    pen.fillStyle = colour;
    pen.fill();
  }
  const sand = mix("#f0d79a", palette.low, 0.2);
  pen.beginPath();
  pen.moveTo(left - out + 6, low - 8);
  pen.lineTo(left - out + 6, bottom - 36);
  for (let x = left - out; x < right + out; x += 120)
    pen.quadraticCurveTo(x + 60, bottom - 66, x + 120, bottom - 40);
  pen.lineTo(right + out - 6, low - 8);
  pen.closePath();
  pen.fillStyle = slope(pen, bottom - 60, low, [sand, mix(sand, "#8a5a20", 0.4)]);
  pen.fill();
  const coral = (x: number, y: number, high: number, colour: string) => {
    for (const lean of [-0.5, -0.2, 0.15, 0.5]) {
      stroke(
        pen,
        [
          [x, y],
          [x + lean * high * 0.5, y - high * 0.5],
          [x + lean * high, y - high * (1 - Math.abs(lean) * 0.4)],
        ],
        colour,
        13,
      );
      disc(pen, [x + lean * high, y - high * (1 - Math.abs(lean) * 0.4)], 9, mix(colour, "#ffffff", 0.3));
    }
  };
  coral(left + 6, bottom - 6, 96, palette.accent);
  coral(right - 10, bottom - 4, 110, mix(palette.accent, palette.near, 0.5));
  for (let x = left + 90; x < right - 80; x += 150)
    for (const lean of [-8, 4, 14])
      stroke(
        pen,
        [
          [x + lean, bottom - 6],
          [x + lean * 2, bottom - 30],
          [x + lean, bottom - 58],
        ],
        mix("#3fae6a", palette.near, 0.3),
        7,
      );
  for (let index = 0; index < 14; index += 1)
    disc(
      pen,
      [
        index % 2 === 0 ? left + ((index * 17) % 30) : right - ((index * 13) % 30),
        20 + ((index * 97) % (bottom - 120)),
      ],
      5 + (index % 4) * 3,
      "rgba(255, 255, 255, 0.16)",
      {
        colour: "rgba(255, 255, 255, 0.75)",
        width: 2,
      },
    );
  edge(
    pen,
    left - out,
    -sign - rise,
    right - left + 2 * out,
    low + sign + rise,
    30,
    slope(pen, -sign - rise, low, [light, base, dark]),
    14,
  );
  rivets(pen, [left - out + 34, -sign - rise], [right + out - 34, -sign - rise], 90, base);
  paintSign(build, { inset: 50, radius: 20 });
  edge(
    pen,
    left - out + 12,
    -sign - rise + 12,
    right - left + 2 * out - 24,
    low + sign + rise - 24,
    22,
    "rgba(255, 255, 255, 0.35)",
    3,
  );
  box(
    pen,
    [left - out - 8, low - 18],
    [right + out + 8, low + 8],
    slope(pen, low - 18, low + 8, [style.trim, style.trimDark]),
    8,
  );
};

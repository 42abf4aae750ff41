import { edge, glow, shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import {
  box,
  centreOf,
  disc,
  lamp,
  type PaintFamily,
  paintSign,
  planks,
  rivets,
  shades,
  shape,
  stroke,
} from "./frame-build.ts";

/** A straw hive: bands that bulge, and honey that drips. */
export const paintHive: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const base = mix("#e0a83c", palette.far, 0.25);
  const [light, , dark] = shades(base);
  const out = Math.min(wing + 6, 60);
  const middle = centreOf(build);
  const rise = Math.min(roof - 4, 180);
  const low = bottom + Math.min(foot, 26);
  const bands = 12;
  const top = -sign - rise;
  const step = (low - top) / bands;
  for (let band = 0; band < bands; band += 1) {
    const y = top + band * step;
    const share = Math.min(1, (y + step * 0.8 - top) / (rise + sign + 40));
    const half = ((right - left) / 2 + out) * Math.sqrt(1 - (1 - share) ** 2);
    shadowed(pen, "rgba(60, 30, 0, 0.4)", 8, 5, () =>
      box(
        pen,
        [middle - half, y],
        [middle + half, y + step + 6],
        slope(pen, y, y + step, [light, base, dark]),
        step / 2,
      ),
    );
    pen.save();
    pen.beginPath();
    pen.roundRect(middle - half, y, half * 2, step, step / 2);
    pen.clip();
    for (let x = middle - half; x < middle + half; x += 30)
      stroke(
        pen,
        [
          [x, y],
          [x + 16, y + step],
        ],
        fade(dark, 0.45),
        4,
      );
    pen.restore();
  }
  paintSign(build, { inset: 70, radius: 24, fill: ["#fff0b8", "#f3bf42"], line: "#8f5a08" });
  const honey = ["#ffd766", "#f2a516", "#b96c05"];
  box(pen, [left + 10, -2], [right - 10, 22], slope(pen, -2, 22, honey), 12);
  for (let x = left + 26, index = 0; x < right - 20; x += 64, index += 1) {
    const long = 30 + ((index * 41) % 60);
    box(
      pen,
      [x, 8],
      [x + 22, 8 + (index % 3 === 1 ? Math.min(long, 40) : Math.min(long, 34))],
      slope(pen, 8, 8 + long, honey),
      12,
    );
  }
  for (const [x, y] of [
    [left + 8, bottom * 0.3],
    [right - 6, bottom * 0.62],
    [right - 90, -sign - rise * 0.35],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x - 6, y - 13, 11, 7, -0.5, 0, Math.PI * 2);
    pen.ellipse(x + 8, y - 13, 11, 7, 0.5, 0, Math.PI * 2);
    pen.fillStyle = "rgba(255, 255, 255, 0.85)";
    pen.fill();
    pen.beginPath();
    pen.ellipse(x, y, 18, 12, 0, 0, Math.PI * 2);
    pen.fillStyle = slope(
      pen,
      x - 18,
      x + 18,
      ["#ffd23f", "#ffd23f", "#2b1a05", "#ffd23f", "#2b1a05", "#ffd23f"],
      true,
    );
    pen.fill();
  }
  edge(pen, left + 8, bottom - 60, right - left - 16, 40, 20, style.trimDark, 0.01);
};

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

/** Timber props, lanterns and rails. */
export const paintMine: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const out = Math.min(wing + 4, 50);
  const low = bottom + Math.min(foot, 50);
  const stone = mix("#5a4a3c", palette.deep, 0.45);
  const mound: [number, number][] = [[left - out, low]];
  for (let index = 0; index <= 12; index += 1) {
    const share = index / 12;
    const bow = Math.sin(share * Math.PI);
    mound.push([
      left - out + (right - left + 2 * out) * share,
      30 - (sign + 20) * Math.min(1, bow * 2) - Math.min(roof * 0.7, 130) * bow - ((index * 37) % 22),
    ]);
  }
  mound.push([right + out, low]);
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 22, 10, () =>
    shape(
      pen,
      mound,
      slope(pen, -sign - roof, low, [mix(stone, "#ffffff", 0.2), stone, mix(stone, "#000000", 0.5)]),
    ),
  );
  for (const [index, [x, y]] of mound.slice(1, -1).entries()) {
    shape(
      pen,
      [
        [x - 10, y + 12],
        [x + 34, y + 22],
        [x + 24, y + 54],
        [x - 18, y + 48],
      ],
      index % 2 === 0 ? "rgba(255, 255, 255, 0.08)" : "rgba(0, 0, 0, 0.2)",
    );
    if (index % 3 === 1) disc(pen, [x + 12, y + 40], 7, glow(pen, x + 10, y + 37, 9, ["#fff4b0", "#e0a020"]));
  }
  box(
    pen,
    [left + 4, 0],
    [right - 4, bottom],
    slope(pen, 0, bottom, [mix(stone, "#000000", 0.35), mix(stone, "#000000", 0.6)]),
  );
  const beam = (x0: number, y0: number, x1: number, y1: number, across: boolean) => {
    shadowed(pen, "rgba(0, 0, 0, 0.5)", 10, 5, () => box(pen, [x0, y0], [x1, y1], base, 5));
    box(
      pen,
      [x0, y0],
      [x1, y1],
      across ? slope(pen, y0, y1, [light, base, dark]) : slope(pen, x0, x1, [light, base, dark], true),
      5,
    );
    for (let line = 0; line < 3; line += 1)
      if (across)
        stroke(
          pen,
          [
            [x0 + 12, y0 + 10 + line * 10],
            [x1 - 20 - line * 40, y0 + 12 + line * 10],
          ],
          fade(dark, 0.6),
          2,
        );
      else
        stroke(
          pen,
          [
            [x0 + 8 + line * 9, y0 + 20],
            [x0 + 10 + line * 9, y1 - 30 - line * 40],
          ],
          fade(dark, 0.6),
          2,
        );
  };
  beam(left - 6, 0, left + 34, bottom + 8, false);
  beam(right - 34, 0, right + 6, bottom + 8, false);
  beam(left - Math.min(out, 34), 0, right + Math.min(out, 34), 44, true);
  paintSign(build, {
    inset: 36,
    radius: 8,
    fill: [mix(base, "#ffffff", 0.16), mix(base, "#000000", 0.25)],
    line: dark,
  });
  for (const x of [left + 60, right - 60])
    stroke(
      pen,
      [
        [x, -2],
        [x, 10],
      ],
      "#2a2a2e",
      6,
    );
  for (const x of [left + 14, right - 14]) {
    stroke(
      pen,
      [
        [x, 44],
        [x, 70],
      ],
      "#2a2018",
      4,
    );
    lamp(pen, [x, 92], 17, "#ffc94d");
    edge(pen, x - 14, 70, 28, 44, 8, "#33261a", 4);
  }
  const rail = bottom + Math.min(foot, 26) - 24;
  for (let x = left - 20; x < right + 20; x += 48)
    box(pen, [x, rail - 4], [x + 28, rail + 22], slope(pen, rail, rail + 22, [base, dark]), 3);
  for (const y of [rail, rail + 14])
    box(pen, [left - out, y], [right + out, y + 6], slope(pen, y, y + 6, ["#d7dce4", "#5d6674"]));
  planks(pen, [left + 40, bottom - 70], [right - 40, bottom - 42], {
    size: 90,
    colour: mix(base, dark, 0.4),
  });
};

import { edge, glow, shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import {
  box,
  centreOf,
  disc,
  lamp,
  type PaintFamily,
  paintBody,
  paintSign,
  planks,
  rivets,
  shades,
  shape,
  stroke,
} from "./frame-build.ts";

/** A hollow trunk under a crown of leaves, on roots. */
export const paintTree: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const out = Math.min(wing + 10, 130);
  const low = bottom + Math.min(foot, 80);
  const trunk = () => {
    pen.beginPath();
    pen.moveTo(left + 8, -sign);
    pen.bezierCurveTo(left - 4, bottom * 0.3, left + 2, bottom * 0.7, left - out, low);
    pen.quadraticCurveTo(left + 60, bottom + 6, left + 110, low);
    pen.quadraticCurveTo((left + right) / 2, bottom + 8, right - 110, low);
    pen.quadraticCurveTo(right - 60, bottom + 6, right + out, low);
    pen.bezierCurveTo(right - 2, bottom * 0.7, right + 4, bottom * 0.3, right - 8, -sign);
    pen.closePath();
  };
  pen.save();
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 22, 10, () => {
    trunk();
    pen.fillStyle = slope(pen, left, right, [light, base, mix(base, dark, 0.4), base, dark], true);
    pen.fill();
  });
  trunk();
  pen.clip();
  for (let x = left - 60; x < right + 60; x += 26) {
    pen.beginPath();
    pen.moveTo(x, -sign);
    for (let y = -sign; y < low; y += 60) pen.quadraticCurveTo(x + ((y + x) % 3) * 9 - 9, y + 30, x, y + 60);
    pen.lineWidth = 4;
    pen.strokeStyle = fade(mix(dark, "#000000", 0.3), 0.5);
    pen.stroke();
  }
  pen.restore();
  const green = mix("#4f9a3c", palette.near, 0.42);
  const leaves = [mix(green, "#000000", 0.38), green, mix(green, "#ffffff", 0.2)];
  const reach = Math.min(roof, 200);
  for (const [layer, colour] of leaves.entries())
    for (let x = left - out, index = 0; x <= right + out; x += 58, index += 1) {
      const y = -sign - reach * (0.12 + layer * 0.2) - ((index * 31 + layer * 17) % 30);
      const size = 62 - layer * 8 + ((index * 13) % 16);
      if (reach > 30 || layer === 0)
        disc(pen, [x + layer * 13, Math.min(y, -sign + 6)], Math.min(size, reach * 0.5 + 20), colour);
    }
  paintSign(build, {
    inset: 30,
    radius: 20,
    fill: [mix(light, "#ffe0a8", 0.4), mix(base, "#c98a4a", 0.4)],
    line: dark,
  });
  for (let index = 0; index < 9; index += 1) {
    const x = left + ((index * 173) % (right - left));
    disc(pen, [x, -sign - reach * 0.3 - ((index * 47) % 60)], 9, palette.accent);
  }
  for (const [x, turn] of [
    [left + 20, 1],
    [right - 20, -1],
  ] as const)
    for (let y = 50; y < bottom - 60; y += 110) {
      shape(
        pen,
        [
          [x, y],
          [x + turn * 4, y - 20],
          [x - turn * 26, y - 34],
          [x - turn * 10, y - 6],
        ],
        leaves[2] as string,
      );
      shape(
        pen,
        [
          [x, y + 6],
          [x - turn * 30, y + 10],
          [x - turn * 16, y + 26],
        ],
        green,
      );
    }
};

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
    shape(pen, points, slope(pen, -sign - rise, low, [light, base, dark]), {
      colour: style.outline,
      width: 5,
    }),
  );
  for (let index = 0; index < 22; index += 1) {
    const edgePoint = points[index % points.length] as [number, number];
    const x = edgePoint[0] + (centreOf(build) - edgePoint[0]) * 0.06;
    const y = edgePoint[1] + (bottom / 2 - edgePoint[1]) * 0.08;
    shape(
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
    shape(
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

/** Blocks of ice with icicles under a cap of snow. */
export const paintIce: PaintFamily = (build) => {
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
      shape(
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
    shape(
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
    shape(
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
    shape(
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

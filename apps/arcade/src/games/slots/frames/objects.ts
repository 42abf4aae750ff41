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
  rivets,
  shades,
  shape,
  stroke,
} from "./frame-build.ts";

/** Tiers of a cake with icing, candles and cherries. */
export const paintCake: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const icing = "#fffaf4";
  const out = Math.min(wing, 90);
  const low = bottom + Math.min(foot, 44);
  const rise = Math.min(roof - 46, 70);
  const middle = centreOf(build);
  if (roof > 50) {
    const candles = [palette.accent, palette.far, "#7fd4ff", "#ffd34d", palette.near];
    for (const [index, share] of [0.14, 0.32, 0.5, 0.68, 0.86].entries()) {
      const x = left + (right - left) * share;
      const y = -sign - Math.max(rise, 4);
      box(
        pen,
        [x - 8, y - 40],
        [x + 8, y + 10],
        slope(pen, x - 8, x + 8, shades(candles[index] as string), true),
        4,
      );
      disc(
        pen,
        [x, y - 52],
        20,
        glow(pen, x, y - 52, 20, ["rgba(255, 240, 160, 0.9)", "rgba(255, 190, 60, 0)"]),
      );
      pen.beginPath();
      pen.ellipse(x, y - 52, 6, 12, 0, 0, Math.PI * 2);
      pen.fillStyle = slope(pen, y - 64, y - 40, ["#fff6c0", "#ff9a2e"]);
      pen.fill();
    }
  }
  shadowed(pen, "rgba(60, 10, 30, 0.4)", 20, 10, () => {
    box(
      pen,
      [left - out, bottom - 60],
      [right + out, low],
      slope(pen, bottom - 60, low, [light, base, dark]),
      [26, 26, 8, 8],
    );
    box(
      pen,
      [left, -sign * 0.4],
      [right, bottom - 20],
      slope(pen, left, right, [light, base, base, dark], true),
      20,
    );
    box(
      pen,
      [left + 26, -sign - Math.max(rise, 0)],
      [right - 26, 10],
      slope(pen, -sign - rise, 0, [light, base]),
      [30, 30, 10, 10],
    );
  });
  const drip = (x0: number, x1: number, y: number) => {
    shadowed(pen, "rgba(80, 20, 40, 0.3)", 6, 4, () => {
      box(pen, [x0, y - 14], [x1, y + 10], icing, 12);
      for (let x = x0 + 4, index = 0; x < x1 - 24; x += 32, index += 1)
        box(pen, [x, y - 4], [x + 24, y + 16 + ((index * 23) % 26)], icing, 12);
    });
  };
  drip(left + 20, right - 20, -sign - Math.max(rise, 0) + 6);
  drip(left - out, right + out, bottom - 58);
  const sprinkles = [palette.accent, palette.far, "#7fd4ff", "#ffd34d", palette.near];
  for (let index = 0; index < 70; index += 1) {
    const x = index % 2 === 0 ? left + 4 + ((index * 11) % 24) : right - 4 - ((index * 7) % 24);
    const y = 20 + ((index * 71) % (bottom - 110));
    stroke(
      pen,
      [
        [x, y],
        [x + ((index * 5) % 9) - 4, y + 8],
      ],
      sprinkles[index % 5] as string,
      5,
    );
  }
  paintSign(build, {
    inset: 56,
    radius: 30,
    fill: [icing, mix(palette.light, "#ffffff", 0.4)],
    line: palette.accent,
  });
  for (let x = left - out + 20; x < right + out; x += 60) {
    disc(pen, [x, bottom - 74], 14, glow(pen, x - 4, bottom - 79, 16, ["#ff9aa6", "#e01b3c", "#7d0a22"]));
    stroke(
      pen,
      [
        [x, bottom - 86],
        [x + 7, bottom - 100],
      ],
      "#4d7a2a",
      3.5,
    );
  }
  pen.beginPath();
  pen.ellipse(middle, low, (right - left) / 2 + out + 16, 14, 0, 0, Math.PI * 2);
  pen.fillStyle = slope(pen, low - 14, low + 14, ["#ffffff", style.trimDark]);
  pen.fill();
};

/** Sheets of paper with tape, one folded to a crane. */
export const paintPaper: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base] = style.body;
  const out = Math.min(wing, 26);
  const top = -sign - Math.min(roof * 0.4, 50);
  const low = bottom + Math.min(foot, 26);
  const middle = centreOf(build);
  for (const [turn, colour] of [
    [-0.02, palette.far],
    [0.016, palette.light],
    [0, light],
  ] as const) {
    pen.save();
    pen.translate(middle, bottom / 2);
    pen.rotate(turn);
    pen.translate(-middle, -bottom / 2);
    shadowed(pen, "rgba(40, 20, 0, 0.4)", 14, 8, () => {
      pen.beginPath();
      pen.moveTo(left - out, top);
      for (let x = left - out; x < right + out; x += 26) pen.lineTo(x + 13, top + ((x * 7) % 11) - 5);
      pen.lineTo(right + out, top);
      pen.lineTo(right + out, low - 40);
      pen.lineTo(right + out - 50, low);
      for (let x = right + out - 60; x > left - out; x -= 26) pen.lineTo(x, low + ((x * 5) % 11) - 5);
      pen.closePath();
      pen.fillStyle = slope(pen, top, low, [mix(colour, "#ffffff", 0.3), colour]);
      pen.fill();
    });
    pen.restore();
  }
  for (let y = 14; y < low - 20; y += 34)
    stroke(
      pen,
      [
        [left - out + 10, y],
        [right + out - 10, y],
      ],
      fade(palette.near, 0.18),
      2,
    );
  shape(
    pen,
    [
      [right + out, low - 40],
      [right + out - 50, low],
      [right + out - 44, low - 46],
    ],
    slope(pen, low - 46, low, [base, mix(base, "#000000", 0.25)]),
  );
  for (const [x, turn] of [
    [left + 30, -0.5],
    [right - 30, 0.5],
  ] as const) {
    pen.save();
    pen.translate(x, top + 8);
    pen.rotate(turn);
    box(pen, [-54, -15], [54, 15], fade(palette.accent, 0.75));
    for (let stripe = -50; stripe < 50; stripe += 18)
      box(pen, [stripe, -15], [stripe + 7, 15], "rgba(255, 255, 255, 0.35)");
    pen.restore();
  }
  paintSign(build, {
    inset: 40,
    radius: 4,
    fill: [palette.near, mix(palette.near, "#000000", 0.3)],
    line: fade("#ffffff", 0.7),
  });
  const [x, y] = [right - 74, bottom - 44];
  shape(
    pen,
    [
      [x - 50, y - 6],
      [x, y + 22],
      [x + 8, y - 12],
    ],
    palette.accent,
  );
  shape(
    pen,
    [
      [x, y + 22],
      [x + 54, y - 26],
      [x + 8, y - 12],
    ],
    mix(palette.accent, "#000000", 0.25),
  );
  shape(
    pen,
    [
      [x - 16, y - 2],
      [x - 4, y - 46],
      [x + 14, y],
    ],
    mix(palette.accent, "#ffffff", 0.35),
  );
};

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

import { shadowed, slope } from "../../../stage/pen.ts";
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
  scallops,
  shades,
  shape,
  stroke,
} from "./frame-build.ts";

/** A gambrel roof over painted boards, with a hay bale below. */
export const paintBarn: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [, base, dark] = style.body;
  const middle = centreOf(build);
  const out = Math.min(wing + 8, 50);
  const rise = Math.min(roof - 4, 200);
  shadowed(pen, "rgba(0, 0, 0, 0.45)", 20, 10, () =>
    shape(
      pen,
      [
        [left - out, 16],
        [left + 20, -sign - rise * 0.35],
        [middle - 150, -sign - rise],
        [middle + 150, -sign - rise],
        [right - 20, -sign - rise * 0.35],
        [right + out, 16],
      ],
      slope(pen, -sign - rise, 10, [mix(palette.deep, "#ffffff", 0.22), palette.deep]),
      { colour: style.outline, width: 5 },
    ),
  );
  paintBody(build, { radius: 0 });
  planks(pen, [left + 6, 0], [right - 6, bottom - 4], { size: 42, colour: base });
  shape(
    pen,
    [
      [left + 4, 4],
      [left + 60, -sign - rise * 0.18],
      [middle - 140, -sign - rise * 0.78],
      [middle + 140, -sign - rise * 0.78],
      [right - 60, -sign - rise * 0.18],
      [right - 4, 4],
    ],
    slope(pen, -sign - rise, 0, [mix(base, "#ffffff", 0.12), base]),
    { colour: style.trim, width: 7 },
  );
  if (rise > 80) {
    box(pen, [middle - 34, -sign - rise * 0.62], [middle + 34, -sign - 8], dark, [34, 34, 0, 0]);
    box(pen, [middle - 26, -sign - rise * 0.56], [middle + 26, -sign - 8], palette.light, [26, 26, 0, 0]);
  }
  paintSign(build, { inset: 40, radius: 6 });
  const low = bottom - 72;
  for (const [x0, x1] of [
    [left + 14, middle - 10],
    [middle + 10, right - 14],
  ] as const) {
    stroke(
      pen,
      [
        [x0, low],
        [x1, low],
        [x1, bottom - 10],
        [x0, bottom - 10],
        [x0, low],
      ],
      style.trim,
      7,
    );
    stroke(
      pen,
      [
        [x0, low],
        [x1, bottom - 10],
      ],
      style.trim,
      6,
    );
    stroke(
      pen,
      [
        [x1, low],
        [x0, bottom - 10],
      ],
      style.trim,
      6,
    );
  }
  for (let x = left - out; x < right + out; x += 26)
    stroke(
      pen,
      [
        [x, bottom + Math.min(foot, 30)],
        [x + ((x * 7) % 20) - 10, bottom - 12 + ((x * 3) % 14)],
      ],
      (x * 11) % 3 < 1 ? "#f1cf63" : "#c99a2c",
      7,
    );
};

/** Round logs with their ends, and snow on the roof. */
export const paintCabin: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [, base] = style.body;
  const middle = centreOf(build);
  paintBody(build, { radius: 0 });
  planks(pen, [left - 2, 0], [right + 2, bottom + Math.min(foot, 20)], {
    size: 46,
    colour: base,
    across: true,
  });
  for (let y = 24; y < bottom + Math.min(foot, 20); y += 46)
    for (const x of [left - Math.min(wing, 4), right + Math.min(wing, 4)]) {
      disc(pen, [x, y], 23, mix(base, "#ffffff", 0.35), { colour: mix(base, "#000000", 0.5), width: 4 });
      disc(pen, [x, y], 12, mix(base, "#ffffff", 0.5), { colour: mix(base, "#000000", 0.2), width: 3 });
    }
  const out = Math.min(wing + 10, 90);
  const rise = Math.min(roof - 6, 180);
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 20, 10, () =>
    shape(
      pen,
      [
        [left - out, 10],
        [left + 40, -sign - rise * 0.25],
        [middle, -sign - rise],
        [right - 40, -sign - rise * 0.25],
        [right + out, 10],
        [right - 10, -sign + 8],
        [left + 10, -sign + 8],
      ],
      slope(pen, -sign - rise, 0, [mix(base, "#000000", 0.2), mix(base, "#000000", 0.5)]),
    ),
  );
  const snow: [number, number][] = [
    [left - out, 6],
    [left + 40, -sign - rise * 0.25],
    [middle, -sign - rise],
    [right - 40, -sign - rise * 0.25],
    [right + out, 6],
  ];
  pen.save();
  pen.shadowColor = "rgba(40, 80, 140, 0.5)";
  pen.shadowBlur = 8;
  pen.shadowOffsetY = 6;
  stroke(pen, snow, "#f6fbff", 30);
  pen.restore();
  stroke(
    pen,
    snow.map(([x, y]) => [x, y - 7] as const),
    "#ffffff",
    10,
  );
  paintSign(build, {
    inset: 24,
    radius: 8,
    fill: [mix(palette.accent, "#000000", 0.2), mix(palette.accent, "#000000", 0.5)],
  });
  for (const x of [left + 18, right - 18]) lamp(pen, [x, 40], 12, "#ffd76a");
};

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
    shape(
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
    shape(
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

/** Striped cloth over a wooden counter, with crates. */
export const paintStall: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [, base, dark] = style.body;
  paintBody(build, { radius: 6 });
  planks(pen, [left + 5, 2], [right - 5, bottom - 5], { size: 56, colour: base, across: true });
  const out = Math.min(wing + 8, 44);
  const top = -sign - Math.min(roof - 6, 110);
  const cloth = [palette.accent, mix(palette.light, "#ffffff", 0.6)] as const;
  const count = 11;
  pen.save();
  shadowed(pen, "rgba(0, 0, 0, 0.4)", 14, 8, () => {
    for (let index = 0; index < count; index += 1) {
      const at = (share: number, inset: number) =>
        left - out + inset + (right - left + 2 * (out - inset)) * share;
      shape(
        pen,
        [
          [at(index / count, 70), top],
          [at((index + 1) / count, 70), top],
          [at((index + 1) / count, 0), 6],
          [at(index / count, 0), 6],
        ],
        slope(pen, top, 6, shades(cloth[index % 2] as string)),
      );
    }
  });
  pen.restore();
  scallops(pen, [left - out, 0], [right + out, 14], count, [cloth[0], cloth[1]]);
  paintSign(build, { inset: 60, radius: 20, fill: [mix(palette.deep, "#ffffff", 0.08), palette.deep] });
  for (const x of [left + 6, right - 22])
    box(pen, [x, 20], [x + 16, bottom], slope(pen, x, x + 16, [style.trim, style.trimDark], true), 6);
  const fruits = [palette.accent, palette.far, "#ffb938", "#8cc94b", palette.high];
  const ground = bottom + Math.min(foot, 40);
  for (let crate = 0, x = left - out * 0.6; x < right; x += 150, crate += 1) {
    for (let fruit = 0; fruit < 6; fruit += 1)
      disc(
        pen,
        [x + 20 + fruit * 20, ground - 42 - (fruit % 2) * 9],
        15,
        slope(pen, ground - 60, ground - 26, shades(fruits[(crate + (fruit % 2)) % 5] as string)),
      );
    planks(pen, [x, ground - 38], [x + 138, ground], {
      size: 19,
      colour: mix(base, dark, 0.3),
      across: true,
    });
  }
};

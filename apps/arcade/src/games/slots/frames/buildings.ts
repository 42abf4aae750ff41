import { shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import {
  box,
  centreOf,
  disc,
  type FrameBuild,
  flag,
  type PaintFamily,
  paintBody,
  paintSign,
  shades,
  shape,
  stones,
  stroke,
} from "./frame-build.ts";

/** A pediment on fluted columns, on steps. */
export const paintTemple: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, window } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const eaves = Math.min(60, build.wing + 10);
  const rise = Math.min(roof - 4, 210);
  if (rise > 16) {
    shadowed(pen, "rgba(0, 0, 0, 0.45)", 16, 8, () =>
      shape(
        pen,
        [
          [left - eaves, -sign + 4],
          [middle, -sign - rise],
          [right + eaves, -sign + 4],
        ],
        slope(pen, -sign - rise, -sign, [light, base]),
        { colour: style.outline, width: 4 },
      ),
    );
    shape(
      pen,
      [
        [left + 70, -sign - 6],
        [middle, -sign - rise * 0.8],
        [right - 70, -sign - 6],
      ],
      slope(pen, -sign - rise, -sign, [mix(palette.near, base, 0.4), mix(palette.far, base, 0.3)]),
    );
    disc(pen, [middle, -sign - rise * 0.3], Math.min(34, rise * 0.2), style.trim, { colour: dark, width: 4 });
  }
  paintBody(build, { radius: 4 });
  box(
    pen,
    [left - eaves * 0.6, -sign],
    [right + eaves * 0.6, 2],
    slope(pen, -sign, 0, [light, base, dark]),
    4,
  );
  if (sign > 20)
    box(pen, [left + 8, -sign + 10], [right - 8, -8], slope(pen, -sign, 0, [palette.near, palette.deep]), 4);
  const wide = Math.max(34, window.x - left - 8);
  for (const x of [left - Math.min(12, build.wing), right + Math.min(12, build.wing) - wide]) {
    box(pen, [x - 4, 6], [x + wide + 4, 30], slope(pen, 6, 30, [light, dark]), 4);
    box(pen, [x, 28], [x + wide, bottom - 24], slope(pen, x, x + wide, [light, base, dark], true));
    for (let flute = 1; flute < 5; flute += 1)
      box(
        pen,
        [x + (wide * flute) / 5 - 2.5, 40],
        [x + (wide * flute) / 5 + 2.5, bottom - 36],
        fade(dark, 0.55),
        3,
      );
    box(pen, [x - 6, bottom - 26], [x + wide + 6, bottom], slope(pen, bottom - 26, bottom, [light, dark]), 4);
  }
  greekKey(build, bottom - 58);
  for (let step = 0; step < 3; step += 1) {
    const y = bottom - 4 + step * Math.min(20, foot / 3);
    const out = Math.min(build.wing, 20 + step * 24);
    box(pen, [left - out, y], [right + out, y + 22], slope(pen, y, y + 22, [light, dark]), 3);
  }
};

function greekKey({ pen, left, right, palette }: FrameBuild, y: number): void {
  pen.save();
  pen.globalAlpha = 0.5;
  for (let x = left + 60; x < right - 70; x += 44)
    stroke(
      pen,
      [
        [x, y + 24],
        [x, y],
        [x + 28, y],
        [x + 28, y + 16],
        [x + 14, y + 16],
        [x + 14, y + 9],
      ],
      palette.near,
      5,
    );
  pen.restore();
}

/** Battlements between two towers with pointed roofs. */
export const paintCastle: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, window, wing } = build;
  const [, base] = style.body;
  const wide = Math.max(window.x - left, 40) + Math.min(wing, 46);
  const top = -sign - Math.min(26, roof * 0.3);
  paintBody(build, { radius: 4, down: bottom + Math.min(foot, 30) });
  stones(pen, [left, 0], [right, bottom + Math.min(foot, 26)], 74, base);
  box(
    pen,
    [left, -sign],
    [right, 2],
    slope(pen, -sign, 0, [mix(base, "#000000", 0.15), mix(base, "#000000", 0.4)]),
  );
  for (let x = left + wide; x < right - wide - 20; x += 58)
    stones(pen, [x, top], [x + 34, -sign + 4], 34, base);
  paintSign(build, { inset: wide * 0.55, radius: 6 });
  for (const [x, turn] of [
    [left - Math.min(wing, 46), 1],
    [right + Math.min(wing, 46) - wide, -1],
  ] as const) {
    shadowed(pen, "rgba(0, 0, 0, 0.45)", 18, 8, () =>
      box(pen, [x, top - 6], [x + wide, bottom + Math.min(foot, 40)], base),
    );
    stones(pen, [x, top - 6], [x + wide, bottom + Math.min(foot, 40)], 46, base);
    box(
      pen,
      [x, top],
      [x + wide, bottom + Math.min(foot, 40)],
      slope(pen, x, x + wide, ["rgba(255, 255, 255, 0.25)", "rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0.4)"], true),
    );
    const tip = top - Math.min(roof - 30, 190);
    shape(
      pen,
      [
        [x - 16, top + 6],
        [x + wide / 2, tip],
        [x + wide + 16, top + 6],
      ],
      slope(pen, x, x + wide, shades(palette.accent), true),
      { colour: style.outline, width: 3 },
    );
    if (roof > 90)
      flag(
        pen,
        [x + wide / 2, tip + 6],
        Math.min(70, roof - 80),
        turn > 0 ? palette.far : palette.low,
        style.outline,
      );
    for (const y of [70, bottom * 0.5, bottom - 120]) {
      pen.beginPath();
      pen.roundRect(x + wide / 2 - 8, y, 16, 46, [10, 10, 0, 0]);
      pen.fillStyle = slope(pen, y, y + 46, [palette.light, palette.accent]);
      pen.fill();
      pen.lineWidth = 4;
      pen.strokeStyle = style.outline;
      pen.stroke();
    }
  }
};

/** Two curved roofs with lanterns. */
export const paintPagoda: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const eaves = (y: number, half: number, rise: number, out: number) => {
    pen.beginPath();
    pen.moveTo(middle - half - out, y - 16);
    pen.quadraticCurveTo(middle - half * 0.8, y + 6, middle - half * 0.4, y - rise);
    pen.lineTo(middle + half * 0.4, y - rise);
    pen.quadraticCurveTo(middle + half * 0.8, y + 6, middle + half + out, y - 16);
    pen.quadraticCurveTo(middle + half, y + 22, middle + half - 10, y + 22);
    pen.lineTo(middle - half + 10, y + 22);
    pen.quadraticCurveTo(middle - half, y + 22, middle - half - out, y - 16);
    pen.closePath();
    pen.fillStyle = slope(pen, y - rise, y + 22, [
      mix(palette.deep, "#ffffff", 0.3),
      palette.deep,
      mix(palette.deep, "#000000", 0.4),
    ]);
    pen.fill();
    pen.lineWidth = 6;
    pen.strokeStyle = style.trim;
    pen.stroke();
  };
  const half = (right - left) / 2;
  const rise = Math.min(roof - 10, 170);
  if (rise > 40) {
    shape(
      pen,
      [
        [middle - 9, -sign - rise * 0.6],
        [middle, -sign - rise],
        [middle + 9, -sign - rise * 0.6],
      ],
      style.trim,
    );
    shadowed(pen, "rgba(0,0,0,.4)", 12, 6, () => eaves(-sign - rise * 0.42, half * 0.62, rise * 0.3, 40));
    box(
      pen,
      [middle - half * 0.5, -sign - rise * 0.36],
      [middle + half * 0.5, -sign],
      slope(pen, -sign - 60, -sign, [light, dark]),
    );
  }
  paintBody(build, { radius: 4, down: bottom + Math.min(foot, 16) });
  paintSign(build, { inset: 30, radius: 4, fill: [mix(base, "#000000", 0.1), dark] });
  shadowed(pen, "rgba(0,0,0,.45)", 14, 8, () =>
    eaves(-sign - 2, half + 2, Math.min(46, roof * 0.4 + 8), Math.min(wing + 8, 90)),
  );
  for (const x of [left + 19, right - 19]) {
    box(pen, [x - 17, 0], [x + 17, bottom], slope(pen, x - 17, x + 17, shades(palette.accent), true), 4);
    for (let y = 90; y < bottom - 60; y += 170) {
      stroke(
        pen,
        [
          [x, y - 30],
          [x, y],
        ],
        style.outline,
        3,
      );
      shadowed(pen, palette.light, 20, 0, () =>
        box(pen, [x - 18, y], [x + 18, y + 46], slope(pen, y, y + 46, ["#ffe39a", "#ff9a3d", "#d2401f"]), 18),
      );
      box(pen, [x - 9, y - 3], [x + 9, y + 3], style.outline);
      box(pen, [x - 9, y + 43], [x + 9, y + 49], style.outline);
    }
  }
  for (let step = 0; step < 2; step += 1) {
    const y = bottom - 10 + step * 18;
    box(
      pen,
      [left - 10 - step * Math.min(wing, 30), y],
      [right + 10 + step * Math.min(wing, 30), y + 20],
      slope(pen, y, y + 20, [style.trim, style.trimDark]),
      4,
    );
  }
};

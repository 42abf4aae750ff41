import { glow, shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import {
  box,
  centreOf,
  disc,
  flag,
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

/** A hull with portholes below, a sail and a mast above. */
export const paintShip: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [, base, dark] = style.body;
  const middle = centreOf(build);
  const rise = Math.min(roof, 230);
  if (rise > 20) {
    box(
      pen,
      [middle - 9, -sign - rise],
      [middle + 9, 0],
      slope(pen, middle - 9, middle + 9, shades(base), true),
      6,
    );
    for (const [turn, width] of [
      [-1, 0.9],
      [1, 0.72],
    ] as const) {
      pen.beginPath();
      pen.moveTo(middle + turn * 14, -sign - rise + 16);
      pen.quadraticCurveTo(
        middle + turn * (right - left) * 0.5 * width,
        -sign - rise * 0.5,
        middle + turn * (right - left) * 0.46 * width,
        -sign + 6,
      );
      pen.lineTo(middle + turn * 14, -sign + 6);
      pen.closePath();
      pen.fillStyle = slope(
        pen,
        middle,
        middle + turn * 360,
        ["#fffaf0", mix(palette.light, "#d8c8a8", 0.5)],
        true,
      );
      pen.fill();
      pen.lineWidth = 4;
      pen.strokeStyle = fade(style.outline, 0.6);
      pen.stroke();
    }
    flag(pen, [middle, -sign - rise + 12], Math.min(44, rise * 0.5), palette.accent, dark);
  }
  const out = Math.min(wing, 150);
  const deck = bottom - 70;
  const keel = bottom + Math.min(foot, 70);
  paintBody(build, { radius: [24, 24, 0, 0] });
  planks(pen, [left + 5, 6], [right - 5, bottom - 10], { size: 44, colour: base, across: true });
  paintSign(build, { inset: 16, radius: 18 });
  const hull = () => {
    pen.beginPath();
    pen.moveTo(left - out, deck - 26);
    pen.quadraticCurveTo(middle, deck + 22, right + out, deck - 40);
    pen.quadraticCurveTo(right + out * 0.4, keel, right - 60, keel + 6);
    pen.lineTo(left + 60, keel + 6);
    pen.quadraticCurveTo(left - out * 0.5, keel, left - out, deck - 26);
    pen.closePath();
  };
  pen.save();
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 20, 10, () => {
    hull();
    pen.fillStyle = dark;
    pen.fill();
  });
  hull();
  pen.clip();
  planks(pen, [left - out, deck - 44], [right + out, keel + 10], {
    size: 24,
    colour: mix(base, palette.near, 0.45),
    across: true,
  });
  pen.restore();
  hull();
  pen.lineWidth = 7;
  pen.strokeStyle = style.trim;
  pen.stroke();
  for (let x = left + 34; x < right; x += 116)
    for (const [radius, colour] of [
      [20, style.trimDark],
      [16, style.trim],
      [11, mix(palette.deep, "#3fb6e0", 0.35)],
    ] as const)
      disc(pen, [x, keel - 22], radius, colour);
  for (const x of [left + 20, right - 20]) {
    stroke(
      pen,
      [
        [x, 10],
        [x - 8, deck],
      ],
      mix("#e6c88a", base, 0.3),
      5,
    );
    for (let y = 80; y < deck - 20; y += 60)
      stroke(
        pen,
        [
          [x - 16, y],
          [x + 12, y],
        ],
        mix("#e6c88a", base, 0.3),
        4,
      );
  }
};

/** A carriage on wheels under a curved roof. */
export const paintCarriage: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const out = Math.min(wing + 6, 30);
  const rise = Math.min(roof - 8, 80);
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 20, 10, () =>
    box(
      pen,
      [left - out, -sign - rise],
      [right + out, 20],
      slope(pen, -sign - rise, 0, [mix(palette.deep, "#ffffff", 0.35), palette.deep]),
      [90, 90, 10, 10],
    ),
  );
  if (rise > 40) {
    for (const share of [0.2, 0.5, 0.8]) {
      const x = left + (right - left) * share;
      box(pen, [x - 40, -sign - rise - 14], [x + 40, -sign - rise + 6], mix(palette.deep, "#000000", 0.3), 8);
    }
  }
  paintBody(build, { radius: [10, 10, 26, 26] });
  box(
    pen,
    [left + 4, bottom - 84],
    [right - 4, bottom - 6],
    slope(pen, bottom - 84, bottom, [
      mix(palette.accent, "#ffffff", 0.15),
      mix(palette.accent, "#000000", 0.35),
    ]),
    [0, 0, 22, 22],
  );
  box(
    pen,
    [left + 4, bottom - 92],
    [right - 4, bottom - 82],
    slope(pen, bottom - 92, bottom - 82, [style.trim, style.trimDark]),
  );
  paintSign(build, {
    inset: 22,
    radius: 40,
    fill: ["#fffaf0", mix(palette.light, "#ffffff", 0.3)],
    line: dark,
  });
  box(pen, [left + 12, 14], [right - 12, 20], style.trim, 3);
  for (const x of [left + 42, right - 42]) lamp(pen, [x, bottom - 44], 20, "#fff3b0");
  const low = bottom + Math.min(foot, 34);
  box(
    pen,
    [left - out, bottom - 8],
    [right + out, bottom + 10],
    slope(pen, bottom - 8, bottom + 10, ["#5a5f6b", "#1c1f27"]),
    6,
  );
  for (const share of [0.12, 0.3, 0.7, 0.88]) {
    const x = left + (right - left) * share;
    disc(pen, [x, low], 46, "#14161c", { colour: "#6a707d", width: 7 });
    for (let spoke = 0; spoke < 8; spoke += 1)
      stroke(
        pen,
        [
          [x, low],
          [x + Math.cos(spoke * 0.785) * 34, low + Math.sin(spoke * 0.785) * 34],
        ],
        "#6a707d",
        5,
      );
    disc(pen, [x, low], 13, slope(pen, low - 13, low + 13, [light, base, dark]));
  }
  box(pen, [left - 200, low + 46], [right + 200, low + 54], "#8b93a3");
};

/** A rounded space capsule with fins, an antenna and thrusters. */
export const paintCapsule: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const rise = Math.min(roof - 6, 190);
  const fins = Math.min(wing, 130);
  for (const turn of [-1, 1]) {
    const x = turn < 0 ? left : right;
    shape(
      pen,
      [
        [x - turn * 20, bottom * 0.45],
        [x + turn * fins, bottom * 0.86],
        [x + turn * fins, bottom + Math.min(foot, 40)],
        [x - turn * 30, bottom - 10],
      ],
      slope(pen, bottom * 0.4, bottom, shades(palette.accent)),
      { colour: style.outline, width: 5 },
    );
  }
  for (const share of [0.25, 0.5, 0.75]) {
    const x = left + (right - left) * share;
    const flame = Math.min(foot, 110);
    shape(
      pen,
      [
        [x - 34, bottom],
        [x, bottom + flame],
        [x + 34, bottom],
      ],
      slope(pen, bottom, bottom + flame, ["#fff6c0", "#ffb02e", fade("#ff4a1c", 0)]),
    );
    shape(
      pen,
      [
        [x - 30, bottom - 16],
        [x + 30, bottom - 16],
        [x + 46, bottom + 20],
        [x - 46, bottom + 20],
      ],
      slope(pen, x - 46, x + 46, shades("#6c7686"), true),
    );
  }
  if (rise > 50) {
    stroke(
      pen,
      [
        [middle, -sign - rise * 0.4],
        [middle, -sign - rise + 14],
      ],
      dark,
      7,
    );
    lamp(pen, [middle, -sign - rise + 12], 12, palette.accent);
  }
  const nose = -sign - rise * 0.45;
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 24, 10, () =>
    box(pen, [left, nose], [right, bottom], style.outline, [170, 170, 70, 70]),
  );
  box(
    pen,
    [left + 4, nose + 4],
    [right - 4, bottom - 4],
    slope(pen, left, right, [light, base, base, dark], true),
    [166, 166, 66, 66],
  );
  box(
    pen,
    [left + 14, nose + 12],
    [right - 14, nose + 60],
    slope(pen, nose + 12, nose + 60, ["rgba(255, 255, 255, 0.5)", "rgba(255, 255, 255, 0)"]),
    [150, 150, 0, 0],
  );
  paintSign(build, { inset: 60, radius: 26, fill: ["#132a45", "#060d1c"], line: palette.accent });
  rivets(pen, [left + 18, 20], [left + 18, bottom - 90], 58, base);
  rivets(pen, [right - 18, 20], [right - 18, bottom - 90], 58, base);
  const lights = [palette.accent, palette.low, "#6dff9c", "#ff5a5a", "#ffd34d"];
  for (const [index, x] of [-2, -1, 0, 1, 2].map((step) => [step + 2, middle + step * 44] as const))
    lamp(pen, [x, bottom - 26], 9, lights[index] as string);
  for (const x of [left + 74, right - 74]) {
    disc(pen, [x, bottom - 46], 34, "#0c1626", { colour: style.trim, width: 5 });
    disc(pen, [x, bottom - 46], 27, glow(pen, x, bottom - 50, 30, ["#20466e", "#0c1626"]));
    stroke(
      pen,
      [
        [x, bottom - 46],
        [x + (x < middle ? 16 : -14), bottom - 62],
      ],
      palette.accent,
      5,
    );
  }
};

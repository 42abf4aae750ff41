import { edge, glow, shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import {
  box,
  centreOf,
  disc,
  type FrameBuild,
  type PaintFamily,
  paintBody,
  paintSign,
  planks,
  shades,
  stroke,
} from "./frame-build.ts";

const SPINES = ["#8c2f39", "#2f5d8c", "#3f7a4a", "#b5832e", "#5b3a7d", "#2c6e73", "#a14a2a"];

function books({ pen, palette }: FrameBuild, x0: number, x1: number, floor: number, high: number): void {
  const colours = [...SPINES, palette.accent, palette.near, palette.far];
  for (let x = x0, index = 0; x < x1 - 8; index += 1) {
    const wide = 15 + ((index * 7) % 5) * 4;
    const tall = high * (0.7 + ((index * 5) % 4) * 0.1);
    const colour = colours[(index * 3) % colours.length] as string;
    box(
      pen,
      [x, floor - tall],
      [Math.min(x1, x + wide - 1), floor],
      slope(pen, x, x + wide, shades(colour), true),
      3,
    );
    box(
      pen,
      [x + 3, floor - tall * 0.8],
      [Math.min(x1, x + wide - 4), floor - tall * 0.74],
      "rgba(255, 226, 150, 0.75)",
    );
    box(
      pen,
      [x + 3, floor - tall * 0.3],
      [Math.min(x1, x + wide - 4), floor - tall * 0.25],
      "rgba(255, 226, 150, 0.75)",
    );
    x += wide;
  }
}

/** A case of dark wood with books above and below. */
export const paintBookshelf: PaintFamily = (build) => {
  const { pen, style, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const rise = Math.min(roof - 4, 110);
  if (rise > 30) books(build, left + 6, right - 6, -sign - 18, rise);
  paintBody(build, { radius: 2, down: bottom + Math.min(foot, 60) });
  planks(pen, [left + 5, 0], [right - 5, bottom], { size: 60, colour: base });
  for (const y of [-sign - 20, bottom - 96])
    box(
      pen,
      [left - Math.min(wing, 16), y],
      [right + Math.min(wing, 16), y + 20],
      slope(pen, y, y + 20, [light, base, dark]),
      4,
    );
  box(pen, [left - 2, -sign], [right + 2, 4], slope(pen, -sign, 0, [base, dark]));
  paintSign(build, { inset: 30, radius: 6, fill: [mix("#d8b25e", light, 0.2), "#8f6420"], line: "#5a3a0c" });
  box(pen, [left + 12, bottom - 76], [right - 12, bottom - 8], mix(dark, "#000000", 0.55));
  books(build, left + 14, right - 14, bottom - 8, 62);
  for (const x of [left, right - 24])
    box(pen, [x, 4], [x + 24, bottom], slope(pen, x, x + 24, [light, base, dark], true), 4);
  const low = bottom + Math.min(foot, 40);
  box(
    pen,
    [left - Math.min(wing, 20), bottom - 8],
    [right + Math.min(wing, 20), low],
    slope(pen, bottom - 8, low, [light, dark]),
    4,
  );
};

/** A kitchen dresser: plates above, drawers below. */
export const paintDresser: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const rise = Math.min(roof - 4, 110);
  if (rise > 40)
    for (let x = left + 60, index = 0; x < right - 30; x += 104, index += 1) {
      const y = -sign - 14 - rise * 0.4;
      const colour = [palette.accent, palette.near, palette.far, palette.high][index % 4] as string;
      disc(pen, [x, y], rise * 0.44, "#fffdf6", { colour: fade(style.outline, 0.4), width: 3 });
      disc(pen, [x, y], rise * 0.36, "#fffdf6", { colour, width: 6 });
      disc(pen, [x, y], rise * 0.14, colour);
    }
  shadowed(pen, "rgba(0, 0, 0, 0.4)", 12, 6, () => {
    pen.beginPath();
    pen.moveTo(left - 4, 6);
    pen.lineTo(left - 4, -sign - 4);
    const count = 9;
    const step = (right - left + 8) / count;
    for (let index = 0; index < count; index += 1)
      pen.arc(left - 4 + (index + 0.5) * step, -sign - 6, step / 2, Math.PI, 0);
    pen.lineTo(right + 4, 6);
    pen.closePath();
    pen.fillStyle = slope(pen, -sign - 50, 0, [light, base]);
    pen.fill();
  });
  paintBody(build, { radius: 6, down: bottom });
  paintSign(build, {
    inset: 26,
    radius: 24,
    fill: ["#fffdf6", mix(palette.light, "#ffffff", 0.4)],
    line: palette.accent,
  });
  const out = Math.min(wing, 30);
  box(
    pen,
    [left - out, bottom - 88],
    [right + out, bottom - 70],
    slope(pen, bottom - 88, bottom - 70, [light, dark]),
    6,
  );
  const low = bottom + Math.min(foot, 30);
  box(
    pen,
    [left - out + 8, bottom - 72],
    [right + out - 8, low],
    slope(pen, bottom - 72, low, [base, dark]),
    [0, 0, 8, 8],
  );
  const middle = centreOf(build);
  for (const [x0, x1] of [
    [left, left + (right - left) * 0.3],
    [left + (right - left) * 0.34, left + (right - left) * 0.66],
    [left + (right - left) * 0.7, right],
  ] as const) {
    edge(pen, x0 + 10, bottom - 60, x1 - x0 - 20, 48, 8, fade(style.outline, 0.6), 4);
    edge(pen, x0 + 12, bottom - 58, x1 - x0 - 24, 44, 8, "rgba(255, 255, 255, 0.35)", 2);
    disc(pen, [(x0 + x1) / 2, bottom - 36], 9, slope(pen, bottom - 45, bottom - 27, ["#fff2c4", "#a3701a"]));
  }
  for (const x of [left + 12, right - 12])
    stroke(
      pen,
      [
        [x, 16],
        [x, bottom - 96],
      ],
      "rgba(255, 255, 255, 0.3)",
      5,
    );
  if (foot > 40) for (const x of [left + 20, middle, right - 20]) disc(pen, [x, low + 10], 16, dark);
};

/** A carved and gilded picture frame. */
export const paintGallery: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing, window } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const out = Math.min(wing, 30);
  const top = -sign - Math.min(20, roof * 0.3);
  const low = bottom + Math.min(foot, 20);
  const rise = Math.min(roof - 30, 120);
  if (rise > 30)
    stroke(
      pen,
      [
        [left + 90, top],
        [middle, top - rise],
        [right - 90, top],
      ],
      "rgba(30, 20, 10, 0.7)",
      4,
    );
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 30, 16, () =>
    box(pen, [left - out, top], [right + out, low], dark, 10),
  );
  const steps = [light, dark, base, light, dark, base];
  for (const [index, colour] of steps.entries()) {
    const inset = index * 7;
    box(
      pen,
      [left - out + inset, top + inset],
      [right + out - inset, low - inset],
      slope(pen, top, low, [mix(colour, "#ffffff", 0.22), colour, mix(colour, "#000000", 0.25)]),
      8,
    );
  }
  box(
    pen,
    [window.x - 26, -2],
    [window.x + window.width + 26, bottom - 30],
    slope(pen, 0, bottom, [mix(palette.deep, "#ffffff", 0.16), palette.deep]),
    4,
  );
  const carve = (x: number, y: number, turn: number) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    for (let leaf = -2; leaf <= 2; leaf += 1) {
      pen.beginPath();
      pen.ellipse(Math.cos(leaf * 0.55) * 26, Math.sin(leaf * 0.55) * 26, 22, 9, leaf * 0.55, 0, Math.PI * 2);
      pen.fillStyle = leaf % 2 === 0 ? mix(light, "#ffffff", 0.25) : base;
      pen.fill();
      pen.lineWidth = 2.5;
      pen.strokeStyle = dark;
      pen.stroke();
    }
    disc(pen, [8, 0], 14, glow(pen, 4, -4, 16, ["#fffbe0", base]), { colour: dark, width: 2.5 });
    pen.restore();
  };
  carve(left - out + 14, top + 14, Math.PI * 0.25);
  carve(right + out - 14, top + 14, Math.PI * 0.75);
  carve(left - out + 14, low - 14, -Math.PI * 0.25);
  carve(right + out - 14, low - 14, -Math.PI * 0.75);
  for (const x of [left - out + 16, right + out - 16])
    for (let y = 70; y < bottom - 60; y += 36)
      disc(pen, [x, y], 9, glow(pen, x - 3, y - 3, 10, ["#fff6d0", base, dark]));
  if (roof > 60) {
    carve(middle - 22, top + 6, Math.PI);
    carve(middle + 22, top + 6, 0);
    disc(
      pen,
      [middle, top + 2],
      24,
      glow(pen, middle - 6, top - 6, 28, ["#ffffff", palette.accent, palette.deep]),
      { colour: base, width: 6 },
    );
  }
  paintSign(build, { inset: 50, radius: 8 });
};

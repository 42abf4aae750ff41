import { edge, glow, shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import {
  box,
  centreOf,
  disc,
  lamp,
  lamps,
  type PaintFamily,
  paintBody,
  paintSign,
  rivets,
  shades,
  shape,
  stroke,
} from "./frame-build.ts";

/** A long-case clock: a face in the crown, a pendulum at the foot. */
export const paintClock: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const radius = Math.min(roof * 0.62, 130);
  const out = Math.min(wing, 26);
  shadowed(pen, "rgba(0, 0, 0, 0.45)", 18, 8, () => {
    pen.beginPath();
    pen.moveTo(left - out, 6);
    pen.lineTo(left - out, -sign - 10);
    pen.quadraticCurveTo(middle - radius * 1.9, -sign - 14, middle - radius * 1.15, -sign - radius * 0.9);
    pen.arc(middle, -sign - radius * 0.5, radius * 1.16, Math.PI * 1.12, Math.PI * 1.88);
    pen.quadraticCurveTo(middle + radius * 1.9, -sign - 14, right + out, -sign - 10);
    pen.lineTo(right + out, 6);
    pen.closePath();
    pen.fillStyle = slope(pen, -sign - roof, 0, [light, base, dark]);
    pen.fill();
    pen.lineWidth = 5;
    pen.strokeStyle = style.outline;
    pen.stroke();
  });
  const y = -sign - radius * 0.5;
  if (radius > 24) {
    disc(pen, [middle, y], radius, style.trim, { colour: style.trimDark, width: 5 });
    disc(pen, [middle, y], radius * 0.86, glow(pen, middle, y - 10, radius, ["#fffef6", "#f0dfb8"]));
    for (let hour = 0; hour < 12; hour += 1) {
      const angle = (hour / 12) * Math.PI * 2;
      stroke(
        pen,
        [
          [middle + Math.cos(angle) * radius * 0.74, y + Math.sin(angle) * radius * 0.74],
          [middle + Math.cos(angle) * radius * 0.62, y + Math.sin(angle) * radius * 0.62],
        ],
        "#3a2410",
        hour % 3 === 0 ? 6 : 3,
      );
    }
    stroke(
      pen,
      [
        [middle, y],
        [middle - radius * 0.3, y - radius * 0.34],
      ],
      "#3a2410",
      7,
    );
    stroke(
      pen,
      [
        [middle, y],
        [middle + radius * 0.3, y - radius * 0.5],
      ],
      "#3a2410",
      4,
    );
    disc(pen, [middle, y], 7, palette.accent);
  }
  paintBody(build, { radius: 4 });
  paintSign(build, { inset: 34, radius: 10 });
  for (const x of [left + 8, right - 24]) {
    box(pen, [x, 30], [x + 16, bottom - 90], slope(pen, x, x + 16, [style.trim, style.trimDark], true), 8);
    for (let ring = 60; ring < bottom - 110; ring += 48)
      box(pen, [x - 3, ring], [x + 19, ring + 8], style.trimDark, 4);
  }
  const low = bottom + Math.min(foot, 40);
  box(pen, [left - out, bottom - 80], [right + out, low], slope(pen, bottom - 80, low, [base, dark]), 6);
  edge(pen, left + 40, bottom - 66, right - left - 80, 54, 26, style.trim, 4);
  for (const x of [left + 66, right - 66])
    disc(pen, [x, bottom - 38], 22, glow(pen, x - 6, bottom - 46, 26, ["#fff4c8", "#d99a1e", "#7a4a08"]));
  for (const x of [left - out + 8, right + out - 8])
    if (roof > 70) disc(pen, [x, -sign - 22], 14, style.trim, { colour: style.trimDark, width: 3 });
};

/** A steel door with bolts, a hinge and a wheel. */
export const paintVault: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const out = Math.min(wing, 44);
  const top = -sign - Math.min(roof * 0.5, 60);
  const low = bottom + Math.min(foot, 40);
  for (const y of [bottom * 0.18, bottom * 0.5, bottom * 0.82])
    for (const [x0, x1] of [
      [left - out, left + 10],
      [right - 10, right + out],
    ] as const)
      box(pen, [x0, y - 26], [x1, y + 26], slope(pen, y - 26, y + 26, ["#f2f5f9", "#8c95a3", "#3d444f"]), 10);
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 26, 12, () => box(pen, [left, top], [right, low], style.outline, 90));
  box(
    pen,
    [left + 5, top + 5],
    [right - 5, low - 5],
    slope(pen, left, right, [light, base, dark, base, dark], true),
    86,
  );
  edge(
    pen,
    left + 16,
    top + 16,
    right - left - 32,
    low - top - 32,
    76,
    slope(pen, top, low, [dark, light]),
    6,
  );
  rivets(pen, [left + 70, top + 18], [right - 70, top + 18], 54, base);
  rivets(pen, [left + 70, low - 18], [right - 70, low - 18], 54, base);
  rivets(pen, [left + 18, 40], [left + 18, bottom - 40], 54, base);
  rivets(pen, [right - 18, 40], [right - 18, bottom - 40], 54, base);
  paintSign(build, { inset: 56, radius: 10, fill: ["#20262f", "#0b0e13"], line: palette.accent });
  pen.save();
  pen.beginPath();
  pen.roundRect(left + 60, bottom - 74, right - left - 120, 26, 5);
  pen.clip();
  for (let x = left; x < right + 40; x += 44)
    shape(
      pen,
      [
        [x, bottom - 74],
        [x + 22, bottom - 74],
        [x + 2, bottom - 48],
        [x - 20, bottom - 48],
      ],
      palette.accent,
    );
  pen.restore();
  if (roof > 90)
    for (let spoke = 0; spoke < 5; spoke += 1) {
      const angle = (spoke / 5) * Math.PI * 2 - Math.PI / 2;
      const [x, y] = [middle + Math.cos(angle) * 40, top + 4 + Math.sin(angle) * 40];
      stroke(
        pen,
        [
          [middle, top + 4],
          [x, y],
        ],
        style.trim,
        9,
      );
      disc(pen, [x, y], 10, glow(pen, x - 3, y - 3, 12, ["#ffffff", style.trim, style.trimDark]));
    }
  if (roof > 90)
    disc(
      pen,
      [middle, top + 4],
      18,
      glow(pen, middle - 5, top - 2, 22, ["#ffffff", style.trim, style.trimDark]),
    );
};

/** A jukebox: tubes of light in an arch, a grille below. */
export const paintJukebox: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const half = (right - left) / 2;
  const rise = sign + Math.min(roof - 6, 200);
  const low = bottom + Math.min(foot, 50);
  const arch = (shrink: number) => {
    pen.beginPath();
    pen.moveTo(left + shrink, low - shrink * 0.4);
    pen.lineTo(left + shrink, 30);
    pen.bezierCurveTo(
      left + shrink,
      -rise * 0.86 + shrink,
      middle - half * 0.6,
      -rise + shrink,
      middle,
      -rise + shrink,
    );
    pen.bezierCurveTo(
      middle + half * 0.6,
      -rise + shrink,
      right - shrink,
      -rise * 0.86 + shrink,
      right - shrink,
      30,
    );
    pen.lineTo(right - shrink, low - shrink * 0.4);
    pen.closePath();
  };
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 26, 12, () => {
    arch(0);
    pen.fillStyle = style.outline;
    pen.fill();
  });
  arch(4);
  pen.fillStyle = slope(pen, left, right, [light, base, dark], true);
  pen.fill();
  const tubes = [palette.accent, palette.high, "#ffd34d", palette.far];
  for (const [index, colour] of tubes.entries()) {
    pen.save();
    pen.shadowColor = colour;
    pen.shadowBlur = 14;
    arch(11 + index * 9);
    pen.lineWidth = 6.5;
    pen.strokeStyle = colour;
    pen.stroke();
    pen.restore();
    arch(10 + index * 9);
    pen.lineWidth = 2;
    pen.strokeStyle = "rgba(255, 255, 255, 0.8)";
    pen.stroke();
  }
  arch(48);
  pen.fillStyle = slope(pen, -rise, low, [mix(palette.deep, base, 0.25), mix(palette.deep, "#000000", 0.3)]);
  pen.fill();
  paintSign(build, { inset: 64, radius: 30 });
  for (let x = left + 66; x < right - 60; x += 22)
    box(
      pen,
      [x, bottom - 66],
      [x + 12, low - 8],
      slope(pen, x, x + 12, [style.trim, style.trimDark], true),
      6,
    );
  for (const x of [middle - 12])
    box(pen, [x, bottom - 70], [x + 24, low - 6], slope(pen, x, x + 24, shades(palette.accent), true), 8);
};

/** An arcade cabinet: a lit marquee, slanting sides, a control panel with a stick. */
export const paintCabinet: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [, base, dark] = style.body;
  const middle = centreOf(build);
  const out = Math.min(wing + 6, 56);
  const top = -sign - Math.min(roof * 0.4, 50);
  const low = bottom + Math.min(foot, 90);
  shadowed(pen, "rgba(0, 0, 0, 0.6)", 26, 12, () =>
    shape(
      pen,
      [
        [left - out, top],
        [right + out, top],
        [right + out, 0],
        [right, 40],
        [right, bottom - 110],
        [right + out, bottom - 40],
        [right + out * 0.8, low],
        [left - out * 0.8, low],
        [left - out, bottom - 40],
        [left, bottom - 110],
        [left, 40],
        [left - out, 0],
      ],
      slope(pen, top, low, [base, dark]),
      { colour: palette.accent, width: 6 },
    ),
  );
  box(
    pen,
    [left + 6, 0],
    [right - 6, bottom - 4],
    slope(pen, 0, bottom, [mix(base, "#000000", 0.3), mix(dark, "#000000", 0.4)]),
    10,
  );
  pen.save();
  pen.shadowColor = palette.accent;
  pen.shadowBlur = 26;
  box(
    pen,
    [left - out + 14, top + 12],
    [right + out - 14, -2],
    slope(pen, top, 0, [mix(palette.high, "#ffffff", 0.15), palette.near]),
    8,
  );
  pen.restore();
  edge(
    pen,
    left - out + 14,
    top + 12,
    right - left + 2 * out - 28,
    -14 - top,
    8,
    "rgba(255, 255, 255, 0.75)",
    3,
  );
  for (const [inset, colour] of [
    [9, palette.accent],
    [18, palette.low],
  ] as const) {
    pen.save();
    pen.shadowColor = colour;
    pen.shadowBlur = 12;
    edge(pen, left + inset, 12 + inset, right - left - 2 * inset, bottom - 108 - inset, 16, colour, 3.5);
    pen.restore();
  }
  shape(
    pen,
    [
      [left + 4, bottom - 84],
      [right - 4, bottom - 84],
      [right + out - 8, bottom - 20],
      [left - out + 8, bottom - 20],
    ],
    slope(pen, bottom - 84, bottom - 20, [mix(palette.deep, "#ffffff", 0.28), palette.deep]),
    { colour: style.outline, width: 3 },
  );
  stroke(
    pen,
    [
      [left + 74, bottom - 44],
      [left + 84, bottom - 84],
    ],
    "#c9ced8",
    10,
  );
  disc(
    pen,
    [left + 86, bottom - 90],
    20,
    glow(pen, left + 80, bottom - 98, 24, ["#ffb0a0", "#f0343c", "#8a0b1e"]),
  );
  const buttons = ["#ffd34d", "#4de1ff", "#ff4fb0", "#6dff7a"];
  for (const [index, colour] of buttons.entries())
    lamp(pen, [right - 170 + index * 42, bottom - 50 - (index % 2) * 14], 15, colour);
  if (foot > 50) {
    box(pen, [middle - 60, bottom + 6], [middle + 60, low - 8], "#12141b", 8);
    for (const x of [middle - 26, middle + 26])
      box(
        pen,
        [x - 12, bottom + 14],
        [x + 12, bottom + 44],
        slope(pen, bottom, bottom + 44, ["#ff6a4d", "#8a1020"]),
        4,
      );
  }
};

/** A fruit machine: a round arch of lamps, a tray below. */
export const paintLampArch: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const half = (right - left) / 2;
  const rise = sign + Math.min(roof - 8, 190);
  const low = bottom + Math.min(foot, 46);
  const arch = (shrink: number) => {
    pen.beginPath();
    pen.moveTo(left + shrink, low - shrink * 0.5);
    pen.lineTo(left + shrink, 0);
    pen.ellipse(middle, 0, half - shrink, Math.max(1, rise - shrink), 0, Math.PI, 0);
    pen.lineTo(right - shrink, low - shrink * 0.5);
    pen.closePath();
  };
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 26, 12, () => {
    arch(0);
    pen.fillStyle = slope(pen, left, right, ["#8a5a12", "#ffe9a0", "#c98a1b", "#fff3c4", "#7a4a08"], true);
    pen.fill();
  });
  arch(16);
  pen.fillStyle = slope(pen, -rise, low, [light, base, dark]);
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = style.outline;
  pen.stroke();
  if (rise > 60) {
    pen.beginPath();
    pen.ellipse(middle, 2, half - 50, rise - 44, 0, Math.PI, 0);
    pen.closePath();
    pen.fillStyle = slope(pen, -rise, 0, [
      mix(palette.light, "#ffffff", 0.5),
      palette.light,
      mix(palette.light, palette.far, 0.4),
    ]);
    pen.fill();
    pen.lineWidth = 4;
    pen.strokeStyle = style.trimDark;
    pen.stroke();
    for (let index = 1; index < 18; index += 1) {
      const angle = Math.PI + (index / 18) * Math.PI;
      lamp(
        pen,
        [middle + Math.cos(angle) * (half - 32), Math.sin(angle) * (rise - 30)],
        8,
        index % 2 === 0 ? "#fff3b0" : palette.accent,
      );
    }
  }
  lamps(pen, [left + 30, 20], [left + 30, bottom - 100], 62, 8, "#fff3b0");
  lamps(pen, [right - 30, 20], [right - 30, bottom - 100], 62, 8, "#fff3b0");
  box(pen, [left + 60, bottom - 60], [right - 60, bottom - 10], mix(dark, "#000000", 0.5), 24);
  edge(pen, left + 60, bottom - 60, right - left - 120, 50, 24, "#e0b24a", 5);
};

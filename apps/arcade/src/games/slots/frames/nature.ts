import { shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { box, centreOf, disc, type PaintFamily, paintBody, paintSign, shape, stroke } from "./frame-build.ts";

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

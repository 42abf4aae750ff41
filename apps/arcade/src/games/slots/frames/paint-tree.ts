import { shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { type PaintFamily, paintSign } from "./frame-build.ts";
import { disc, frameShape } from "./frame-shapes.ts";

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
      frameShape(
        pen,
        [
          [x, y],
          [x + turn * 4, y - 20],
          [x - turn * 26, y - 34],
          [x - turn * 10, y - 6],
        ],
        leaves[2] as string,
      );
      frameShape(
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

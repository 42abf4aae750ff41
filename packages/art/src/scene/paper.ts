import { darken, mix } from "../paint/colour.ts";
import { glowCircle } from "../paint/gradient.ts";
import { rays } from "../paint/rays.ts";
import { circle, ellipse, line, path, rect, times, toTenths } from "../paint/shape.ts";
import type { PaintScene } from "./stage.ts";

/** A printed ticket: engraved rings, a stub behind a perforation, a postmark. */
export const paintPaper: PaintScene = ({ width, height, centre, ground, palette, random }) => {
  const { high, low, far, near, light, accent, deep } = palette;
  const x = centre;
  const y = ground * 0.5;
  const rosette = (radius: number, petals: number) => {
    let d = "";
    for (let step = 0; step <= 180; step++) {
      const angle = (step / 180) * Math.PI * 2;
      const reach = radius * (0.82 + 0.18 * Math.cos(angle * petals));
      d += `${step ? "L" : "M"}${toTenths(x + Math.cos(angle) * reach)} ${toTenths(y + Math.sin(angle) * reach)}`;
    }
    return line(`${d}Z`, near, 2.4, 'opacity=".55"');
  };
  const edge = Math.min(width, ground) * 0.5;
  const stamp = width * 0.84;
  return {
    lightX: 0.3,
    haze: 0.02,
    back:
      rect(0, 0, width, height, mix(high, low, 0.4)) +
      path(rays(x, y, width + height, 24, 0.5), low, 'opacity=".8"') +
      glowCircle("lamp", x, y, edge * 1.6, light, 0.95) +
      times(5, (index) => rosette(edge * (1 - index * 0.13), 14 + index * 2)) +
      times(2, (index) =>
        rect(
          14 + index * 8,
          14 + index * 8,
          width - 28 - index * 16,
          height - 28 - index * 16,
          "none",
          `rx="${20 - index * 6}" stroke="${index ? near : accent}" stroke-width="${index ? 2 : 5}"`,
        ),
      ) +
      times(
        Math.floor((height - 60) / 44),
        (index) => circle(0, 52 + index * 44, 13, deep) + circle(width, 52 + index * 44, 13, deep),
      ) +
      path(`M24 ${ground + 6}H${width - 24}V${height - 24}H24Z`, mix(far, near, 0.4)) +
      line(`M30 ${ground + 6}H${width - 30}`, light, 4, 'stroke-dasharray="1 12"') +
      `<g transform="rotate(${toTenths(-14 + random() * 8)} ${stamp} 84)" opacity=".75">${circle(stamp, 84, 46, "none", `stroke="${accent}" stroke-width="5"`)}${circle(stamp, 84, 34, "none", `stroke="${accent}" stroke-width="2.5"`)}${line(`M${stamp - 78} 70q14 -10 28 0t28 0t28 0t28 0M${stamp - 78} 86q14 -10 28 0t28 0t28 0t28 0M${stamp - 78} 102q14 -10 28 0t28 0t28 0t28 0`, accent, 4)}</g>` +
      ellipse(x, ground - 4, width * 0.3, 14, darken(near, 0.3), 'opacity=".25"'),
  };
};

import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle, radial, vertical } from "../paint/gradient.ts";
import { circle, ellipse, path, rect } from "../paint/shape.ts";
import type { PaintScene } from "./stage.ts";

/** A dotted club wall, a lamp over the table, a brass rail. */
export const paintBaize: PaintScene = ({ width, height, centre, ground, palette }) => {
  const { high, low, far, near, deep, light, accent } = palette;
  const x = centre;
  const rail = ground - 30;
  let dots = "";
  for (let row = 0; row * 34 < rail; row++) {
    for (let column = -1; column * 44 < width + 44; column++) {
      dots += circle(column * 44 + (row % 2 ? 22 : 0), row * 34 + 10, 8, mix(high, light, 0.14));
    }
  }
  return {
    lightX: 0.5,
    back:
      vertical("wall", [
        [0, mix(high, deep, 0.4)],
        [1, low],
      ]) +
      rect(0, 0, width, height, "url(#wall)") +
      dots +
      vertical("cone", [
        [0, light, 0.75],
        [1, light, 0],
      ]) +
      path(`M${x - 44} 44L${x - width * 0.48} ${rail}H${x + width * 0.48}L${x + 44} 44Z`, "url(#cone)") +
      rect(x - 2, 0, 4, 22, accent) +
      path(`M${x - 62} 50q8 -34 62 -34t62 34z`, mix(accent, deep, 0.1)) +
      path(`M${x - 62} 50q8 -34 40 -34q-22 8 -26 34z`, lighten(accent, 0.35), 'opacity=".6"') +
      ellipse(x, 50, 62, 9, lighten(light, 0.6)) +
      radial(
        "cloth",
        [
          [0, mix(far, light, 0.3)],
          [0.5, far],
          [1, near],
        ],
        0.5,
        0.1,
        0.75,
      ) +
      path(`M0 ${rail + 8}Q${x} ${rail - 26} ${width} ${rail + 8}V${height}H0Z`, darken(accent, 0.55)) +
      path(`M0 ${rail + 18}Q${x} ${rail - 16} ${width} ${rail + 18}V${height}H0Z`, accent) +
      path(`M0 ${rail + 25}Q${x} ${rail - 9} ${width} ${rail + 25}V${height}H0Z`, "url(#cloth)") +
      glowCircle("pool", x, ground + 10, width * 0.4, light, 0.28),
  };
};

import { lighten, mix } from "../paint/colour.ts";
import { glowCircle, radial, vertical } from "../paint/gradient.ts";
import { rays, star } from "../paint/rays.ts";
import { ellipse, path, rect, times } from "../paint/shape.ts";
import type { PaintScene } from "./stage.ts";

/** Rays from the middle, a round hill to stand on, confetti stars. */
export const paintSunburst: PaintScene = ({ width, height, centre, ground, palette, random }) => {
  const { high, low, far, near, light } = palette;
  const x = centre;
  const y = ground - height * 0.3;
  const reach = width + height;
  return {
    lightX: 0.3,
    back:
      radial(
        "burst",
        [
          [0, light],
          [0.4, low],
          [1, high],
        ],
        x / width,
        y / height,
        0.75,
      ) +
      rect(0, 0, width, height, "url(#burst)") +
      path(rays(x, y, reach, 15, 0.5, 0.1), high, 'opacity=".72"') +
      path(rays(x, y, reach, 15, 0.08, 0.1), light, 'opacity=".55"') +
      glowCircle("heart", x, y, height * 0.42, light, 0.95) +
      times(9, () =>
        path(
          star(random() * width, random() * ground * 0.7, 9 + random() * 8, 3, 4),
          lighten(light, 0.5),
          'opacity=".9"',
        ),
      ) +
      vertical("hill", [
        [0, mix(far, light, 0.35)],
        [0.3, far],
        [1, near],
      ]) +
      ellipse(x, ground + height * 0.4, width * 0.86, height * 0.5, near) +
      ellipse(x, ground + height * 0.41, width * 0.86, height * 0.5, "url(#hill)"),
  };
};

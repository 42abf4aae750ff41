import { darken, mix } from "../paint/colour.ts";
import { glowCircle } from "../paint/gradient.ts";
import { star } from "../paint/rays.ts";
import { rollingRidge } from "../paint/ridge.ts";
import { circle, ellipse, path, polygon, times } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** A great moon, bars of cloud, stars, firs along the hill. */
export const paintNightSky: PaintScene = (stage) => {
  const { width, height, ground, palette, random } = stage;
  const { high, low, far, near, deep, light } = palette;
  const moonX = width * (random() < 0.5 ? 0.34 : 0.64);
  const moonY = ground * 0.42;
  const radius = height * 0.22;
  const moon = mix(light, low, 0.12);
  const fir = (x: number, foot: number, size: number, colour: string) =>
    times(3, (tier) => {
      const y = foot - size * tier * 0.28;
      const half = size * (0.3 - tier * 0.07);
      return polygon(
        [
          [x - half, y],
          [x, y - size * 0.46],
          [x + half, y],
        ],
        colour,
      );
    });
  return {
    lightX: moonX / width,
    haze: 0.1,
    back:
      sky(stage, high, mix(high, low, 0.45), low) +
      times(46, () =>
        circle(
          random() * width,
          random() * ground,
          0.8 + random() * 1.8,
          light,
          `opacity="${(0.3 + random() * 0.7).toFixed(2)}"`,
        ),
      ) +
      times(5, () => path(star(random() * width, random() * ground * 0.6, 10, 1.8, 4), light)) +
      glowCircle("halo", moonX, moonY, radius * 2, light, 0.6) +
      circle(moonX, moonY, radius, moon) +
      circle(moonX - radius * 0.3, moonY - radius * 0.25, radius * 0.2, mix(moon, low, 0.3)) +
      circle(moonX + radius * 0.36, moonY + radius * 0.1, radius * 0.13, mix(moon, low, 0.3)) +
      circle(moonX - radius * 0.05, moonY + radius * 0.5, radius * 0.16, mix(moon, low, 0.3)) +
      ellipse(moonX + radius, moonY + radius * 0.3, radius * 1.1, 9, mix(low, high, 0.3), 'opacity=".75"') +
      ellipse(
        moonX - radius * 0.8,
        moonY + radius * 0.72,
        radius * 1.3,
        11,
        mix(low, high, 0.4),
        'opacity=".8"',
      ) +
      path(
        rollingRidge({ width, bottom: height, y: ground - 70, amplitude: 26, steps: 3, random }),
        mix(far, low, 0.3),
      ) +
      times(9, (index) =>
        fir(width * (index / 8.2), ground - 22 - random() * 14, 74 + random() * 50, mix(far, deep, 0.3)),
      ) +
      path(rollingRidge({ width, bottom: height, y: ground - 16, amplitude: 10, steps: 3, random }), far) +
      path(rollingRidge({ width, bottom: height, y: ground + 10, amplitude: 12, steps: 3, random }), near),
    front:
      fir(width * 0.02, ground + 120, 190, darken(deep, 0.1)) +
      fir(width * 0.985, ground + 110, 170, darken(deep, 0.1)),
  };
};

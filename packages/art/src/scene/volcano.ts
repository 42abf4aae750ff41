import { lighten, mix } from "../paint/colour.ts";
import { glowCircle } from "../paint/gradient.ts";
import { jaggedRidge } from "../paint/ridge.ts";
import { circle, line, path, polygon, times } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** A cone, lava in its cracks, embers in the air. */
export const paintVolcano: PaintScene = (stage) => {
  const { width, height, centre, ground, palette, random } = stage;
  const { high, low, far, near, deep, light, accent } = palette;
  const x = centre;
  const lip = ground * 0.24;
  const half = Math.min(width * 0.56, height * 0.62);
  return {
    lightX: 0.5,
    haze: 0.08,
    back:
      sky(stage, high, mix(high, low, 0.55), low) +
      glowCircle("mouth", x, lip, height * 0.5, accent, 0.95) +
      times(9, (index) =>
        circle(
          x + (random() - 0.5) * 150 + (index - 4) * 16,
          lip - 40 - index * 9,
          34 + random() * 26,
          mix(far, index % 2 ? deep : low, 0.4),
          'opacity=".6"',
        ),
      ) +
      line(
        `M${x} ${lip}q-8 -60 -46 -84M${x + 6} ${lip}q4 -70 42 -96M${x - 10} ${lip}q-30 -34 -76 -30M${x + 12} ${lip}q34 -30 72 -20`,
        lighten(accent, 0.25),
        7,
        'opacity=".9"',
      ) +
      polygon(
        [
          [x - half, ground + 10],
          [x - 44, lip],
          [x + 44, lip],
          [x + half, ground + 10],
        ],
        mix(far, deep, 0.25),
      ) +
      polygon(
        [
          [x + 44, lip],
          [x + half, ground + 10],
          [x + half * 0.22, ground + 10],
          [x + 10, lip],
        ],
        mix(far, deep, 0.55),
      ) +
      path(
        `M${x - 44} ${lip}q22 16 44 4t44 -4l10 36q-14 10 -22 42t-22 -8q-10 -26 -20 4t-26 -6q-4 -18 -22 -30z`,
        accent,
      ) +
      path(`M${x - 40} ${lip + 3}q20 13 40 3t38 -2l4 14q-20 6 -40 2t-46 6z`, lighten(light, 0.3)) +
      path(
        jaggedRidge({ width, bottom: height, y: ground - 4, amplitude: 46, steps: 7, random }),
        mix(near, deep, 0.2),
      ) +
      path(
        jaggedRidge({ width, bottom: height, y: ground + 18, amplitude: 20, steps: 6, random }),
        mix(deep, near, 0.3),
      ) +
      line(
        `M0 ${ground + 52}l60 -14l46 18l70 -12l58 20l80 -18l60 12l90 -16l80 20l90 -12l90 14l100 -10`,
        accent,
        7,
      ) +
      line(
        `M0 ${ground + 52}l60 -14l46 18l70 -12l58 20l80 -18l60 12l90 -16l80 20l90 -12l90 14l100 -10`,
        light,
        2.5,
      ) +
      times(26, () =>
        circle(
          random() * width,
          random() * ground,
          1 + random() * 3.4,
          random() < 0.5 ? accent : light,
          'opacity=".9"',
        ),
      ),
  };
};

import { lighten, mix } from "../paint/colour.ts";
import { glowCircle, vertical } from "../paint/gradient.ts";
import { jaggedRidge, rollingRidge } from "../paint/ridge.ts";
import { circle, path, polygon, times } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** A cave of ice: icicles above, crystals beside, snow below. */
export const paintIce: PaintScene = (stage) => {
  const { width, height, ground, palette, random } = stage;
  const { high, low, far, near, deep, light } = palette;
  const crystal = (x: number, foot: number, half: number, rise: number, lean: number) =>
    polygon(
      [
        [x - half, foot],
        [x - half * 0.8 + lean, foot - rise * 0.8],
        [x + lean, foot - rise],
        [x + lean * 0.6, foot],
      ],
      mix(far, light, 0.5),
    ) +
    polygon(
      [
        [x + lean * 0.6, foot],
        [x + lean, foot - rise],
        [x + half * 0.8 + lean, foot - rise * 0.74],
        [x + half, foot],
      ],
      mix(near, far, 0.35),
    );
  const icicles = (count: number, drop: number, colour: string) =>
    times(count, (index) => {
      const span = width / count;
      const left = index * span;
      return polygon(
        [
          [left - 4, -4],
          [left + span * (0.4 + random() * 0.2), drop * (0.4 + random() * 0.6)],
          [left + span + 4, -4],
        ],
        colour,
      );
    });
  return {
    lightX: 0.4,
    haze: 0.08,
    back:
      sky(stage, high, mix(high, low, 0.6), low) +
      vertical("veil", [
        [0, light, 0],
        [0.5, light, 0.5],
        [1, light, 0],
      ]) +
      times(3, (index) =>
        path(
          `M-10 ${ground * (0.24 + index * 0.13)}C${width * 0.3} ${ground * (0.06 + index * 0.1)} ${width * 0.6} ${ground * (0.5 + index * 0.05)} ${width + 10} ${ground * (0.16 + index * 0.1)}v70C${width * 0.6} ${ground * (0.62 + index * 0.05)} ${width * 0.3} ${ground * (0.2 + index * 0.1)} -10 ${ground * (0.4 + index * 0.13)}Z`,
          "url(#veil)",
          'opacity=".6"',
        ),
      ) +
      glowCircle("sun", width * 0.45, ground * 0.5, height * 0.36, light, 0.8) +
      path(
        jaggedRidge({ width, bottom: height, y: ground - 40, amplitude: 120, steps: 5, random }),
        mix(far, near, 0.3),
        'opacity=".75"',
      ) +
      icicles(9, 120, mix(far, high, 0.2)) +
      icicles(13, 84, lighten(far, 0.35)) +
      crystal(width * 0.06, ground + 14, 40, 190, 18) +
      crystal(width * 0.15, ground + 14, 26, 112, -4) +
      crystal(width * 0.95, ground + 14, 42, 220, -22) +
      crystal(width * 0.86, ground + 14, 24, 96, 8) +
      path(
        rollingRidge({ width, bottom: height, y: ground + 2, amplitude: 12, steps: 4, random }),
        lighten(low, 0.5),
      ) +
      path(
        rollingRidge({ width, bottom: height, y: ground + 26, amplitude: 12, steps: 3, random }),
        mix(low, near, 0.45),
      ),
    front:
      times(24, () =>
        circle(
          random() * width,
          random() * height,
          1.4 + random() * 3.2,
          "#ffffff",
          `opacity="${(0.5 + random() * 0.5).toFixed(2)}"`,
        ),
      ) +
      path(
        rollingRidge({ width, bottom: height, y: height - 40, amplitude: 10, steps: 4, random }),
        deep,
        'opacity=".35"',
      ),
  };
};

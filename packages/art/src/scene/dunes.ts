import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle } from "../paint/gradient.ts";
import { rollingRidge } from "../paint/ridge.ts";
import { circle, path, polygon, times } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** A low sun, three pyramids, sand in folds. */
export const paintDunes: PaintScene = (stage) => {
  const { width, height, ground, palette, random } = stage;
  const { high, low, far, near, deep, light } = palette;
  const sunX = width * (0.62 + random() * 0.2);
  const horizon = ground - height * 0.13;
  const pyramid = (x: number, half: number, rise: number) =>
    polygon(
      [
        [x - half, horizon + 30],
        [x, horizon - rise],
        [x + half * 0.3, horizon + 30],
      ],
      mix(far, deep, 0.35),
    ) +
    polygon(
      [
        [x + half * 0.3, horizon + 30],
        [x, horizon - rise],
        [x + half, horizon + 30],
      ],
      mix(far, low, 0.45),
    );
  const ridge = (y: number, amplitude: number, steps: number) =>
    rollingRidge({ width, bottom: height, y, amplitude, steps, random });
  return {
    lightX: sunX / width,
    back:
      sky(stage, high, mix(high, low, 0.6), low) +
      glowCircle("halo", sunX, horizon - height * 0.24, height * 0.4, light, 0.9) +
      circle(sunX, horizon - height * 0.24, height * 0.13, lighten(light, 0.35)) +
      times(3, (index) =>
        path(
          `M${width * (0.06 + index * 0.12)} ${height * (0.16 + index * 0.05)}q9 -9 18 0q9 -9 18 0`,
          "none",
          `stroke="${deep}" stroke-width="3" opacity=".5"`,
        ),
      ) +
      pyramid(width * 0.2, 92, 96) +
      pyramid(width * 0.44, 54, 52) +
      path(ridge(horizon + 12, 13, 4), mix(far, low, 0.3)) +
      path(ridge(horizon + 40, 17, 3), far) +
      path(ridge(ground + 4, 15, 3), lighten(near, 0.16)) +
      path(ridge(ground + 16, 15, 3), near),
    front: path(ridge(height - 58, 12, 2), darken(near, 0.28), 'opacity=".75"'),
  };
};

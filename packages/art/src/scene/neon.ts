import { lighten, mix } from "../paint/colour.ts";
import { glowCircle, vertical } from "../paint/gradient.ts";
import { jaggedRidge } from "../paint/ridge.ts";
import { circle, line, path, rect, times, toTenths } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** A grid to the horizon and a sliced sun, in the style of old arcade games. */
export const paintNeon: PaintScene = (stage) => {
  const { width, height, centre, ground, palette, random } = stage;
  const { high, low, deep, light, accent, near } = palette;
  const horizon = ground - height * 0.16;
  const x = centre;
  const radius = Math.min(width * 0.36, horizon * 0.5);
  const y = horizon - radius * 0.62;
  let grid = "";
  for (let column = -9; column <= 9; column++)
    grid += `M${toTenths(x + column * 24)} ${horizon}L${toTenths(x + column * 170)} ${height}`;
  for (let row = 0; row < 11; row++) grid += `M0 ${toTenths(horizon + row * row * 3.4 + row * 3)}H${width}`;
  return {
    lightX: 0.5,
    back:
      sky(stage, deep, high, mix(high, low, 0.7)) +
      times(40, () => circle(random() * width, random() * horizon * 0.8, 0.8 + random() * 1.6, light)) +
      glowCircle("halo", x, y, radius * 1.9, low, 0.8) +
      vertical("sun", [
        [0, "#ffe66b"],
        [0.5, mix("#ff9d3c", low, 0.4)],
        [1, low],
      ]) +
      circle(x, y, radius, "url(#sun)") +
      times(6, (index) =>
        rect(
          x - radius,
          y + radius * (0.05 + index * 0.16),
          radius * 2,
          3 + index * 2.4,
          mix(high, low, 0.35),
        ),
      ) +
      path(
        jaggedRidge({ width, bottom: horizon + 4, y: horizon - 10, amplitude: 66, steps: 6, random }),
        mix(deep, near, 0.5),
        `stroke="${accent}" stroke-width="2.5"`,
      ) +
      vertical("floor", [
        [0, mix(near, low, 0.4)],
        [1, deep],
      ]) +
      rect(0, horizon, width, height - horizon, "url(#floor)") +
      line(grid, accent, 2, 'opacity=".75"') +
      line(`M0 ${horizon}H${width}`, lighten(accent, 0.6), 4) +
      glowCircle("line", x, horizon, width * 0.5, accent, 0.5),
  };
};

import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle, vertical } from "../paint/gradient.ts";
import { path, polygon, rect, times, toTenths } from "../paint/shape.ts";
import type { PaintScene } from "./stage.ts";

/** Arch within arch, as in an old picture house, over a chequered floor. */
export const paintArch: PaintScene = ({ width, height, centre, ground, palette }) => {
  const { high, low, far, near, deep, light, accent } = palette;
  const x = centre;
  const floor = ground - 34;
  const arch = (half: number, rise: number, fill: string, more = "") =>
    path(
      `M${toTenths(x - half)} ${floor}V${toTenths(floor - rise + half)}a${toTenths(half)} ${toTenths(half)} 0 0 1 ${toTenths(half * 2)} 0V${floor}Z`,
      fill,
      more,
    );
  const wide = Math.min(width * 0.46, floor * 0.62);
  const tall = floor - 26;
  const bands = [mix(high, deep, 0.3), far, accent, mix(far, high, 0.5), low, light];
  return {
    lightX: 0.5,
    back:
      vertical("wall", [
        [0, mix(high, deep, 0.35)],
        [1, high],
      ]) +
      rect(0, 0, width, height, "url(#wall)") +
      times(12, (index) =>
        rect((index * width) / 12, 0, width / 24, floor, mix(high, deep, 0.5), 'opacity=".35"'),
      ) +
      bands
        .map((colour, index) => arch(wide * (1.08 - index * 0.145), tall * (1.02 - index * 0.105), colour))
        .join("") +
      glowCircle("lamp", x, floor - tall * 0.32, wide * 1.1, light, 0.9) +
      rect(0, floor, width, height - floor, near) +
      times(22, (index) => {
        const row = Math.floor(index / 11);
        const column = (index % 11) - 5;
        const depth = (at: number) => floor + at * at * 44 + at * 26;
        const spread = (at: number) => (width / 9) * (1 + at * 0.7);
        const from = column * 1 + (row % 2 ? 0.5 : 0) - 0.25;
        return polygon(
          [
            [x + from * spread(row), depth(row)],
            [x + (from + 0.5) * spread(row), depth(row)],
            [x + (from + 0.5) * spread(row + 1), depth(row + 1)],
            [x + from * spread(row + 1), depth(row + 1)],
          ],
          mix(near, light, 0.4),
          'opacity=".8"',
        );
      }) +
      rect(0, floor - 3, width, 6, lighten(accent, 0.2)) +
      rect(0, floor + 3, width, 10, darken(near, 0.4), 'opacity=".5"'),
  };
};

import { darken, mix } from "../paint/colour.ts";
import { glowCircle, vertical } from "../paint/gradient.ts";
import { rollingRidge } from "../paint/ridge.ts";
import { circle, ellipse, path, polygon, rect, times, toTenths } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** Trunks in mist, sun through the canopy, toadstools at the edge. */
export const paintForest: PaintScene = (stage) => {
  const { width, height, ground, palette, random } = stage;
  const { high, low, far, near, deep, light, accent } = palette;
  const trunks = (count: number, girth: number, foot: number, colour: string) =>
    times(count, (index) => {
      const x = ((index + 0.2 + random() * 0.6) * width) / count;
      const half = girth * (0.7 + random() * 0.5);
      return path(
        `M${toTenths(x - half)} ${foot}Q${toTenths(x - half * 0.5)} ${foot * 0.5} ${toTenths(x - half * 0.6)} -5H${toTenths(x + half * 0.6)}Q${toTenths(x + half * 0.5)} ${foot * 0.5} ${toTenths(x + half * 1.3)} ${foot}Z`,
        colour,
      );
    });
  const leaves = (y: number, radius: number, colour: string) =>
    times(12, (index) =>
      circle((index / 11) * width, y + (random() - 0.5) * 40, radius * (0.7 + random() * 0.6), colour),
    );
  const toadstool = (x: number, y: number, size: number) =>
    rect(x - size * 0.16, y - size * 0.6, size * 0.32, size * 0.62, light, `rx="${size * 0.12}"`) +
    path(
      `M${x - size * 0.55} ${y - size * 0.5}a${size * 0.55} ${size * 0.52} 0 0 1 ${size * 1.1} 0z`,
      accent,
    ) +
    ellipse(x - size * 0.18, y - size * 0.74, size * 0.1, size * 0.07, light) +
    ellipse(x + size * 0.2, y - size * 0.66, size * 0.09, size * 0.06, light);
  return {
    lightX: 0.3,
    haze: 0.12,
    back:
      sky(stage, mix(high, low, 0.4), low, mix(low, light, 0.4)) +
      glowCircle("sun", width * 0.34, ground * 0.4, height * 0.42, light, 0.95) +
      trunks(7, 9, ground - 40, mix(far, low, 0.45)) +
      trunks(5, 15, ground - 16, mix(far, deep, 0.15)) +
      vertical("mist", [
        [0, low, 0],
        [1, light, 0.6],
      ]) +
      rect(0, ground - height * 0.34, width, height * 0.34, "url(#mist)") +
      leaves(6, 62, mix(far, deep, 0.2)) +
      vertical("beam", [
        [0, light, 0.6],
        [1, light, 0],
      ]) +
      times(4, (index) =>
        polygon(
          [
            [width * (0.16 + index * 0.17), -8],
            [width * (0.23 + index * 0.17), -8],
            [width * (0.5 + index * 0.2), ground],
            [width * (0.34 + index * 0.2), ground],
          ],
          "url(#beam)",
          'opacity=".5"',
        ),
      ) +
      path(rollingRidge({ width, bottom: height, y: ground - 8, amplitude: 14, steps: 4, random }), far) +
      path(rollingRidge({ width, bottom: height, y: ground + 14, amplitude: 10, steps: 4, random }), near),
    front:
      leaves(-26, 58, mix(near, deep, 0.55)) +
      toadstool(width * 0.08, ground + 34, 46) +
      toadstool(width * 0.155, ground + 40, 28) +
      toadstool(width * 0.93, ground + 30, 38) +
      path(
        rollingRidge({ width, bottom: height, y: height - 46, amplitude: 9, steps: 5, random }),
        darken(deep, 0.1),
        'opacity=".7"',
      ),
  };
};

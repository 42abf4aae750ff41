import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle } from "../paint/gradient.ts";
import { rollingRidge } from "../paint/ridge.ts";
import { circle, ellipse, line, path, times, toTenths } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** A cloud's circles: each one's offset from the cloud's centre and its radius, relative to the cloud's size. */
const puffs: [dx: number, dy: number, r: number][] = [
  [0, 0, 1],
  [-0.9, 0.28, 0.7],
  [0.95, 0.24, 0.76],
  [0.3, -0.36, 0.8],
];

/** Round clouds and hills, with flowers in the foreground. */
export const paintMeadow: PaintScene = (stage) => {
  const { width, height, ground, palette, random } = stage;
  const { high, low, far, near, light, accent, deep } = palette;
  const cloud = (x: number, y: number, size: number) =>
    `<g fill="${mix(light, low, 0.15)}">${puffs
      .map(
        ([dx, dy, r]) =>
          `<circle cx="${toTenths(x + dx * size)}" cy="${toTenths(y + dy * size)}" r="${toTenths(r * size)}"/>`,
      )
      .join("")}</g>`;
  const flower = (x: number, y: number, size: number, colour: string) =>
    line(`M${toTenths(x)} ${toTenths(y)}q4 ${size} 0 ${size * 2.2}`, darken(near, 0.3), size * 0.22) +
    times(5, (index) => {
      const angle = (index / 5) * Math.PI * 2 - Math.PI / 2;
      return circle(
        x + Math.cos(angle) * size * 0.55,
        y + Math.sin(angle) * size * 0.55,
        size * 0.42,
        colour,
      );
    }) +
    circle(x, y, size * 0.34, "#ffd23f");
  const ridge = (y: number, amplitude: number, steps: number) =>
    rollingRidge({ width, bottom: height, y, amplitude, steps, random });
  return {
    lightX: 0.22,
    haze: 0.03,
    back:
      sky(stage, high, mix(high, low, 0.6), low) +
      glowCircle("sun", width * 0.2, ground * 0.2, height * 0.44, light, 1) +
      circle(width * 0.2, ground * 0.2, height * 0.075, lighten(light, 0.7)) +
      cloud(width * 0.74, ground * 0.24, 36) +
      cloud(width * 0.4, ground * 0.42, 24) +
      cloud(width * 0.96, ground * 0.5, 30) +
      path(ridge(ground - 78, 30, 2), mix(far, low, 0.45)) +
      path(ridge(ground - 44, 22, 3), mix(far, light, 0.14)) +
      times(7, (index) =>
        ellipse(
          width * (0.05 + index * 0.15),
          ground - 30 + random() * 8,
          20 + random() * 12,
          15,
          mix(far, near, 0.5),
        ),
      ) +
      path(ridge(ground - 8, 12, 3), far) +
      path(ridge(ground + 18, 10, 3), near),
    front:
      times(6, () =>
        flower(
          random() * width * 0.24,
          ground + 20 + random() * 26,
          13 + random() * 7,
          random() < 0.5 ? accent : light,
        ),
      ) +
      times(6, () =>
        flower(
          width * (0.76 + random() * 0.24),
          ground + 20 + random() * 26,
          13 + random() * 7,
          random() < 0.5 ? accent : light,
        ),
      ) +
      path(ridge(height - 40, 8, 4), deep, 'opacity=".45"'),
  };
};

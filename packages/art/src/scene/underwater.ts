import { lighten, mix } from "../paint/colour.ts";
import { glowCircle, vertical } from "../paint/gradient.ts";
import { rollingRidge } from "../paint/ridge.ts";
import { circle, line, path, polygon, times, toTenths } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** Shafts of light, bubbles, weed and coral. */
export const paintUnderwater: PaintScene = (stage) => {
  const { width, height, ground, palette, random } = stage;
  const { high, low, far, near, deep, light, accent } = palette;
  const ridge = (y: number) => rollingRidge({ width, bottom: height, y, amplitude: 16, steps: 4, random });
  const bubble = (x: number, y: number, radius: number) =>
    circle(x, y, radius, light, 'opacity=".22"') +
    circle(x, y, radius, "none", `stroke="${light}" stroke-width="2" opacity=".75"`) +
    circle(x - radius * 0.35, y - radius * 0.35, radius * 0.22, "#ffffff", 'opacity=".9"');
  const weed = (x: number, foot: number, rise: number, colour: string) =>
    line(
      `M${toTenths(x)} ${foot}q-16 ${toTenths(-rise * 0.25)} 0 ${toTenths(-rise * 0.5)}t0 ${toTenths(-rise * 0.5)}`,
      colour,
      11,
    );
  const coral = (x: number, foot: number, size: number, colour: string) =>
    line(
      `M${x} ${foot}v${-size}M${x} ${foot - size * 0.35}q${-size * 0.4} 0 ${-size * 0.42} ${-size * 0.42}M${x} ${foot - size * 0.5}q${size * 0.4} 0 ${size * 0.4} ${-size * 0.4}M${x - size * 0.34} ${foot - size * 0.5}l${-size * 0.22} ${-size * 0.16}`,
      colour,
      size * 0.17,
    );
  return {
    lightX: 0.35,
    haze: 0.12,
    back:
      sky(stage, mix(low, light, 0.45), low, high) +
      glowCircle("surface", width * 0.35, 0, height * 0.6, light, 0.8) +
      vertical("shaft", [
        [0, light, 0.5],
        [1, light, 0],
      ]) +
      times(5, (index) => {
        const x = width * (0.04 + index * 0.2) + random() * 26;
        return polygon(
          [
            [x, -10],
            [x + 34 + random() * 20, -10],
            [x + 130, ground],
            [x + 20, ground],
          ],
          "url(#shaft)",
          'opacity=".55"',
        );
      }) +
      path(ridge(ground - 66), mix(high, far, 0.5), 'opacity=".7"') +
      times(6, () => weed(random() * width, ground - 20, 90 + random() * 90, mix(far, high, 0.35))) +
      path(ridge(ground - 22), far) +
      path(ridge(ground + 6), mix(near, low, 0.25)) +
      times(11, () => bubble(random() * width, random() * ground * 0.85, 4 + random() * 13)),
    front:
      coral(width * 0.07, ground + 52, 74, accent) +
      coral(width * 0.94, ground + 46, 62, mix(accent, deep, 0.2)) +
      weed(width * 0.16, ground + 60, 76, lighten(far, 0.12)) +
      weed(width * 0.87, ground + 60, 92, lighten(far, 0.05)) +
      path(ridge(ground + 56), near),
  };
};

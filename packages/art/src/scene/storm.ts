import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle } from "../paint/gradient.ts";
import { waveRidge } from "../paint/ridge.ts";
import { circle, line, path, times, toTenths } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** Heavy cloud, a fork of lightning, and waves in front of the floating symbols. */
export const paintStorm: PaintScene = (stage) => {
  const { width, height, ground, palette, random } = stage;
  const { high, low, far, near, light, accent } = palette;
  const bank = (y: number, radius: number, colour: string) =>
    times(9, (index) =>
      circle((index / 8) * width, y + (random() - 0.5) * 30, radius * (0.75 + random() * 0.5), colour),
    );
  const boltX = width * (random() < 0.5 ? 0.2 : 0.8);
  const bolt = `M${toTenths(boltX)} 60l-22 84h20l-26 92l62 -112h-24l28 -64z`;
  const wave = (y: number, crest: number, shift: number, colour: string) =>
    path(waveRidge(width, y, height, crest, shift), colour) +
    line(
      waveRidge(width, y, height, crest, shift)
        .replace(/V[\d.-]+Z$/, "")
        .replace(/^M[^V]+V([\d.-]+)/, `M${toTenths(-crest * 2 + shift)} $1`),
      lighten(colour, 0.55),
      4,
      'opacity=".8"',
    );
  return {
    lightX: boltX / width,
    haze: 0.08,
    back:
      sky(stage, high, mix(high, low, 0.5), low) +
      glowCircle("break", width * 0.5, ground * 0.62, height * 0.4, light, 0.6) +
      bank(78, 74, mix(far, high, 0.2)) +
      glowCircle("flash", boltX, 120, 170, light, 0.9) +
      path(bolt, lighten(accent, 0.55)) +
      bank(26, 78, mix(near, high, 0.4)) +
      times(34, () => {
        const [x, y] = [random() * width, random() * ground];
        return line(`M${toTenths(x)} ${toTenths(y)}l-7 22`, light, 2, 'opacity=".35"');
      }) +
      wave(ground - 74, 120, 20, mix(far, low, 0.4)) +
      wave(ground - 42, 150, -40, far),
    front:
      wave(ground - 4, 176, 30, mix(near, far, 0.35)) +
      wave(ground + 48, 150, -60, near) +
      wave(ground + 110, 190, 10, darken(near, 0.25)),
  };
};

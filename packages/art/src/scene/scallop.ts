import { lighten, mix } from "../paint/colour.ts";
import { glowCircle } from "../paint/gradient.ts";
import { circle, ellipse, times } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** Waves as fans laid over one another, under a great paper sun. */
export const paintScallop: PaintScene = (stage) => {
  const { width, height, centre, ground, palette } = stage;
  const { high, low, far, near, light, accent, deep } = palette;
  const radius = width / (width > height ? 11 : 7);
  const fan = (x: number, y: number, colour: string) =>
    circle(x, y, radius, lighten(colour, 0.3)) +
    circle(x, y, radius * 0.9, colour) +
    circle(x, y, radius * 0.68, lighten(colour, 0.34)) +
    circle(x, y, radius * 0.58, colour) +
    circle(x, y, radius * 0.36, lighten(colour, 0.34)) +
    circle(x, y, radius * 0.26, colour);
  const rows = (from: number, to: number, first: string, last: string) => {
    let drawn = "";
    const step = radius * 0.5;
    const count = Math.ceil((to - from) / step);
    for (let row = 0; row <= count; row++) {
      const colour = mix(first, last, Math.min(1, row / Math.max(1, Math.min(count, 7))));
      for (let x = row % 2 ? 0 : radius; x < width + radius; x += radius * 2)
        drawn += fan(x, from + row * step + radius, colour);
    }
    return drawn;
  };
  const sunY = ground * 0.42;
  const cloud = (x: number, y: number, span: number) =>
    times(3, (index) =>
      ellipse(
        x + (index - 1) * span * 0.4,
        y + index * 13,
        span * (0.7 - index * 0.1),
        8,
        mix(light, low, 0.2),
        'opacity=".85"',
      ),
    );
  return {
    lightX: 0.5,
    back:
      sky(stage, mix(high, deep, 0.2), high, low) +
      glowCircle("halo", centre, sunY, height * 0.46, light, 0.5) +
      circle(centre, sunY, height * 0.24, mix(accent, light, 0.15)) +
      circle(centre, sunY, height * 0.24, "none", `stroke="${light}" stroke-width="4" opacity=".6"`) +
      cloud(width * 0.16, ground * 0.2, 90) +
      cloud(width * 0.86, ground * 0.5, 100) +
      rows(ground - radius * 1.1, ground + radius * 0.4, mix(far, low, 0.25), far),
    front: rows(ground + radius * 0.1, height, far, near),
  };
};

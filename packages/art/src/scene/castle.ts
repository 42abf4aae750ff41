import { darken, mix } from "../paint/colour.ts";
import { glowCircle } from "../paint/gradient.ts";
import { rollingRidge } from "../paint/ridge.ts";
import { circle, ellipse, path, polygon, rect, times, toTenths } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** A castle on its crag with the windows lit, cloud at its feet, a road up to it. */
export const paintCastle: PaintScene = (stage) => {
  const { width, height, centre, ground, palette, random } = stage;
  const { high, low, far, near, deep, light, accent } = palette;
  const stone = mix(far, deep, 0.3);
  const foot = ground - 60;
  const x = centre;
  const tower = (left: number, span: number, rise: number, colour: string) =>
    rect(left, foot - rise, span, rise + 60, colour) +
    rect(left + span * 0.62, foot - rise, span * 0.38, rise + 60, darken(colour, 0.2)) +
    times(3, (index) =>
      rect(left - 4 + index * ((span + 8) / 2.5), foot - rise - 12, (span + 8) / 5, 14, colour),
    ) +
    rect(left - 4, foot - rise, span + 8, 7, colour) +
    path(`M${toTenths(left + span / 2 - 6)} ${toTenths(foot - rise + 46)}v-16a6 6 0 0 1 12 0v16z`, light);
  const spire = (left: number, span: number, rise: number) =>
    tower(left, span, rise, stone) +
    polygon(
      [
        [left - 8, foot - rise - 4],
        [left + span / 2, foot - rise - 74],
        [left + span + 8, foot - rise - 4],
      ],
      accent,
    ) +
    polygon(
      [
        [left + span / 2, foot - rise - 74],
        [left + span + 8, foot - rise - 4],
        [left + span * 0.6, foot - rise - 4],
      ],
      darken(accent, 0.3),
    );
  const cloud = (cx: number, cy: number, size: number) =>
    times(5, (index) =>
      ellipse(
        cx + (index - 2) * size * 0.7,
        cy + (index % 2) * size * 0.2,
        size,
        size * 0.42,
        mix(low, light, 0.35),
        'opacity=".8"',
      ),
    );
  return {
    lightX: 0.25,
    haze: 0.08,
    back:
      sky(stage, high, mix(high, low, 0.5), low) +
      times(26, () =>
        circle(random() * width, random() * ground * 0.6, 0.9 + random() * 1.4, light, 'opacity=".8"'),
      ) +
      glowCircle("halo", width * 0.24, ground * 0.28, height * 0.34, light, 0.8) +
      circle(width * 0.24, ground * 0.28, height * 0.09, light) +
      path(
        rollingRidge({ width, bottom: height, y: ground - 90, amplitude: 34, steps: 4, random }),
        mix(far, low, 0.5),
      ) +
      spire(x - 176, 52, 150) +
      spire(x + 120, 56, 196) +
      tower(x - 118, 90, 104, stone) +
      tower(x + 36, 80, 124, stone) +
      spire(x - 40, 80, 258) +
      path(
        `M-10 ${ground}Q${x - 130} ${foot - 6} ${x} ${foot + 6}T${width + 10} ${ground - 16}V${height}H-10Z`,
        mix(near, far, 0.5),
      ) +
      cloud(width * 0.1, ground - 44, 42) +
      cloud(width * 0.92, ground - 56, 48) +
      path(rollingRidge({ width, bottom: height, y: ground + 4, amplitude: 10, steps: 3, random }), near) +
      path(
        `M${x - 20} ${ground - 20}Q${x + 50} ${ground + 30} ${x - 60} ${height}H${x + 120}Q${x + 110} ${ground + 30} ${x + 14} ${ground - 20}Z`,
        mix(near, light, 0.3),
        'opacity=".7"',
      ),
  };
};

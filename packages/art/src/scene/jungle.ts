import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle, vertical } from "../paint/gradient.ts";
import { rollingRidge } from "../paint/ridge.ts";
import { line, path, polygon, rect, times } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** Great leaves on every side, and a stepped temple in the light beyond. */
export const paintJungle: PaintScene = (stage) => {
  const { width, height, centre, ground, palette, random } = stage;
  const { high, low, far, near, deep, light } = palette;
  const leaf = (x: number, y: number, reach: number, turn: number, colour: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path(`M0 0C${reach * 0.2} ${-reach * 0.34} ${reach * 0.7} ${-reach * 0.3} ${reach} 0C${reach * 0.7} ${reach * 0.3} ${reach * 0.2} ${reach * 0.34} 0 0Z`, colour)}${line(`M0 0H${reach * 0.94}M${reach * 0.3} 0l${reach * 0.14} ${-reach * 0.17}M${reach * 0.3} 0l${reach * 0.14} ${reach * 0.17}M${reach * 0.55} 0l${reach * 0.13} ${-reach * 0.16}M${reach * 0.55} 0l${reach * 0.13} ${reach * 0.16}`, lighten(colour, 0.22), 3.4)}</g>`;
  const fan = (x: number, y: number, reach: number, from: number, colour: string) =>
    times(5, (index) =>
      leaf(
        x,
        y,
        reach * (0.82 + (index % 2) * 0.24),
        from + index * 24,
        index % 2 ? colour : darken(colour, 0.14),
      ),
    );
  const x = centre;
  return {
    lightX: 0.45,
    haze: 0.06,
    back:
      sky(stage, mix(high, low, 0.35), low, mix(low, light, 0.5)) +
      glowCircle("sun", x, ground * 0.36, height * 0.45, light, 1) +
      times(4, (step) =>
        rect(
          x - 150 + step * 34,
          ground - 60 - step * 42,
          300 - step * 68,
          44,
          mix(far, low, 0.42 + step * 0.06),
        ),
      ) +
      rect(x - 15, ground - 218, 30, 30, mix(far, deep, 0.35)) +
      vertical("beam", [
        [0, light, 0.55],
        [1, light, 0],
      ]) +
      times(3, (index) =>
        polygon(
          [
            [width * (0.2 + index * 0.22), -8],
            [width * (0.27 + index * 0.22), -8],
            [width * (0.4 + index * 0.24), ground],
            [width * (0.26 + index * 0.24), ground],
          ],
          "url(#beam)",
          'opacity=".6"',
        ),
      ) +
      path(
        rollingRidge({ width, bottom: height, y: ground - 44, amplitude: 22, steps: 5, random }),
        mix(far, low, 0.2),
      ) +
      fan(-14, ground * 0.62, 150, -80, far) +
      fan(width + 14, ground * 0.56, 160, 165, mix(far, near, 0.4)) +
      path(
        rollingRidge({ width, bottom: height, y: ground - 4, amplitude: 10, steps: 4, random }),
        mix(far, near, 0.5),
      ) +
      path(rollingRidge({ width, bottom: height, y: ground + 20, amplitude: 8, steps: 4, random }), near),
    front:
      fan(-20, -20, 150, -6, mix(near, deep, 0.35)) +
      fan(width + 20, -24, 150, 88, mix(near, deep, 0.45)) +
      fan(-18, ground + 76, 120, -96, mix(near, deep, 0.2)) +
      fan(width + 18, ground + 76, 120, 178, mix(near, deep, 0.3)),
  };
};

import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle, radial, vertical } from "../paint/gradient.ts";
import { ellipse, line, path, rect, times } from "../paint/shape.ts";
import type { PaintScene } from "./stage.ts";

/** A table from the player's chair: rail, arcs of the layout, stacks of chips, dark room. */
export const paintFelt: PaintScene = ({ width, height, centre, ground, palette, random }) => {
  const { high, low, far, near, deep, light, accent } = palette;
  const x = centre;
  const edge = ground - height * 0.21;
  const stack = (left: number, foot: number, count: number, colour: string) =>
    times(count, (index) => {
      const y = foot - index * 8;
      return (
        ellipse(left, y + 5, 30, 11, darken(colour, 0.35)) +
        ellipse(left, y, 30, 11, colour) +
        ellipse(left, y, 19, 7, lighten(colour, 0.55)) +
        ellipse(left, y, 15, 5, colour)
      );
    });
  return {
    lightX: 0.42,
    back:
      vertical("room", [
        [0, deep],
        [1, mix(deep, high, 0.7)],
      ]) +
      rect(0, 0, width, height, "url(#room)") +
      times(16, () =>
        ellipse(
          random() * width,
          random() * edge * 0.9,
          7 + random() * 20,
          7 + random() * 20,
          random() < 0.5 ? accent : light,
          `opacity="${(0.08 + random() * 0.2).toFixed(2)}"`,
        ),
      ) +
      glowCircle("lamp", x, edge - 30, height * 0.5, light, 0.6) +
      radial(
        "cloth",
        [
          [0, mix(low, light, 0.25)],
          [0.45, far],
          [1, near],
        ],
        0.5,
        0.12,
        0.8,
      ) +
      path(
        `M-20 ${edge + 40}Q${x} ${edge - 62} ${width + 20} ${edge + 40}V${height}H-20Z`,
        darken("#6b3d1c", 0.35),
      ) +
      path(`M-20 ${edge + 48}Q${x} ${edge - 52} ${width + 20} ${edge + 48}V${height}H-20Z`, "#8a5227") +
      path(`M-20 ${edge + 62}Q${x} ${edge - 38} ${width + 20} ${edge + 62}V${height}H-20Z`, accent) +
      path(`M-20 ${edge + 68}Q${x} ${edge - 32} ${width + 20} ${edge + 68}V${height}H-20Z`, "url(#cloth)") +
      line(`M-20 ${edge + 112}Q${x} ${edge + 12} ${width + 20} ${edge + 112}`, light, 3, 'opacity=".6"') +
      line(`M-20 ${edge + 134}Q${x} ${edge + 34} ${width + 20} ${edge + 134}`, light, 2, 'opacity=".45"') +
      stack(width * 0.11, ground - 34, 5, accent) +
      stack(width * 0.9, ground - 40, 7, mix(near, "#d32f3a", 0.8)) +
      stack(width * 0.8, ground - 22, 3, mix(low, "#1d4fd8", 0.6)),
  };
};

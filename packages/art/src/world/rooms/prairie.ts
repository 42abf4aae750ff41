import { darken, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** The prairie from a porch: mesas under a low sun, cactuses, and a rail between turned posts. */
export const paintPrairie: PaintRoom = ({ width, height, floor, unit, palette }) => {
  const rock = mix("#b5532d", palette.near, 0.3);
  const mesa = (x: number, wide: number, high: number, colour: string) =>
    path(`M${x - wide} ${floor}l${wide * 0.3} ${-high}h${wide * 1.3}l${wide * 0.4} ${high}Z`, colour) +
    rect(x - wide * 0.64, floor - high * 0.7, wide * 1.2, high * 0.1, darken(colour, 0.2));
  const cactus = (x: number, size: number) =>
    line(
      `M${x} ${floor}v${-size * 2}M${x} ${floor - size * 0.8}h${-size * 0.7}v${-size * 0.6}M${x} ${floor - size * 1.1}h${size * 0.7}v${-size * 0.6}`,
      "#2d6b3f",
      size * 0.36,
    );
  const wood = "#6d4222";
  return (
    vertical("dusk", [
      [0, mix("#4a3c8a", palette.deep, 0.2)],
      [0.5, "#ff8f5a"],
      [1, "#ffe0a0"],
    ]) +
    rect(0, 0, width, floor, "url(#dusk)") +
    glowCircle("sun", width * 0.4, floor * 0.66, unit * 3, "#fff0b8", 0.9) +
    circle(width * 0.4, floor * 0.66, unit * 0.9, "#fff6d2") +
    mesa(width * 0.16, unit * 2, floor * 0.44, mix(rock, "#7a3f6a", 0.4)) +
    mesa(width * 0.78, unit * 2.6, floor * 0.52, rock) +
    mesa(width * 0.58, unit * 1.2, floor * 0.3, mix(rock, "#7a3f6a", 0.6)) +
    cactus(width * 0.3, unit * 0.8) +
    cactus(width * 0.9, unit * 1) +
    rect(0, floor, width, height - floor, "#d9a45c") +
    times(20, (index) =>
      line(
        `M${((index * 43) % 100) * 0.01 * width} ${floor + ((index * 31) % 100) * 0.01 * (height - floor)}l8 -20l8 20`,
        "#9a7a34",
        4,
      ),
    ) +
    rect(0, 0, width, unit * 0.5, wood) +
    along(width, unit * 4.4, (x) => rect(x + unit * 2, 0, unit * 0.34, floor + unit, wood)) +
    rect(0, floor - unit * 0.3, width, unit * 0.22, darken(wood, 0.15)) +
    rect(0, floor + unit * 0.5, width, unit * 0.22, darken(wood, 0.15))
  );
};

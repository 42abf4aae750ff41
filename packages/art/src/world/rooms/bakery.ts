import { darken, mix } from "../../paint/colour.ts";
import { glowCircle } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A bakery: white tiles, shelves of loaves, pans on hooks, and a brick oven with its fire. */
export const paintBakery: PaintRoom = ({ width, height, floor, unit, palette }) => {
  const tile = unit * 0.62;
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(floor / tile);
  const cream = mix("#fff6e6", palette.light, 0.3);
  const loaf = (x: number, foot: number, kind: number) =>
    kind % 2
      ? ellipse(x, foot - unit * 0.26, unit * 0.5, unit * 0.3, "#c17a33") +
        times(3, (cut) =>
          line(`M${x + (cut - 1) * unit * 0.26 - 7} ${foot - unit * 0.4}l14 ${unit * 0.22}`, "#f0cf95", 6),
        )
      : path(
          `M${x - unit * 0.45} ${foot}v${-unit * 0.4}q0 ${-unit * 0.34} ${unit * 0.45} ${-unit * 0.34}t${unit * 0.45} ${unit * 0.34}v${unit * 0.4}Z`,
          "#d99748",
        ) +
        line(
          `M${x - unit * 0.3} ${foot - unit * 0.42}q${unit * 0.3} ${-unit * 0.26} ${unit * 0.6} 0`,
          "#f3d9a6",
          6,
        );
  const shelf = (y: number) =>
    along(width, unit * 1.25, (x, index) => loaf(x, y, index)) +
    rect(0, y, width, unit * 0.2, "#9a6232") +
    rect(0, y + unit * 0.2, width, unit * 0.1, "#00000055");
  const oven = (x: number) =>
    path(
      `M${x - unit * 2} ${floor}V${floor * 0.72}a${unit * 2} ${unit * 1.7} 0 0 1 ${unit * 4} 0V${floor}Z`,
      "#a8502f",
    ) +
    times(11, (brick) => {
      const angle = Math.PI * (1 + brick / 10);
      return line(
        `M${x + Math.cos(angle) * unit * 1.2} ${floor * 0.74 + Math.sin(angle) * unit}L${x + Math.cos(angle) * unit * 1.95} ${floor * 0.74 + Math.sin(angle) * unit * 1.65}`,
        "#6f2f1a",
        5,
      );
    }) +
    path(
      `M${x - unit * 1.15} ${floor}V${floor * 0.76}a${unit * 1.15} ${unit} 0 0 1 ${unit * 2.3} 0V${floor}Z`,
      "#2a0f08",
    ) +
    glowCircle(`fire${Math.round(x)}`, x, floor * 0.92, unit * 1.6, "#ffb03a", 0.95) +
    path(
      `M${x - unit * 0.7} ${floor}q${unit * 0.1} ${-unit * 0.9} ${unit * 0.4} ${-unit * 0.4}q${unit * 0.2} ${-unit * 1.1} ${unit * 0.5} ${-unit * 0.2}q${unit * 0.4} ${-unit * 0.4} ${unit * 0.5} ${unit * 0.6}Z`,
      "#ff7a1c",
    );
  return (
    rect(0, 0, width, floor, darken(cream, 0.18)) +
    times(columns * rows, (index) =>
      rect(
        (index % columns) * tile + 2,
        Math.floor(index / columns) * tile + 2,
        tile - 4,
        tile - 4,
        (index + Math.floor(index / columns)) % 7 ? cream : mix(cream, palette.high, 0.5),
        'rx="4"',
      ),
    ) +
    shelf(floor * 0.15) +
    shelf(floor * 0.4) +
    along(
      width,
      unit * 1.9,
      (x, index) =>
        line(`M${x} ${floor * 0.5}v${unit * 0.34}`, "#4a4a52", 6) +
        (index % 2
          ? circle(x, floor * 0.5 + unit * 0.7, unit * 0.36, "#c46b3a") +
            circle(x, floor * 0.5 + unit * 0.7, unit * 0.26, "#e08f55")
          : ellipse(x, floor * 0.5 + unit * 0.6, unit * 0.14, unit * 0.3, "#8f969e")),
    ) +
    oven(width * 0.1) +
    oven(width * 0.9) +
    rect(0, floor, width, height - floor, "#c98b52") +
    times(40, (index) =>
      circle(
        ((index * 53) % 100) * 0.01 * width,
        floor + ((index * 37) % 100) * 0.01 * (height - floor),
        3 + (index % 4),
        "#fff3dd",
        'opacity=".6"',
      ),
    ) +
    rect(0, floor, width, unit * 0.16, "#8a5427")
  );
};

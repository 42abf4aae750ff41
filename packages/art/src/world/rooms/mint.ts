import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, radial } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** The vault of an old mint: stone arches, a round steel door with its spokes, a screw press, and stacks of coins. */
export const paintMint: PaintRoom = ({ width, height, floor, unit, palette, random }) => {
  const stone = mix("#4b4339", palette.deep, 0.3);
  const steel = "#8d99a3";
  const [gold, brass] = ["#edbb45", "#b9862d"];
  const blocks = times(9, (row) =>
    along(width, unit * 1.4, (x, index) =>
      rect(
        x + (row % 2) * unit * 0.7 - unit * 0.7,
        (row / 9) * floor,
        unit * 1.36,
        floor / 9 - 4,
        mix(stone, index % 2 ? "#6a5f50" : "#332d27", random() * 0.5),
      ),
    ),
  );
  const arch = (x: number) =>
    path(
      `M${x - unit * 1.5} ${floor}V${floor * 0.5}a${unit * 1.5} ${unit * 1.5} 0 0 1 ${unit * 3} 0V${floor}Z`,
      "#171310",
    ) +
    times(9, (wedge) => {
      const angle = Math.PI + (wedge / 8) * Math.PI;
      return circle(
        x + Math.cos(angle) * unit * 1.66,
        floor * 0.5 + Math.sin(angle) * unit * 1.66,
        unit * 0.25,
        wedge % 2 ? lighten(stone, 0.18) : lighten(stone, 0.06),
      );
    });
  const stack = (x: number, count: number, y = floor) =>
    times(
      count,
      (coin) =>
        ellipse(x, y - coin * unit * 0.15, unit * 0.42, unit * 0.14, brass) +
        ellipse(x, y - coin * unit * 0.15 - 5, unit * 0.42, unit * 0.13, gold),
    );
  const shelf = (x: number) =>
    times(
      3,
      (row) =>
        times(4, (place) =>
          stack(x + (place - 1.5) * unit * 0.66, 2 + ((place + row) % 3), floor * (0.64 + row * 0.15)),
        ) + rect(x - unit * 1.4, floor * (0.65 + row * 0.15), unit * 2.8, unit * 0.12, "#5d3a1c"),
    );
  const door = (x: number, y: number, radius: number) =>
    radial("mint-door", [
      [0, lighten(steel, 0.5)],
      [0.7, steel],
      [1, darken(steel, 0.45)],
    ]) +
    circle(x, y, radius * 1.22, darken(steel, 0.6)) +
    circle(x, y, radius * 1.14, brass) +
    circle(x, y, radius, "url(#mint-door)") +
    times(16, (bolt) =>
      circle(
        x + Math.cos((bolt * Math.PI) / 8) * radius * 0.86,
        y + Math.sin((bolt * Math.PI) / 8) * radius * 0.86,
        radius * 0.06,
        lighten(steel, 0.6),
      ),
    ) +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.62}" fill="none" stroke="${darken(steel, 0.4)}" stroke-width="${radius * 0.07}"/>` +
    times(5, (spoke) => {
      const angle = (spoke * Math.PI * 2) / 5 - 0.5;
      const [endX, endY] = [x + Math.cos(angle) * radius * 0.56, y + Math.sin(angle) * radius * 0.56];
      return line(`M${x} ${y}L${endX} ${endY}`, gold, radius * 0.09) + circle(endX, endY, radius * 0.1, gold);
    }) +
    circle(x, y, radius * 0.17, brass) +
    circle(x, y, radius * 0.09, gold);
  const press = (x: number) =>
    rect(x - unit * 0.9, floor * 0.78, unit * 1.8, floor * 0.22, "#2c3238") +
    rect(x - unit * 0.74, floor * 0.4, unit * 0.26, floor * 0.4, "#3b434b") +
    rect(x + unit * 0.48, floor * 0.4, unit * 0.26, floor * 0.4, "#3b434b") +
    rect(x - unit * 0.9, floor * 0.36, unit * 1.8, unit * 0.36, "#4a545d") +
    rect(x - unit * 0.14, floor * 0.22, unit * 0.28, floor * 0.46, steel) +
    times(6, (thread) =>
      rect(x - unit * 0.16, floor * (0.42 + thread * 0.035), unit * 0.32, 4, darken(steel, 0.5)),
    ) +
    line(`M${x - unit * 1.5} ${floor * 0.24}H${x + unit * 1.5}`, "#5c6770", unit * 0.16) +
    circle(x - unit * 1.5, floor * 0.24, unit * 0.26, brass) +
    circle(x + unit * 1.5, floor * 0.24, unit * 0.26, brass) +
    stack(x, 1, floor * 0.775);
  const lamp = (x: number) =>
    glowCircle(`mint${Math.round(x)}`, x, floor * 0.24, unit * 2.2, "#ffcf7a", 0.62) +
    line(`M${x} 0V${floor * 0.14}`, "#1c1814", 6) +
    path(
      `M${x - unit * 0.5} ${floor * 0.24}l${unit * 0.24} ${-unit * 0.4}h${unit * 0.52}l${unit * 0.24} ${unit * 0.4}Z`,
      "#2c3238",
    ) +
    ellipse(x, floor * 0.245, unit * 0.34, unit * 0.13, "#fff1c8");
  return (
    rect(0, 0, width, floor, darken(stone, 0.4)) +
    blocks +
    arch(width * 0.13) +
    arch(width * 0.87) +
    shelf(width * 0.13) +
    shelf(width * 0.87) +
    door(width * 0.5, floor * 0.5, unit * 2.1) +
    press(width * 0.31) +
    press(width * 0.69) +
    along(width, unit * 4, lamp) +
    rect(0, floor, width, height - floor, "#2b2621") +
    times(5, (row) =>
      along(width, unit * 1.8, (x) =>
        rect(
          x + (row % 2) * unit * 0.9 - unit * 0.9,
          floor + row * unit * 0.6,
          unit * 1.74,
          unit * 0.56,
          "#39322b",
        ),
      ),
    )
  );
};

import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A courtyard at night: curved roofs, blossom branches, the moon, and rows of small lanterns on strings. */
export const paintLanternCourt: PaintRoom = ({ width, height, floor, unit, palette, random }) => {
  const night = mix("#1c0a24", palette.deep, 0.35);
  const red = mix("#9c1626", palette.near, 0.3);
  const gilt = "#e0ab49";
  const roof = (x: number, y: number, half: number) =>
    path(
      `M${x - half * 1.2} ${y}q${half * 0.3} ${-unit * 0.1} ${half * 0.46} ${-unit * 0.8}h${half * 1.48}q${half * 0.16} ${unit * 0.7} ${half * 0.46} ${unit * 0.8}q${-half * 0.4} ${unit * 0.16} ${-half * 0.6} ${unit * 0.04}h${-half * 1.2}q${-half * 0.2} ${unit * 0.12} ${-half * 0.6} ${-unit * 0.04}Z`,
      darken(red, 0.45),
    ) +
    line(
      `M${x - half * 1.2} ${y}q${half * 0.4} ${unit * 0.2} ${half * 0.6} ${unit * 0.04}h${half * 1.2}q${half * 0.2} ${unit * 0.16} ${half * 0.6} ${-unit * 0.04}`,
      gilt,
      6,
    );
  const house = (x: number, size: number) => {
    const [half, y] = [unit * 1.9 * size, floor * 0.62];
    return (
      rect(x - half * 0.8, y, half * 1.6, floor - y, red) +
      times(4, (pane) =>
        rect(
          x - half * 0.68 + pane * half * 0.36,
          y + unit * 0.3,
          half * 0.28,
          (floor - y) * 0.6,
          "#ffcf7d",
          `stroke="${darken(red, 0.4)}" stroke-width="5"`,
        ),
      ) +
      roof(x, y + unit * 0.2, half) +
      rect(x - half * 0.5, y - unit * 1.5, half, unit, red) +
      rect(x - half * 0.36, y - unit * 1.3, half * 0.72, unit * 0.5, "#ffcf7d") +
      roof(x, y - unit * 1.3, half * 0.66)
    );
  };
  const small = (x: number, y: number) =>
    glowCircle(`court${Math.round(x)}${Math.round(y)}`, x, y, unit * 0.9, "#ff8f5a", 0.6) +
    line(`M${x} ${y - unit * 0.5}v${unit * 0.3}`, gilt, 3) +
    ellipse(x, y, unit * 0.25, unit * 0.3, "#f0523f") +
    rect(x - unit * 0.13, y - unit * 0.34, unit * 0.26, 6, gilt) +
    rect(x - unit * 0.13, y + unit * 0.26, unit * 0.26, 6, gilt);
  const branch = (x: number, way: number) =>
    line(
      `M${x} ${floor * 0.1}q${way * unit * 2} ${unit * 0.1} ${way * unit * 3.6} ${unit * 1.2}M${x + way * unit * 1.6} ${floor * 0.13}q${way * unit * 0.8} ${-unit * 0.4} ${way * unit * 1.6} ${-unit * 0.3}`,
      "#3a2418",
      unit * 0.14,
    ) +
    times(26, () =>
      circle(
        x + way * unit * random() * 3.8,
        floor * 0.08 + unit * random() * 1.3,
        unit * (0.1 + random() * 0.12),
        random() < 0.5 ? "#ffc4d6" : "#ff9dbb",
      ),
    );
  return (
    vertical("court-night", [
      [0, night],
      [0.75, mix("#6b1f3e", palette.near, 0.35)],
      [1, "#a8453e"],
    ]) +
    rect(0, 0, width, floor, "url(#court-night)") +
    glowCircle("court-moon", width * 0.5, floor * 0.26, unit * 2.6, "#ffe9c0", 0.6) +
    circle(width * 0.5, floor * 0.26, unit * 0.9, "#fff1d2") +
    house(width * 0.14, 1.1) +
    house(width * 0.86, 1.1) +
    house(width * 0.5, 0.8) +
    branch(0, 1) +
    branch(width, -1) +
    times(3, (span) => {
      const [from, to] = [(span / 3) * width, ((span + 1) / 3) * width];
      const y = floor * 0.16;
      return (
        line(`M${from} ${y}Q${(from + to) / 2} ${y + unit * 1.6} ${to} ${y}`, "#2a1220", 3) +
        times(5, (index) => {
          const share = (index + 0.5) / 5;
          return small(from + share * (to - from), y + unit * (0.5 + 3.2 * share * (1 - share)));
        })
      );
    }) +
    rect(0, floor, width, height - floor, "#3b1f2a") +
    along(width, unit * 1.2, (x, index) =>
      ellipse(
        x,
        floor + unit * (0.5 + (index % 3) * 0.7),
        unit * 0.56,
        unit * 0.16,
        lighten("#3b1f2a", 0.12),
      ),
    )
  );
};

import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A walled garden in summer: roses on an arbour, clipped hedges with balls and cones, gravel, and a rose bed behind a rope. */
export const paintRoseGarden: PaintRoom = ({ width, height, floor, unit, palette, random }) => {
  const hedge = mix("#2f8f4e", palette.low, 0.2);
  const shades = [hedge, lighten(hedge, 0.12), darken(hedge, 0.16)] as const;
  const petals = ["#e2345a", "#f7799b", "#ffd7e0", "#c01f45"] as const;
  const gravel = "#ecdcb8";
  const rose = (x: number, y: number, size: number, index: number) => {
    const colour = petals[index % petals.length] ?? "#e2345a";
    return (
      ellipse(x - size * 1.1, y + size * 0.5, size * 0.7, size * 0.36, darken(hedge, 0.2)) +
      ellipse(x + size * 1.1, y + size * 0.4, size * 0.7, size * 0.36, hedge) +
      circle(x, y, size, colour) +
      circle(x + size * 0.1, y - size * 0.08, size * 0.66, darken(colour, 0.14)) +
      circle(x, y - size * 0.12, size * 0.36, lighten(colour, 0.2))
    );
  };
  const foliage = (x: number, y: number, wide: number, tall: number, leaves: number) =>
    times(leaves, () =>
      ellipse(
        x + (random() - 0.5) * wide,
        y + (random() - 0.5) * tall,
        unit * 0.34,
        unit * 0.22,
        shades[Math.floor(random() * shades.length)] ?? hedge,
      ),
    );
  const clipped = (x: number, index: number) => {
    const y = floor - unit * 1.5;
    const trunk = rect(x - unit * 0.09, y - unit * 0.7, unit * 0.18, unit, "#7b5a35");
    if (index % 2 === 0)
      return (
        trunk +
        circle(x, y - unit * 1.3, unit * 0.86, hedge) +
        circle(x - unit * 0.24, y - unit * 1.56, unit * 0.42, lighten(hedge, 0.14)) +
        circle(x, y - unit * 2.4, unit * 0.46, hedge) +
        circle(x - unit * 0.12, y - unit * 2.52, unit * 0.22, lighten(hedge, 0.14))
      );
    return (
      trunk +
      path(`M${x} ${y - unit * 3.1}L${x + unit * 0.86} ${y - unit * 0.4}h${-unit * 1.72}Z`, hedge) +
      path(
        `M${x} ${y - unit * 3.1}L${x - unit * 0.1} ${y - unit * 0.4}h${-unit * 0.76}Z`,
        lighten(hedge, 0.1),
      )
    );
  };
  // A wide board cuts off the picture's foot.
  const bed = height * (width > height ? 0.71 : 0.84);
  return (
    vertical("garden-day", [
      [0, mix("#77c4f0", palette.light, 0.12)],
      [1, "#fdf3d8"],
    ]) +
    rect(0, 0, width, floor, "url(#garden-day)") +
    glowCircle("garden-sun", width * 0.8, floor * 0.3, unit * 3, "#fff6c4", 0.95) +
    ellipse(width * 0.22, floor * 0.4, unit * 1.5, unit * 0.3, "#ffffff", 'opacity=".85"') +
    ellipse(width * 0.62, floor * 0.52, unit * 1.2, unit * 0.24, "#ffffff", 'opacity=".75"') +
    along(width, unit * 1.5, (x) =>
      ellipse(x, floor * (0.86 + random() * 0.06), unit * 1.1, unit * (0.9 + random() * 0.9), "#9ccf9c"),
    ) +
    rect(0, floor - unit * 1.6, width, unit * 1.8, darken(hedge, 0.3)) +
    along(width, unit * 0.9, (x) =>
      ellipse(x, floor - unit * 1.55, unit * 0.6, unit * 0.2, darken(hedge, 0.3)),
    ) +
    along(width, unit * 2.7, clipped) +
    rect(0, floor - unit * 0.9, width, unit * 1.1, hedge) +
    rect(0, floor - unit * 0.9, width, unit * 0.2, lighten(hedge, 0.16)) +
    along(width, unit * 1.1, (x, index) =>
      rose(x, floor - unit * (0.3 + (index % 2) * 0.26), unit * 0.19, index),
    ) +
    rect(0, floor + unit * 0.16, width, height - floor, gravel) +
    times(60, () =>
      ellipse(random() * width, floor + unit * 0.4 + random() * (bed - floor), 5, 2.4, darken(gravel, 0.16)),
    ) +
    rect(0, bed, width, height - bed, "#5d3a22") +
    rect(0, bed, width, unit * 0.14, "#f7f1e4") +
    foliage(width / 2, bed + unit * 0.9, width * 1.1, unit * 1.1, 150) +
    along(width, unit * 0.86, (x, index) =>
      rose(x, bed + unit * (0.62 + (index % 3) * 0.3), unit * (0.26 + (index % 2) * 0.08), index),
    ) +
    along(width, unit * 3, (x) => {
      const post = x - unit * 1.5;
      return (
        line(
          `M${post} ${bed - unit * 0.52}q${unit * 1.5} ${unit * 0.8} ${unit * 3} 0`,
          "#b3263c",
          unit * 0.13,
        ) +
        rect(post - unit * 0.08, bed - unit * 0.6, unit * 0.16, unit * 0.9, "#d9a441") +
        circle(post, bed - unit * 0.64, unit * 0.15, "#f3cf78")
      );
    }) +
    rect(0, unit * 0.5, width, unit * 0.16, "#fffaf0") +
    along(width, unit * 1.2, (x) => rect(x, 0, unit * 0.12, unit * 0.7, "#fffaf0")) +
    foliage(width / 2, unit * 0.42, width * 1.1, unit * 0.8, 190) +
    along(width, unit * 0.95, (x, index) =>
      rose(x, unit * (0.3 + (index % 3) * 0.28), unit * (0.24 + (index % 2) * 0.06), index + 1),
    ) +
    [0, width]
      .map(
        (x) =>
          rect(x - unit * 0.3, 0, unit * 0.6, floor + unit * 0.3, "#fffaf0") +
          foliage(x, floor * 0.5, unit * 1.5, floor, 60) +
          times(7, (index) =>
            rose(x + (index % 2 ? 1 : -1) * unit * 0.36, floor * (0.2 + index * 0.11), unit * 0.24, index),
          ),
      )
      .join("")
  );
};

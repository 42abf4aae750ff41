import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A palm house by day: white iron ribs under a bright sky, palms, hanging baskets of flowers, and sun on the glass. */
export const paintGlasshouse: PaintRoom = ({ width, height, floor, unit, palette, random }) => {
  const iron = "#f4fbf6";
  const leafs = ["#1f7a4a", "#2f9a5c", "#15603a", mix("#3aa868", palette.near, 0.3)] as const;
  const ribs = 15;
  const peak = width / 2;
  const roof = (index: number) => ((index + 0.5) / ribs) * width;
  const palm = (x: number, tall: number, size: number) => {
    const y = floor - tall;
    return (
      line(
        `M${x} ${floor + unit}Q${x + size * 0.2} ${floor - tall * 0.4} ${x + size * 0.06} ${y}`,
        "#7b5a35",
        unit * 0.26,
      ) +
      times(9, (index) => {
        const angle = (-170 + index * 20) * (Math.PI / 180);
        const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size * 0.5];
        const [tipX, tipY] = [x + dx, y + dy + size * 0.46];
        return path(
          `M${x} ${y}Q${x + dx * 0.6} ${y + dy * 1.5 - size * 0.16} ${tipX} ${tipY}Q${x + dx * 0.5} ${y + dy + size * 0.06} ${x} ${y}Z`,
          leafs[index % leafs.length] ?? "#1f7a4a",
        );
      })
    );
  };
  const basket = (x: number, index: number) => {
    const y = floor * (0.3 + (index % 2) * 0.1);
    return (
      line(
        `M${x} ${floor * 0.06}L${x - unit * 0.4} ${y}M${x} ${floor * 0.06}L${x + unit * 0.4} ${y}`,
        iron,
        3,
      ) +
      path(
        `M${x - unit * 0.5} ${y}h${unit}q${-unit * 0.1} ${unit * 0.6} ${-unit * 0.5} ${unit * 0.6}t${-unit * 0.5} ${-unit * 0.6}Z`,
        "#8a5b34",
      ) +
      times(11, (leaf) =>
        line(
          `M${x + (leaf - 5) * unit * 0.1} ${y}q${(leaf - 5) * unit * 0.08} ${unit * 0.4} ${(leaf - 5) * unit * 0.12} ${unit * (0.5 + (leaf % 3) * 0.24)}`,
          leafs[leaf % leafs.length] ?? "#1f7a4a",
          unit * 0.1,
        ),
      ) +
      times(6, (flower) =>
        circle(
          x + (flower - 2.5) * unit * 0.22,
          y - unit * (0.05 + (flower % 2) * 0.16),
          unit * 0.14,
          flower % 2 ? "#f06aa0" : "#ffd1e4",
        ),
      )
    );
  };
  return (
    vertical("glass-day", [
      [0, "#8fd4f2"],
      [0.6, "#d9f4f2"],
      [1, mix("#bfe8c4", palette.light, 0.2)],
    ]) +
    rect(0, 0, width, floor, "url(#glass-day)") +
    glowCircle("glass-sun", width * 0.24, floor * 0.16, unit * 3.4, "#fffbe0", 0.95) +
    ellipse(width * 0.68, floor * 0.2, unit * 1.6, unit * 0.34, "#ffffff", 'opacity=".8"') +
    ellipse(width * 0.74, floor * 0.26, unit * 1.1, unit * 0.26, "#ffffff", 'opacity=".7"') +
    times(24, (index) =>
      ellipse(
        (index / 23) * width,
        floor * (0.92 - random() * 0.1),
        unit * (0.7 + random() * 0.6),
        unit * (0.8 + random() * 0.8),
        mix("#8cc79a", "#5aa874", random()),
        'opacity=".7"',
      ),
    ) +
    times(ribs, (index) =>
      line(
        `M${peak + (roof(index) - peak) * 0.34} 0Q${roof(index)} ${floor * 0.06} ${roof(index)} ${floor * 0.42}V${floor}`,
        iron,
        7,
      ),
    ) +
    times(4, (ring) => line(`M0 ${floor * (0.42 + ring * 0.18)}H${width}`, iron, ring === 0 ? 12 : 5)) +
    line(`M0 ${floor * 0.26}Q${peak} ${floor * 0.02} ${width} ${floor * 0.26}`, iron, 6) +
    line(`M0 ${floor * 0.12}Q${peak} ${-floor * 0.04} ${width} ${floor * 0.12}`, iron, 5) +
    times(3, (beam) =>
      path(
        `M${width * (0.16 + beam * 0.08)} 0h${unit * 0.7}L${width * (0.4 + beam * 0.12)} ${floor}h${-unit * 1.4}Z`,
        "#fffbe0",
        'opacity=".22"',
      ),
    ) +
    along(width, unit * 5, basket) +
    palm(width * 0.05, floor * 0.62, unit * 2.6) +
    palm(width * 0.33, floor * 0.46, unit * 2) +
    palm(width * 0.7, floor * 0.56, unit * 2.3) +
    palm(width * 0.96, floor * 0.7, unit * 2.8) +
    along(width, unit * 0.8, (x, index) =>
      ellipse(
        x,
        floor,
        unit * 0.6,
        unit * (0.4 + (index % 3) * 0.16),
        leafs[index % leafs.length] ?? "#1f7a4a",
      ),
    ) +
    rect(0, floor + unit * 0.1, width, height - floor, "#d8cfb8") +
    times(5, (row) => rect(0, floor + unit * (0.5 + row * 0.5), width, 4, darken("#d8cfb8", 0.2))) +
    along(width, unit * 1.4, (x) => rect(x, floor + unit * 0.1, 4, height - floor, lighten("#d8cfb8", 0.4)))
  );
};

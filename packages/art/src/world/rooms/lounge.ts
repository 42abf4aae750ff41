import { darken, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A lounge high above the city: one long window with lit towers and the moon, globe lamps, a plant and a sofa. */
export const paintLounge: PaintRoom = ({ width, height, floor, unit, palette, random }) => {
  const night = mix("#0c1a4a", palette.deep, 0.3);
  const tower = (x: number, index: number) => {
    const [wide, high] = [unit * (0.9 + random() * 0.5), floor * (0.3 + ((index * 7) % 5) * 0.09)];
    const top = floor * 0.84 - high;
    return (
      rect(x - wide / 2, top, wide, high, mix("#1a2b66", "#05081c", 0.3 + (index % 3) * 0.2)) +
      times(Math.floor(high / (unit * 0.34)) * 3, (pane) =>
        random() < 0.55
          ? rect(
              x - wide * 0.38 + (pane % 3) * wide * 0.28,
              top + unit * 0.2 + Math.floor(pane / 3) * unit * 0.34,
              wide * 0.18,
              unit * 0.17,
              "#ffdf8e",
            )
          : "",
      )
    );
  };
  const plant = (x: number) =>
    times(7, (leaf) =>
      line(
        `M${x} ${floor}q${(leaf - 3) * unit * 0.16} ${-unit * 1.6} ${(leaf - 3) * unit * 0.5} ${-unit * (2.4 - Math.abs(leaf - 3) * 0.3)}`,
        leaf % 2 ? "#2f9a68" : "#1d6e4c",
        unit * 0.24,
      ),
    ) +
    path(
      `M${x - unit * 0.5} ${floor - unit * 0.1}h${unit}l${-unit * 0.16} ${unit}h${-unit * 0.68}Z`,
      "#f2efe9",
    );
  return (
    vertical("night", [
      [0, night],
      [0.7, mix("#3d5bd6", palette.near, 0.35)],
      [1, "#ff9d7a"],
    ]) +
    rect(0, 0, width, floor, "url(#night)") +
    circle(width * 0.66, floor * 0.2, unit * 0.6, "#fff8dc") +
    times(30, () =>
      circle(random() * width, random() * floor * 0.4, 2 + random() * 2, "#ffffff", 'opacity=".8"'),
    ) +
    along(width, unit * 1.15, tower) +
    rect(0, floor * 0.84, width, floor * 0.16, "#e9e6ef") +
    along(width, unit * 4.6, (x) => rect(x + unit * 2.2, 0, unit * 0.16, floor * 0.84, "#f7f5fb")) +
    rect(0, 0, width, unit * 0.3, "#f7f5fb") +
    along(width, unit * 2.6, (x, index) => {
      const y = unit * (1 + (index % 3) * 0.5);
      return (
        line(`M${x} 0V${y}`, "#f7f5fb", 4) +
        glowCircle(`globe${index}`, x, y, unit * 1.2, "#fff1c2", 0.8) +
        circle(x, y, unit * 0.34, "#fffbe9")
      );
    }) +
    rect(0, floor, width, height - floor, mix("#223a8f", palette.near, 0.4)) +
    times(6, (stripe) =>
      rect(
        0,
        floor + (stripe * (height - floor)) / 6,
        width,
        (height - floor) / 12,
        darken(mix("#223a8f", palette.near, 0.4), 0.2),
      ),
    ) +
    along(
      width,
      unit * 6,
      (x) =>
        rect(x - unit * 2, floor - unit * 1.1, unit * 4, unit * 1.5, palette.accent, `rx="${unit * 0.5}"`) +
        rect(
          x - unit * 2.2,
          floor - unit * 0.2,
          unit * 4.4,
          unit * 0.9,
          darken(palette.accent, 0.2),
          `rx="${unit * 0.4}"`,
        ),
    ) +
    plant(width * 0.04) +
    plant(width * 0.96)
  );
};

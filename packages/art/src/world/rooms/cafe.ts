import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A café's terrace: a striped awning, shuttered windows with flower boxes, bulbs on a wire, cobbles and bistro tables. */
export const paintCafe: PaintRoom = ({ width, height, floor, unit, palette }) => {
  const wall = mix("#f4e4c8", palette.light, 0.3);
  const shutter = mix("#2c6f8f", palette.near, 0.5);
  const stripe = unit * 0.7;
  const count = Math.ceil(width / stripe);
  const window = (x: number) =>
    rect(
      x - unit * 0.7,
      floor * 0.42,
      unit * 1.4,
      floor * 0.38,
      "#fbe6a6",
      `stroke="${lighten(wall, 0.6)}" stroke-width="10"`,
    ) +
    line(
      `M${x} ${floor * 0.42}v${floor * 0.38}M${x - unit * 0.7} ${floor * 0.58}h${unit * 1.4}`,
      "#ffffff",
      6,
    ) +
    [-1, 1]
      .map(
        (side) =>
          rect(x + side * unit * 1.1 - unit * 0.36, floor * 0.41, unit * 0.72, floor * 0.4, shutter) +
          times(7, (slat) =>
            rect(
              x + side * unit * 1.1 - unit * 0.28,
              floor * (0.43 + slat * 0.052),
              unit * 0.56,
              5,
              darken(shutter, 0.35),
            ),
          ),
      )
      .join("") +
    rect(x - unit * 0.9, floor * 0.82, unit * 1.8, unit * 0.3, "#8a4a2a") +
    times(9, (flower) =>
      circle(
        x - unit * 0.8 + flower * unit * 0.2,
        floor * 0.81,
        unit * 0.14,
        flower % 3 ? "#2f8a4c" : "#e2365a",
      ),
    );
  const table = (x: number) =>
    line(`M${x} ${floor}v${unit * 1.1}`, "#26262c", 8) +
    ellipse(x, floor, unit * 0.9, unit * 0.18, "#f4f0ea") +
    path(
      `M${x - unit * 0.24} ${floor - unit * 0.36}h${unit * 0.48}l${-unit * 0.08} ${unit * 0.3}h${-unit * 0.32}Z`,
      "#ffffff",
    ) +
    ellipse(x, floor - unit * 0.36, unit * 0.24, unit * 0.06, "#5a3216");
  return (
    rect(0, 0, width, floor, wall) +
    along(width, unit * 3.8, window) +
    times(count, (index) =>
      path(
        `M${index * stripe} 0h${stripe}v${floor * 0.24}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z`,
        index % 2 ? "#fffaf0" : mix("#d2302f", palette.accent, 0.3),
      ),
    ) +
    rect(0, floor * 0.23, width, 5, "#00000033") +
    line(
      `M0 ${floor * 0.36}${times(Math.ceil(width / (unit * 3)), () => `q${unit * 1.5} ${unit * 0.5} ${unit * 3} 0`)}`,
      "#3a3a40",
      4,
    ) +
    along(
      width,
      unit * 1.5,
      (x, index) =>
        glowCircle(`bulb${index}`, x, floor * 0.4, unit * 0.5, "#fff0b0", 0.9) +
        circle(x, floor * 0.4, unit * 0.12, "#fffbe2"),
    ) +
    rect(0, floor, width, height - floor, "#8f8a86") +
    times(110, (index) => {
      const row = Math.floor(index / 22);
      return rect(
        ((index % 22) + (row % 2) / 2 - 0.5) * (width / 21),
        floor + row * unit * 0.75,
        width / 21 - 6,
        unit * 0.66,
        mix("#a9a39d", "#6f6a68", ((index * 7) % 5) / 5),
        'rx="9"',
      );
    }) +
    table(width * 0.06) +
    table(width * 0.94)
  );
};

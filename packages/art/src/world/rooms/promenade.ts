import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, polygon, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A promenade by the lagoon: open sky, sails, palms, lamp posts with flags, a balustrade and wavy paving. */
export const paintPromenade: PaintRoom = ({ width, height, floor, unit, palette }) => {
  const sea = floor * 0.58;
  const boat = (x: number, size: number) =>
    polygon(
      [
        [x, sea - size * 1.5],
        [x, sea - size * 0.2],
        [x + size * 0.9, sea - size * 0.2],
      ],
      "#ffffff",
    ) +
    polygon(
      [
        [x - 4, sea - size * 1.2],
        [x - 4, sea - size * 0.2],
        [x - size * 0.6, sea - size * 0.2],
      ],
      palette.accent,
    ) +
    path(
      `M${x - size * 0.8} ${sea - size * 0.12}h${size * 1.8}l${-size * 0.4} ${size * 0.36}h${-size}Z`,
      darken(palette.near, 0.1),
    );
  const palm = (x: number, lean: number) =>
    line(
      `M${x} ${floor}Q${x + lean * 0.2} ${floor * 0.5} ${x + lean} ${floor * 0.16}`,
      "#8a5a30",
      unit * 0.24,
    ) +
    times(7, (leaf) => {
      const angle = Math.PI * (0.95 + leaf * 0.18);
      const [dx, dy] = [Math.cos(angle) * unit * 1.9, Math.sin(angle) * unit * 0.9 + unit * 0.5];
      return path(
        `M${x + lean} ${floor * 0.16}q${dx * 0.5} ${dy - unit * 0.9} ${dx} ${dy}q${-dx * 0.4} ${-unit * 0.5} ${-dx} ${-dy}Z`,
        leaf % 2 ? "#2f8a4c" : "#1f6b3b",
      );
    });
  return (
    vertical("day", [
      [0, mix("#4fb6ec", palette.high, 0.3)],
      [1, "#fdeecb"],
    ]) +
    rect(0, 0, width, sea, "url(#day)") +
    glowCircle("sun", width * 0.62, sea * 0.45, unit * 2.6, "#fff3b8", 1) +
    circle(width * 0.62, sea * 0.45, unit * 0.7, "#fff6cf") +
    [0.18, 0.46, 0.84]
      .map((share, index) =>
        ellipse(
          width * share,
          sea * (0.22 + 0.12 * index),
          unit * 1.3,
          unit * 0.24,
          "#ffffff",
          'opacity=".75"',
        ),
      )
      .join("") +
    rect(0, sea, width, floor - sea, mix("#1596b8", palette.near, 0.3)) +
    times(18, (index) =>
      rect(
        ((index * 61) % 100) * 0.01 * width,
        sea + 6 + ((index * 29) % 100) * 0.01 * (floor - sea),
        unit * 0.8,
        3,
        "#ffffff",
        'opacity=".5"',
      ),
    ) +
    boat(width * 0.3, unit * 0.9) +
    boat(width * 0.76, unit * 0.6) +
    palm(width * 0.05, unit * 0.7) +
    palm(width * 0.95, -unit * 0.8) +
    along(
      width,
      unit * 3.6,
      (x) =>
        rect(x - unit * 0.05, floor * 0.2, unit * 0.1, floor * 0.8, "#24474f") +
        circle(x, floor * 0.18, unit * 0.24, "#fff6d6") +
        polygon(
          [
            [x, floor * 0.28],
            [x + unit * 0.8, floor * 0.34],
            [x, floor * 0.4],
          ],
          palette.accent,
        ),
    ) +
    rect(0, floor - unit * 0.9, width, unit * 0.18, "#fffaf0") +
    along(width, unit * 0.55, (x) => ellipse(x, floor - unit * 0.38, unit * 0.13, unit * 0.4, "#f2e6d2")) +
    rect(0, floor - unit * 0.08, width, unit * 0.18, "#fffaf0") +
    rect(0, floor + unit * 0.1, width, height - floor, "#e9d7b4") +
    times(5, (row) => {
      const y = floor + unit * (0.5 + row * 0.8);
      return line(
        `M0 ${y}${times(Math.ceil(width / (unit * 2)), () => `q${unit * 0.5} ${-unit * 0.5} ${unit} 0t${unit} 0`)}`,
        mix(lighten(palette.near, 0.3), "#3b5a66", 0.4),
        unit * 0.24,
        'opacity=".6"',
      );
    })
  );
};

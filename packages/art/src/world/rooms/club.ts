import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle } from "../../paint/gradient.ts";
import { circle, path, polygon, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** The house's club: dark panels, the four suits in gilt frames, billiard lamps on a rail, and a carpet. */
export const paintClub: PaintRoom = ({ width, height, floor, unit, palette }) => {
  const panel = mix("#4a2216", palette.deep, 0.3);
  const [gilt, shade] = ["#dcaa3c", "#0f6b46"];
  const suit = (x: number, y: number, kind: number) => {
    const size = unit * 0.46;
    if (kind === 0)
      return polygon(
        [
          [x, y - size],
          [x + size * 0.75, y],
          [x, y + size],
          [x - size * 0.75, y],
        ],
        "#c1202c",
      );
    const isHeart = kind === 1;
    const heart = `M${x} ${isHeart ? y + size : y - size}C${x - size * 2} ${y} ${x - size} ${isHeart ? y - size * 1.5 : y + size * 1.5} ${x} ${isHeart ? y - size * 0.3 : y + size * 0.3}C${x + size} ${isHeart ? y - size * 1.5 : y + size * 1.5} ${x + size * 2} ${y} ${x} ${isHeart ? y + size : y - size}Z`;
    if (isHeart) return path(heart, "#c1202c");
    const foot = polygon(
      [
        [x, y],
        [x + size * 0.4, y + size],
        [x - size * 0.4, y + size],
      ],
      "#17141c",
    );
    if (kind === 2) return path(heart, "#17141c") + foot;
    return (
      [
        [0, -0.5],
        [-0.5, 0.2],
        [0.5, 0.2],
      ]
        .map(([dx = 0, dy = 0]) => circle(x + dx * size, y + dy * size, size * 0.46, "#17141c"))
        .join("") + foot
    );
  };
  const picture = (x: number, index: number) => {
    const [half, y] = [unit * 0.85, floor * 0.44];
    return (
      rect(x - half * 1.2, y - half * 1.4, half * 2.4, half * 2.8, gilt, 'rx="6"') +
      rect(x - half, y - half * 1.2, half * 2, half * 2.4, "#f6ecd2") +
      suit(x, y, index % 4)
    );
  };
  const lamp = (x: number) =>
    rect(x - 3, 0, 6, floor * 0.1, gilt) +
    glowCircle(`lamp${Math.round(x)}`, x, floor * 0.24, unit * 1.9, "#ffe7a0", 0.7) +
    path(
      `M${x - unit * 0.9} ${floor * 0.2}q${unit * 0.2} ${-floor * 0.12} ${unit * 0.9} ${-floor * 0.12}t${unit * 0.9} ${floor * 0.12}Z`,
      shade,
    ) +
    rect(x - unit * 0.9, floor * 0.2, unit * 1.8, unit * 0.1, gilt);
  return (
    rect(0, 0, width, floor, panel) +
    along(width, unit * 2.6, (x) =>
      rect(
        x - unit * 1.2,
        floor * 0.7,
        unit * 2.4,
        floor * 0.24,
        darken(panel, 0.3),
        `stroke="${lighten(panel, 0.2)}" stroke-width="5"`,
      ),
    ) +
    rect(0, floor * 0.655, width, unit * 0.14, gilt) +
    rect(0, floor * 0.07, width, unit * 0.1, gilt) +
    along(width, unit * 2.6, picture) +
    along(width, unit * 5, lamp) +
    rect(0, floor, width, height - floor, mix("#5c0f22", palette.near, 0.25)) +
    times(60, (index) => {
      const [x, y] = [
        ((index % 12) + (Math.floor(index / 12) % 2) / 2) * (width / 11),
        floor + unit * (0.4 + Math.floor(index / 12) * 0.8),
      ];
      return polygon(
        [
          [x, y - unit * 0.2],
          [x + unit * 0.3, y],
          [x, y + unit * 0.2],
          [x - unit * 0.3, y],
        ],
        gilt,
        'opacity=".55"',
      );
    })
  );
};

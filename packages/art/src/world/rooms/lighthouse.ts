import { darken, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, polygon, rect, times } from "../../paint/shape.ts";
import type { PaintRoom } from "./room-stage.ts";

/** The lamp room of a lighthouse at night: glass all round, the lens in the middle, and the sea with a ship's lights below. */
export const paintLighthouse: PaintRoom = ({ width, height, floor, unit, palette, random }) => {
  const iron = "#20303b";
  const sea = floor * 0.6;
  const middle = width / 2;
  const panes = Math.max(4, Math.round(width / (unit * 2.6)));
  const wave = (y: number, colour: string) =>
    path(
      `M0 ${y}${times(Math.ceil(width / unit / 2), () => `q${unit * 0.5} ${-unit * 0.22} ${unit} 0t${unit} 0`)}V${floor}H0Z`,
      colour,
    );
  const lens =
    rect(middle - unit * 0.9, floor * 0.74, unit * 1.8, floor * 0.26, darken(iron, 0.3)) +
    ellipse(middle, floor * 0.46, unit * 1.35, floor * 0.3, "#ffefb4") +
    times(
      7,
      (index) =>
        `<ellipse cx="${middle}" cy="${floor * 0.46}" rx="${unit * (1.3 - index * 0.18)}" ry="${floor * (0.29 - index * 0.038)}" fill="none" stroke="#d9a53f" stroke-width="5" opacity=".8"/>`,
    ) +
    circle(middle, floor * 0.46, unit * 0.34, "#ffffff") +
    rect(middle - unit * 1.5, floor * 0.12, unit * 3, unit * 0.24, "#c08a35") +
    rect(middle - unit * 1.5, floor * 0.74, unit * 3, unit * 0.24, "#c08a35");
  return (
    vertical("lamp-night", [
      [0, mix("#0a1230", palette.deep, 0.25)],
      [1, mix("#3c4a74", palette.near, 0.2)],
    ]) +
    rect(0, 0, width, floor, "url(#lamp-night)") +
    times(40, () =>
      circle(random() * width, random() * sea * 0.8, 1.5 + random() * 2, "#fff7dc", 'opacity=".8"'),
    ) +
    glowCircle("lamp-moon", width * 0.14, floor * 0.2, unit * 1.2, "#fdf3c8", 0.7) +
    circle(width * 0.14, floor * 0.2, unit * 0.4, "#fff6d8") +
    rect(0, sea, width, floor - sea, "#16324f") +
    wave(sea + unit * 0.4, "#1b3d5e") +
    wave(sea + unit * 1.1, "#214a6e") +
    path(
      `M${width * 0.78} ${sea + unit * 0.1}l${unit * 0.3} ${unit * 0.4}h${unit * 1.6}l${unit * 0.4} ${-unit * 0.4}Z`,
      "#0b1420",
    ) +
    times(3, (index) => circle(width * 0.78 + unit * (0.7 + index * 0.5), sea, 5, "#ffcf6b")) +
    polygon(
      [
        [middle, floor * 0.36],
        [0, floor * 0.1],
        [0, floor * 0.62],
        [middle, floor * 0.56],
      ],
      "#ffe9a6",
      'opacity=".22"',
    ) +
    glowCircle("lamp-glow", middle, floor * 0.46, unit * 4.6, "#ffe9a6", 0.85) +
    lens +
    times(panes + 1, (index) => rect((index / panes) * width - unit * 0.09, 0, unit * 0.18, floor, iron)) +
    times(3, (index) => rect(0, floor * (0.3 * index + 0.08), width, unit * 0.1, iron)) +
    path(`M0 0H${width}V${floor * 0.05}Q${middle} ${floor * 0.16} 0 ${floor * 0.05}Z`, darken(iron, 0.2)) +
    rect(0, floor, width, height - floor, "#3b2a22") +
    times(8, (index) => line(`M0 ${floor + index * unit * 0.5}H${width}`, "#241812", 4))
  );
};

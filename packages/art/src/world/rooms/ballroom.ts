import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, polygon, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A ballroom: tall arched windows between gilt pillars, chandeliers, and a parquet of lozenges. */
export const paintBallroom: PaintRoom = ({ width, height, floor, unit, palette }) => {
  const wall = mix("#f3e2d8", palette.high, 0.35);
  const gilt = "#e2b64c";
  const arch = (x: number) => {
    const [half, top] = [unit * 1.05, floor * 0.26];
    const shape = (grow: number) =>
      `M${x - half - grow} ${floor * 0.94}V${top + half}a${half + grow} ${half + grow} 0 0 1 ${(half + grow) * 2} 0V${floor * 0.94}Z`;
    return (
      path(shape(unit * 0.18), gilt) +
      path(shape(0), "url(#evening)") +
      line(
        `M${x} ${top}V${floor * 0.94}M${x - half} ${top + half}H${x + half}M${x - half} ${floor * 0.7}H${x + half}`,
        lighten(gilt, 0.4),
        unit * 0.07,
      ) +
      circle(x + half * 0.4, top + half * 0.7, unit * 0.08, "#fffbe0") +
      circle(x - half * 0.5, top + half * 1.4, unit * 0.05, "#fffbe0")
    );
  };
  const chandelier = (x: number) => {
    const y = floor * 0.2;
    return (
      glowCircle(`light${Math.round(x)}`, x, y, unit * 2.3, "#fff1b4", 0.85) +
      line(`M${x} 0V${y}`, darken(gilt, 0.3), 4) +
      line(
        `M${x - unit} ${y}Q${x} ${y + unit * 0.9} ${x + unit} ${y}M${x - unit * 0.5} ${y}Q${x} ${y + unit * 0.5} ${x + unit * 0.5} ${y}`,
        gilt,
        unit * 0.09,
      ) +
      times(5, (candle) => {
        const at = x + (candle - 2) * unit * 0.5;
        return (
          rect(at - 4, y - unit * 0.34, 8, unit * 0.34, "#fffdf4") +
          ellipse(at, y - unit * 0.46, 6, 13, "#ffc83d")
        );
      }) +
      times(5, (drop) =>
        circle(
          x + (drop - 2) * unit * 0.3,
          y + unit * (0.62 - Math.abs(drop - 2) * 0.13),
          unit * 0.08,
          "#ffffff",
        ),
      )
    );
  };
  const tiles = 12;
  return (
    vertical("evening", [
      [0, mix("#1d2a6b", palette.deep, 0.3)],
      [1, mix("#b58ad6", palette.near, 0.35)],
    ]) +
    rect(0, 0, width, floor, wall) +
    along(width, unit * 3, arch) +
    along(
      width,
      unit * 3,
      (x) =>
        rect(x + unit * 1.33, floor * 0.16, unit * 0.34, floor * 0.84, lighten(wall, 0.6)) +
        rect(x + unit * 1.24, floor * 0.16, unit * 0.52, unit * 0.2, gilt),
    ) +
    rect(0, 0, width, floor * 0.1, lighten(wall, 0.5)) +
    rect(0, floor * 0.1, width, unit * 0.12, gilt) +
    along(width, unit * 4.4, chandelier) +
    rect(0, floor * 0.94, width, floor * 0.06, lighten(wall, 0.5)) +
    rect(0, floor, width, height - floor, "#b9793d") +
    times(4 * tiles, (index) => {
      const [row, column] = [Math.floor(index / tiles), index % tiles];
      const y = (at: number) => floor + ((height - floor) * at * at) / 16;
      const x = (at: number, depth: number) =>
        width / 2 + (at - tiles / 2) * (width / tiles) * (1 + depth * 0.5);
      return polygon(
        [
          [x(column + 0.5, row), y(row)],
          [x(column + 1, row + 0.5), y(row + 0.5)],
          [x(column + 0.5, row + 1), y(row + 1)],
          [x(column, row + 0.5), y(row + 0.5)],
        ],
        mix("#e9b878", palette.light, 0.2),
      );
    })
  );
};

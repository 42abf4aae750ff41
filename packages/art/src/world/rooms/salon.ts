import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A salon: striped silk, oval portraits, candles, and heavy curtains with tassels at both sides. */
export const paintSalon: PaintRoom = ({ width, height, floor, unit, palette }) => {
  const silk = mix("#6b1730", palette.near, 0.4);
  const velvet = mix("#8e1630", palette.high, 0.25);
  const gilt = "#e4b64e";
  const portrait = (x: number, index: number) => {
    const y = floor * 0.5;
    return (
      ellipse(x, y, unit * 0.95, unit * 1.2, gilt) +
      ellipse(x, y, unit * 0.76, unit * 1, index % 2 ? "#27424a" : "#3d2c4e") +
      ellipse(x, y + unit * 0.72, unit * 0.5, unit * 0.36, index % 2 ? "#c9a0b8" : "#d7c28a") +
      circle(x, y + unit * 0.06, unit * 0.3, "#f0cba6") +
      ellipse(x, y - unit * 0.24, unit * 0.42, unit * 0.3, "#f4f0ea") +
      ellipse(x, y + unit * 1.2, unit * 0.2, unit * 0.12, gilt)
    );
  };
  const candles = (x: number) =>
    glowCircle(`candles${Math.round(x)}`, x, floor * 0.42, unit * 1.3, "#ffd98a", 0.8) +
    line(
      `M${x - unit * 0.4} ${floor * 0.5}q0 ${unit * 0.5} ${unit * 0.4} ${unit * 0.5}t${unit * 0.4} ${-unit * 0.5}M${x} ${floor * 0.46}v${unit * 1.2}`,
      gilt,
      7,
    ) +
    times(3, (index) => {
      const at = x + (index - 1) * unit * 0.4;
      return (
        rect(at - 5, floor * 0.5 - unit * 0.5, 10, unit * 0.5, "#fffaf0") +
        ellipse(at, floor * 0.5 - unit * 0.62, 6, 14, "#ffc83d")
      );
    });
  const curtain = (left: number, way: number) =>
    path(
      `M${left} 0h${way * unit * 3.2}q${-way * unit * 0.3} ${floor * 0.5} ${-way * unit * 2.2} ${floor * 0.66}q${way * unit * 0.9} ${floor * 0.3} ${way * unit * 0.5} ${height - floor * 0.66}H${left}Z`,
      velvet,
    ) +
    times(4, (fold) =>
      line(
        `M${left + way * unit * (0.5 + fold * 0.7)} 0Q${left + way * unit * (0.5 + fold * 0.55)} ${floor * 0.45} ${left + way * unit * (0.3 + fold * 0.22)} ${floor * 0.66}`,
        darken(velvet, 0.4),
        9,
      ),
    ) +
    rect(way > 0 ? left : left - unit * 1.1, floor * 0.63, unit * 1.1, unit * 0.24, gilt, 'rx="8"') +
    path(`M${left + way * unit} ${floor * 0.66}l${-unit * 0.2} ${unit}h${unit * 0.4}Z`, gilt);
  return (
    rect(0, 0, width, floor, silk) +
    along(width, unit * 0.7, (x, index) =>
      index % 2 ? rect(x - unit * 0.35, 0, unit * 0.7, floor, lighten(silk, 0.1)) : "",
    ) +
    along(width, unit * 3.4, portrait) +
    along(width, unit * 3.4, (x) => candles(x + unit * 1.7)) +
    rect(0, floor * 0.84, width, unit * 0.12, gilt) +
    rect(0, floor * 0.84 + unit * 0.12, width, floor * 0.16, darken(silk, 0.3)) +
    rect(0, floor, width, height - floor, "#4a2b1c") +
    along(width, unit * 1.3, (x, index) =>
      ellipse(x, floor + unit * (0.8 + (index % 2) * 1.2), unit * 0.5, unit * 0.24, gilt, 'opacity=".35"'),
    ) +
    curtain(0, 1) +
    curtain(width, -1) +
    along(
      width,
      unit * 3,
      (x) =>
        path(
          `M${x - unit * 1.6} 0h${unit * 3.2}q${-unit * 0.4} ${unit * 1.3} ${-unit * 1.6} ${unit * 1.3}t${-unit * 1.6} ${-unit * 1.3}Z`,
          lighten(velvet, 0.06),
        ) +
        line(
          `M${x - unit * 1.5} ${unit * 0.3}q${unit * 0.4} ${unit * 0.98} ${unit * 1.5} ${unit * 0.98}t${unit * 1.5} ${-unit * 0.98}`,
          gilt,
          8,
        ),
    )
  );
};

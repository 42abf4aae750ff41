import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A candlelit hall: three tiered chandeliers full of candles, tall mirrors between marble columns, and a gallery in shadow. */
export const paintCandleHall: PaintRoom = ({ width, height, floor, unit, palette }) => {
  const wall = mix("#2c1210", palette.deep, 0.4);
  const gold = "#e8bb55";
  const marble = mix("#6e4a3a", palette.near, 0.2);
  const candle = (x: number, y: number, size: number) =>
    rect(x - size * 0.11, y - size * 0.6, size * 0.22, size * 0.6, "#fff6dd") +
    ellipse(x, y - size * 0.82, size * 0.12, size * 0.24, "#ffd35a") +
    ellipse(x, y - size * 0.78, size * 0.05, size * 0.12, "#fff7d0");
  const tier = (x: number, y: number, half: number, count: number) =>
    path(
      `M${x - half} ${y}Q${x} ${y + half * 0.42} ${x + half} ${y}L${x + half * 0.94} ${y + unit * 0.12}Q${x} ${y + half * 0.56} ${x - half * 0.94} ${y + unit * 0.12}Z`,
      gold,
    ) +
    times(count, (index) => {
      const share = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
      const at = x + share * half * 0.94;
      const hang = y + (1 - share * share) * half * 0.24;
      return (
        candle(at, hang, unit * 0.46) +
        line(`M${at} ${hang + unit * 0.16}v${unit * 0.22}`, lighten(gold, 0.5), 3) +
        circle(at, hang + unit * 0.46, unit * 0.08, "#fff8e6", 'opacity=".9"')
      );
    });
  const chandelier = (x: number, drop: number, size: number) =>
    glowCircle(`hall${Math.round(x)}`, x, drop, unit * 4.4 * size, "#ffce73", 0.75) +
    line(`M${x} 0V${drop}`, darken(gold, 0.25), 6) +
    tier(x, drop - unit * 1.3 * size, unit * 0.8 * size, 5) +
    tier(x, drop - unit * 0.5 * size, unit * 1.5 * size, 9) +
    tier(x, drop + unit * 0.4 * size, unit * 2.2 * size, 13) +
    times(7, (bead) =>
      line(
        `M${x} ${drop - unit * 1.8 * size}Q${x + (bead - 3) * unit * 0.3 * size} ${drop} ${x + (bead - 3) * unit * 0.72 * size} ${drop + unit * 0.5 * size}`,
        lighten(gold, 0.4),
        2.5,
        'opacity=".7"',
      ),
    );
  const mirror = (x: number) => {
    const [half, top] = [unit * 0.86, floor * 0.34];
    const shape = (grow: number) =>
      `M${x - half - grow} ${floor * 0.93}V${top}q0 ${-half - grow} ${half + grow} ${-half - grow}t${half + grow} ${half + grow}V${floor * 0.93}Z`;
    return (
      path(shape(unit * 0.2), gold) +
      path(shape(0), "url(#hall-mirror)") +
      times(5, (index) =>
        candle(x + (index - 2) * unit * 0.28, floor * (0.5 + (index % 2) * 0.05), unit * 0.3),
      ) +
      line(`M${x - half * 0.6} ${floor * 0.88}l${half * 0.9} ${-floor * 0.5}`, "#ffffff", 10, 'opacity=".12"')
    );
  };
  return (
    vertical("hall-mirror", [
      [0, "#6a3f2a"],
      [0.6, "#a8703a"],
      [1, "#3c2018"],
    ]) +
    rect(0, 0, width, floor, wall) +
    along(width, unit * 3.9, mirror) +
    along(
      width,
      unit * 3.9,
      (x) =>
        rect(x + unit * 1.62, floor * 0.14, unit * 0.64, floor * 0.86, marble) +
        rect(x + unit * 1.72, floor * 0.14, unit * 0.14, floor * 0.86, lighten(marble, 0.3)) +
        rect(x + unit * 1.46, floor * 0.12, unit * 0.96, unit * 0.26, gold) +
        rect(x + unit * 1.46, floor * 0.94, unit * 0.96, unit * 0.3, gold),
    ) +
    rect(0, 0, width, floor * 0.1, darken(wall, 0.4)) +
    rect(0, floor * 0.1, width, unit * 0.16, gold) +
    chandelier(width * 0.5, floor * 0.34, 1.15) +
    chandelier(width * 0.12, floor * 0.4, 0.92) +
    chandelier(width * 0.88, floor * 0.4, 0.92) +
    chandelier(width * 0.31, floor * 0.24, 0.62) +
    chandelier(width * 0.69, floor * 0.24, 0.62) +
    rect(0, floor, width, height - floor, mix("#571019", palette.near, 0.2)) +
    along(width, unit * 1.1, (x, index) =>
      ellipse(x, floor + unit * (0.6 + (index % 2) * 0.9), unit * 0.42, unit * 0.2, gold, 'opacity=".4"'),
    )
  );
};

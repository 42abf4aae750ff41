import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { along, boards, type PaintRoom } from "./room-stage.ts";

/** The deck of a sailing ship at night: furled sails, rigging, black waves, and blue fire at the ends of the yards. */
export const paintShipDeck: PaintRoom = (stage) => {
  const { width, floor, unit, palette, random } = stage;
  const night = mix("#04142e", palette.deep, 0.3);
  const wood = "#5a3a20";
  const sea = floor * 0.7;
  const fire = (x: number, y: number, size: number) =>
    glowCircle(`fire${Math.round(x)}${Math.round(y)}`, x, y, size * 3.4, "#5fd4ff", 0.7) +
    path(
      `M${x} ${y - size * 1.5}q${size * 0.8} ${size * 0.9} ${size * 0.46} ${size * 1.5}q${-size * 0.46} ${size * 0.5} ${-size * 0.92} 0q${-size * 0.34} ${-size * 0.6} ${size * 0.46} ${-size * 1.5}Z`,
      "#7fe3ff",
    ) +
    ellipse(x, y - size * 0.2, size * 0.18, size * 0.4, "#f2fdff");
  const yard = (x: number, y: number, half: number) =>
    path(
      `M${x - half} ${y}Q${x} ${y + unit * 0.9} ${x + half} ${y}L${x + half * 0.94} ${y + unit * 0.16}Q${x} ${y + unit * 1.2} ${x - half * 0.94} ${y + unit * 0.16}Z`,
      "#d8cfb6",
    ) +
    times(7, (tie) => {
      const at = x + ((tie - 3) / 3.4) * half;
      return line(`M${at} ${y}v${unit * (0.76 - Math.abs(tie - 3) * 0.16)}`, "#8a7b58", 5);
    }) +
    line(`M${x - half} ${y}H${x + half}`, lighten(wood, 0.1), unit * 0.2) +
    fire(x - half, y - unit * 0.1, unit * 0.34) +
    fire(x + half, y - unit * 0.1, unit * 0.34);
  const mast = (x: number, size: number) =>
    rect(x - unit * 0.17 * size, 0, unit * 0.34 * size, floor, wood) +
    rect(x - unit * 0.17 * size, 0, unit * 0.1 * size, floor, lighten(wood, 0.2)) +
    times(6, (rope) =>
      line(
        `M${x} ${floor * 0.04}L${x + (rope - 2.5) * unit * 1.3 * size} ${floor * 0.9}`,
        "#20160d",
        3,
        'opacity=".8"',
      ),
    ) +
    yard(x, floor * 0.18, unit * 1.7 * size) +
    yard(x, floor * 0.43, unit * 2.3 * size);
  return (
    vertical("deck-night", [
      [0, night],
      [0.7, mix("#17497a", palette.near, 0.35)],
      [1, "#2a6a94"],
    ]) +
    rect(0, 0, width, floor, "url(#deck-night)") +
    times(60, () =>
      circle(random() * width, random() * floor * 0.6, 1.4 + random() * 2, "#dff4ff", 'opacity=".8"'),
    ) +
    times(4, (cloud) =>
      ellipse(
        width * (0.1 + cloud * 0.28),
        floor * (0.1 + (cloud % 2) * 0.08),
        unit * 2.6,
        unit * 0.5,
        darken(night, 0.4),
        'opacity=".8"',
      ),
    ) +
    times(3, (wave) => {
      const y = sea + wave * unit * 0.5;
      return path(
        `M0 ${y}${times(Math.ceil(width / (unit * 2)) + 1, () => `q${unit * 0.5} ${-unit * 0.56} ${unit} 0t${unit} 0`)}V${floor}H0Z`,
        mix("#0d3c5c", "#041c30", wave * 0.4),
      );
    }) +
    mast(width * 0.2, 0.86) +
    mast(width * 0.8, 0.86) +
    mast(width * 0.5, 1.1) +
    rect(0, floor * 0.84, width, unit * 0.2, lighten(wood, 0.15)) +
    along(width, unit * 0.8, (x) =>
      path(
        `M${x - unit * 0.14} ${floor * 0.86}h${unit * 0.28}l${unit * 0.06} ${unit * 0.4}l${-unit * 0.1} ${unit * 0.5}h${-unit * 0.2}l${-unit * 0.1} ${-unit * 0.5}Z`,
        lighten(wood, 0.06),
      ),
    ) +
    rect(0, floor * 0.98, width, unit * 0.16, lighten(wood, 0.15)) +
    boards(stage, darken(wood, 0.1))
  );
};

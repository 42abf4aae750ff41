import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle } from "../../paint/gradient.ts";
import { circle, line, path, rect, times } from "../../paint/shape.ts";
import { along, boards, type PaintRoom } from "./room-stage.ts";

/** A kitchen in the evening: green tiles, a window with the moon, a shelf of mugs and jars, hanging lamps, and a loaf in the oven. */
export const paintKitchenRoom: PaintRoom = (stage) => {
  const { width, floor, unit, palette, random } = stage;
  const tile = mix("#3f7a63", palette.near, 0.25);
  const shelfY = floor * 0.5;
  const mugs = ["#d8584a", "#f0d9b0", "#e2b24c", "#7fa6c9", "#d98b6a"];
  const mug = (x: number, index: number) =>
    path(
      `M${x} ${shelfY - unit * 0.56}h${unit * 0.56}v${unit * 0.44}q0 ${unit * 0.12} ${-unit * 0.12} ${unit * 0.12}h${-unit * 0.32}q${-unit * 0.12} 0 ${-unit * 0.12} ${-unit * 0.12}Z`,
      mugs[index % mugs.length] as string,
    ) +
    `<circle cx="${x + unit * 0.62}" cy="${shelfY - unit * 0.3}" r="${unit * 0.15}" fill="none" stroke="${mugs[index % mugs.length]}" stroke-width="${unit * 0.08}"/>` +
    // A chip in the rim.
    path(
      `M${x + unit * 0.36} ${shelfY - unit * 0.57}l${unit * 0.06} ${unit * 0.1}l${unit * 0.07} ${-unit * 0.1}Z`,
      darken(tile, 0.35),
    );
  const jar = (x: number) =>
    rect(
      x,
      shelfY - unit * 0.86,
      unit * 0.56,
      unit * 0.86,
      mix("#e7c58a", "#fff6e0", random() * 0.5),
      'rx="10" opacity=".9"',
    ) + rect(x + unit * 0.04, shelfY - unit, unit * 0.48, unit * 0.16, "#b06a3a");
  const shelf = (x: number) =>
    times(3, (index) => mug(x + index * unit * 0.95, index)) +
    jar(x + unit * 2.9) +
    jar(x + unit * 3.6) +
    rect(x - unit * 0.3, shelfY, unit * 4.8, unit * 0.16, "#7a4a26");
  const window = (x: number) => {
    const [wide, top, tall] = [unit * 2.6, floor * 0.12, floor * 0.42];
    return (
      rect(x, top, wide, tall, "#8a5a34") +
      rect(x + unit * 0.14, top + unit * 0.14, wide - unit * 0.28, tall - unit * 0.28, "#23305c") +
      circle(x + wide * 0.64, top + tall * 0.36, unit * 0.32, "#fff3c4") +
      rect(x + wide / 2 - 5, top, 10, tall, "#8a5a34") +
      rect(x, top + tall / 2 - 5, wide, 10, "#8a5a34") +
      path(
        `M${x - unit * 0.2} ${top - unit * 0.1}h${wide * 0.42}q${-wide * 0.12} ${tall * 0.7} ${-wide * 0.42} ${tall * 0.9}Z`,
        "#c2493f",
      ) +
      path(
        `M${x + wide + unit * 0.2} ${top - unit * 0.1}h${-wide * 0.42}q${wide * 0.12} ${tall * 0.7} ${wide * 0.42} ${tall * 0.9}Z`,
        "#c2493f",
      )
    );
  };
  const oven = (x: number) =>
    rect(x, floor * 0.62, unit * 2.6, floor * 0.38, "#e9e2d2", 'rx="14"') +
    rect(x + unit * 0.3, floor * 0.7, unit * 2, floor * 0.22, "#2b1a12", 'rx="12"') +
    glowCircle("oven-glow", x + unit * 1.3, floor * 0.82, unit, "#ff9d3c", 0.9) +
    path(
      `M${x + unit * 0.65} ${floor * 0.89}q0 ${-unit * 0.62} ${unit * 0.65} ${-unit * 0.62}t${unit * 0.65} ${unit * 0.62}Z`,
      "#c98a3f",
    ) +
    times(4, (index) => circle(x + unit * (0.5 + index * 0.5), floor * 0.66, unit * 0.1, "#8b8478"));
  const lamp = (x: number, index: number) =>
    glowCircle(`kitchen-lamp${index}`, x, floor * 0.24, unit * 2, "#ffe6a6", 0.7) +
    line(`M${x} 0V${floor * 0.16}`, "#2c2a26", 5) +
    path(`M${x - unit * 0.8} ${floor * 0.24}q${unit * 0.8} ${-unit * 1.1} ${unit * 1.6} 0Z`, "#e2c06a");
  return (
    rect(0, 0, width, floor, tile) +
    times(Math.ceil(floor / (unit * 0.6)), (row) =>
      line(`M0 ${row * unit * 0.6}H${width}`, lighten(tile, 0.1), 3),
    ) +
    times(Math.ceil(width / (unit * 0.6)), (column) =>
      line(`M${column * unit * 0.6} 0V${floor}`, lighten(tile, 0.1), 3),
    ) +
    window(width * 0.1) +
    shelf(width * 0.62) +
    oven(width * 0.7) +
    along(width, unit * 4.6, lamp) +
    rect(0, floor - unit * 0.12, width, unit * 0.2, darken(tile, 0.45)) +
    boards(stage, "#6b4226")
  );
};

import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, horizontal, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, polygon, rect, times } from "../../paint/shape.ts";
import { paintPeacock } from "./peacock.ts";
import { along, type PaintRoom, tiles } from "./room-stage.ts";

/** A garden pavilion by day: pointed arches with lattice between them, and on the lawn behind a peacock with its tail fanned. */
export const paintPavilion: PaintRoom = (stage) => {
  const { width, height, floor, unit, palette, random } = stage;
  const cream = mix("#fff1d6", palette.light, 0.25);
  const gilt = "#dfa94f";
  const teal = mix("#1f9a94", palette.near, 0.5);
  const lawn = mix("#5aa848", palette.far, 0.15);
  const horizon = floor * 0.42;
  const [spring, crown] = [floor * 0.33, floor * 0.11];
  const middle = { x: width / 2, half: width * 0.178 };
  const left = { x: width * 0.145, half: width * 0.122 };
  const right = { ...left, x: width - left.x };
  const arches = [left, middle, right];
  const arch = ({ x, half }: { x: number; half: number }) => {
    const rise = spring - crown;
    return (
      `M${x - half} ${floor}V${spring}C${x - half} ${spring - rise * 0.62} ${x - half * 0.3} ${crown + rise * 0.36} ${x} ${crown}` +
      `C${x + half * 0.3} ${crown + rise * 0.36} ${x + half} ${spring - rise * 0.62} ${x + half} ${spring}V${floor}Z`
    );
  };
  const wall = `M0 0H${width}V${floor}H0Z${arches.map(arch).join("")}`;
  const tree = (x: number, size: number, colour: string) =>
    rect(x - size * 0.08, horizon - size * 0.5, size * 0.16, size * 0.6, "#7a5a38") +
    circle(x, horizon - size * 0.9, size * 0.6, colour) +
    circle(x - size * 0.45, horizon - size * 0.64, size * 0.42, darken(colour, 0.08)) +
    circle(x + size * 0.4, horizon - size * 0.62, size * 0.44, lighten(colour, 0.1));
  const stripe = (index: number) => {
    const [from, to] = [index * 2 - 18.5, index * 2 - 17.5];
    const [far, near] = [unit * 0.34, unit * 1.3];
    return polygon(
      [
        [width / 2 + from * far, horizon],
        [width / 2 + to * far, horizon],
        [width / 2 + to * near, floor],
        [width / 2 + from * near, floor],
      ],
      lighten(lawn, 0.13),
    );
  };
  const crossed = (x: number, y: number, across: number, tall: number) => {
    const step = unit * 0.36;
    return times(
      Math.ceil((across + tall) / step),
      (index) =>
        `M${x + index * step} ${y}l${-tall} ${tall}M${x + across - index * step} ${y}l${tall} ${tall}`,
    );
  };
  const railing = ({ x, half }: { x: number; half: number }, id: string) => {
    const [from, top, across, tall] = [x - half, floor * 0.8, half * 2, floor * 0.2];
    return (
      `<clipPath id="${id}">${rect(from, top, across, tall, "#000")}</clipPath><g clip-path="url(#${id})">` +
      line(crossed(from, top, across, tall), darken(lawn, 0.45), unit * 0.1) +
      line(crossed(from, top - unit * 0.03, across, tall), lighten(cream, 0.3), unit * 0.08) +
      "</g>" +
      rect(from - unit * 0.05, top, unit * 0.16, tall, teal) +
      rect(from + across - unit * 0.11, top, unit * 0.16, tall, teal) +
      rect(from, top - unit * 0.08, across, unit * 0.16, teal) +
      rect(from, top - unit * 0.14, across, unit * 0.08, gilt) +
      rect(from, floor - unit * 0.12, across, unit * 0.14, teal)
    );
  };
  const column = (x: number) =>
    rect(x - unit * 0.2, spring, unit * 0.4, floor - spring, "url(#column)") +
    path(
      `M${x - unit * 0.2} ${spring + unit * 0.24}q0 ${-unit * 0.24} ${-unit * 0.16} ${-unit * 0.3}h${unit * 0.72}q${-unit * 0.16} ${unit * 0.06} ${-unit * 0.16} ${unit * 0.3}Z`,
      gilt,
    ) +
    rect(
      x - unit * 0.4,
      spring - unit * 0.16,
      unit * 0.8,
      unit * 0.12,
      lighten(gilt, 0.35),
      `rx="${unit * 0.04}"`,
    ) +
    rect(x - unit * 0.26, floor - unit * 0.5, unit * 0.52, unit * 0.12, gilt, `rx="${unit * 0.05}"`) +
    rect(
      x - unit * 0.34,
      floor - unit * 0.4,
      unit * 0.68,
      unit * 0.44,
      lighten(teal, 0.1),
      `rx="${unit * 0.04}"`,
    );
  /** An orange tree in a box, on the lawn. */
  const orangeTree = (x: number, y: number, size: number) =>
    ellipse(x, y, size * 0.5, size * 0.08, "#0b3b22", 'opacity=".3"') +
    rect(x - size * 0.05, y - size * 0.9, size * 0.1, size * 0.6, "#7a5a38") +
    circle(x, y - size * 1.15, size * 0.44, "#2c7f45") +
    circle(x - size * 0.1, y - size * 1.24, size * 0.3, "#3f9a56") +
    times(8, (index) =>
      circle(
        x + Math.cos(index * 2.4) * size * (0.12 + index * 0.03),
        y - size * 1.15 + Math.sin(index * 2.4) * size * (0.12 + index * 0.03),
        size * 0.065,
        palette.accent,
      ),
    ) +
    path(
      `M${x - size * 0.28} ${y - size * 0.42}h${size * 0.56}l${-size * 0.06} ${size * 0.42}h${-size * 0.44}Z`,
      cream,
    ) +
    rect(x - size * 0.31, y - size * 0.46, size * 0.62, size * 0.09, gilt);
  const size = Math.min(floor * 0.3, middle.half * 0.87);
  return (
    vertical("pavilion-day", [
      [0, mix("#4cc4e8", palette.high, 0.3)],
      [1, mix("#eafbe8", palette.low, 0.4)],
    ]) +
    horizontal("column", [
      [0, darken(cream, 0.18)],
      [0.35, "#fffdf4"],
      [1, darken(cream, 0.24)],
    ]) +
    rect(0, 0, width, horizon, "url(#pavilion-day)") +
    glowCircle("pavilion-sun", width * 0.36, floor * 0.12, unit * 2.2, "#fffbe0", 0.9) +
    times(16, (index) =>
      tree((index / 15) * width, unit * (0.5 + random() * 0.5), mix("#4fa070", "#8cc985", random())),
    ) +
    rect(0, horizon, width, floor - horizon, lawn) +
    times(18, stripe) +
    along(width, unit * 0.5, (x, index) =>
      ellipse(x, horizon, unit * 0.34, unit * (0.2 + (index % 3) * 0.04), index % 2 ? "#2f8048" : "#3b9156"),
    ) +
    times(Math.round(width / unit) * 4, (index) =>
      circle(
        random() * width,
        horizon + unit * (random() * 0.22 - 0.1),
        unit * 0.06,
        ["#ffffff", palette.accent, "#ffb0c8"][index % 3] ?? "#ffffff",
      ),
    ) +
    orangeTree(left.x, floor * 0.72, unit * 1.25) +
    orangeTree(right.x, floor * 0.72, unit * 1.25) +
    paintPeacock(width / 2, floor * 0.135 + Math.max(size * 1.36, floor * 0.41), size) +
    path(wall, cream, 'fill-rule="evenodd"') +
    `<clipPath id="spandrels">${path(wall, "#000", 'clip-rule="evenodd"')}</clipPath><g clip-path="url(#spandrels)">` +
    rect(0, 0, width, spring - unit * 0.2, lighten(teal, 0.62)) +
    line(crossed(0, 0, width, spring - unit * 0.2), teal, unit * 0.06) +
    arches.map((each) => line(arch(each), cream, unit * 0.5)).join("") +
    "</g>" +
    arches.map((each) => line(arch(each), darken(gilt, 0.12), unit * 0.1)).join("") +
    [0, width * 0.2945, width * 0.7055, width].map(column).join("") +
    railing(left, "railing-left") +
    railing(right, "railing-right") +
    rect(0, 0, width, floor * 0.03, teal) +
    rect(0, floor * 0.03, width, unit * 0.08, gilt) +
    along(width, unit * 0.5, (x, index) =>
      path(
        `M${x - unit * 0.2} ${floor * 0.03 + unit * 0.08}h${unit * 0.4}q0 ${unit * 0.24} ${-unit * 0.2} ${unit * 0.24}t${-unit * 0.2} ${-unit * 0.24}Z`,
        index % 2 ? teal : palette.accent,
      ),
    ) +
    tiles(stage, lighten(cream, 0.2), mix(cream, teal, 0.32)) +
    rect(0, floor - unit * 0.06, width, unit * 0.22, darken(cream, 0.12)) +
    vertical("pavilion-shade", [
      [0, darken(teal, 0.5), 0.32],
      [1, darken(teal, 0.5), 0],
    ]) +
    rect(0, floor + unit * 0.16, width, (height - floor) * 0.4, "url(#pavilion-shade)")
  );
};

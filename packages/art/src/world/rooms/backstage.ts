import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle } from "../../paint/gradient.ts";
import { circle, line, path, rect, times } from "../../paint/shape.ts";
import { along, boards, type PaintRoom } from "./room-stage.ts";

/** Behind the scenes of a theatre: ropes and sandbags, painted flats, a red fire bucket, and the prompter's lamp on its desk. */
export const paintBackstage: PaintRoom = (stage) => {
  const { width, height, floor, unit, palette, random } = stage;
  const brick = mix("#5a2f3a", palette.deep, 0.35);
  const rope = "#cfae78";
  const bricks = times(12, (row) =>
    along(width, unit * 0.9, (x) =>
      rect(
        x - unit * 0.43 + (row % 2 ? unit * 0.45 : 0),
        (row / 12) * floor,
        unit * 0.86,
        floor / 12 - 5,
        mix(brick, "#000000", random() * 0.22),
        'rx="3"',
      ),
    ),
  );
  const flat = (x: number, colour: string) =>
    rect(x - unit * 1.2, floor * 0.22, unit * 2.4, floor * 0.78, "#8a6a42") +
    rect(x - unit * 1.06, floor * 0.25, unit * 2.12, floor * 0.72, colour) +
    line(`M${x - unit * 1.06} ${floor * 0.97}L${x + unit * 1.06} ${floor * 0.25}`, "#8a6a42", 14) +
    path(
      `M${x - unit} ${floor * 0.7}q${unit * 0.5} ${-unit * 1.1} ${unit} 0t${unit} 0V${floor * 0.95}H${x - unit}Z`,
      lighten(colour, 0.2),
    );
  const sandbag = (x: number, y: number) =>
    line(`M${x} 0V${y}`, rope, 7) +
    path(
      `M${x - unit * 0.12} ${y}q${-unit * 0.5} ${unit * 0.5} ${-unit * 0.3} ${unit * 0.95}h${unit * 0.84}q${unit * 0.2} ${-unit * 0.45} ${-unit * 0.3} ${-unit * 0.95}Z`,
      "#b79a68",
    );
  const bucket = (x: number) => {
    const y = floor * 0.52;
    return (
      line(`M${x} ${y - unit * 0.9}v${unit * 0.3}`, "#2a2026", 10) +
      line(`M${x - unit * 0.5} ${y}q${unit * 0.5} ${-unit * 1.1} ${unit} 0`, "#e8e2d4", 6) +
      path(
        `M${x - unit * 0.56} ${y}h${unit * 1.12}l${-unit * 0.2} ${unit * 1.05}h${-unit * 0.72}Z`,
        "#c8202f",
      ) +
      rect(x - unit * 0.48, y + unit * 0.34, unit * 0.96, unit * 0.2, "#f6efe0")
    );
  };
  const lamp = (x: number) =>
    glowCircle("prompt-glow", x, floor * 0.6, unit * 2.4, "#ffdf92", 0.9) +
    rect(x - unit * 0.9, floor * 0.78, unit * 1.8, floor * 0.22, "#4b2c18") +
    rect(x - unit * 1.05, floor * 0.74, unit * 2.1, unit * 0.2, "#6b4224") +
    rect(x - unit * 0.06, floor * 0.56, unit * 0.12, floor * 0.18, "#caa24a") +
    path(`M${x - unit * 0.6} ${floor * 0.58}q${unit * 0.6} ${-unit * 0.9} ${unit * 1.2} 0Z`, "#2f7a54") +
    circle(x, floor * 0.59, unit * 0.13, "#fff7d8") +
    rect(x - unit * 0.5, floor * 0.725, unit, unit * 0.08, "#fbf6e6");
  return (
    rect(0, 0, width, floor, darken(brick, 0.3)) +
    bricks +
    flat(width * 0.2, mix(palette.near, "#3b5d8c", 0.4)) +
    flat(width * 0.8, mix(palette.accent, "#7d3f6b", 0.5)) +
    along(width, unit * 1.5, (x) => line(`M${x} 0V${floor * 0.9}`, darken(rope, 0.25), 4, 'opacity=".6"')) +
    sandbag(width * 0.34, floor * 0.24) +
    sandbag(width * 0.64, floor * 0.34) +
    sandbag(width * 0.07, floor * 0.3) +
    bucket(width * 0.42) +
    lamp(width * 0.58) +
    path(`M0 0H${unit * 1.4}Q${unit * 0.7} ${floor * 0.6} ${unit * 1.1} ${floor}H0Z`, "#7d1226") +
    path(
      `M${width} 0H${width - unit * 1.4}Q${width - unit * 0.7} ${floor * 0.6} ${width - unit * 1.1} ${floor}H${width}Z`,
      "#7d1226",
    ) +
    boards(stage, "#3a2620") +
    rect(0, floor, width, unit * 0.1, "#1d120f") +
    rect(0, height - 6, width, 6, "#1d120f")
  );
};

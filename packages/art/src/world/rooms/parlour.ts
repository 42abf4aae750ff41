import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle } from "../../paint/gradient.ts";
import { ellipse, path, rect, times } from "../../paint/shape.ts";
import { along, boards, type PaintRoom } from "./room-stage.ts";

/** A parlour: book shelves up to the ceiling, a standing lamp, wing chairs and a fireplace between them. */
export const paintParlour: PaintRoom = (stage) => {
  const { width, height, floor, unit, palette, random } = stage;
  const oak = mix("#7a4a26", palette.deep, 0.15);
  const spines = [palette.accent, palette.near, palette.far, "#8c2f39", "#2d5c4c", "#d8b46a", "#2f4a7a"];
  const rows = 4;
  const tall = floor / rows;
  const row = (index: number) => {
    let books = "";
    for (let x = unit * 0.2; x < width - unit * 0.3; ) {
      const [wide, high] = [unit * (0.18 + random() * 0.22), tall * (0.55 + random() * 0.27)];
      const spine = mix(spines[Math.floor(random() * spines.length)] as string, "#2a1408", 0.2);
      books += rect(x, (index + 1) * tall - unit * 0.14 - high, wide - 3, high, spine, 'rx="3"');
      books += rect(
        x + 3,
        (index + 1) * tall - unit * 0.14 - high * 0.8,
        wide - 9,
        6,
        "#f2d48c",
        'opacity=".8"',
      );
      x += random() < 0.1 ? wide + unit * 0.5 : wide;
    }
    return books + rect(0, (index + 1) * tall - unit * 0.14, width, unit * 0.18, lighten(oak, 0.12));
  };
  const chair = (x: number, way: number) =>
    path(
      `M${x - unit * 1.2} ${floor + unit * 1.6}V${floor - unit * 1.6}q0 ${-unit * 0.8} ${unit * 1.2} ${-unit * 0.8}t${unit * 1.2} ${unit * 0.8}V${floor + unit * 1.6}Z`,
      mix("#7c2f4e", palette.near, 0.5),
    ) +
    rect(
      x - unit * 0.8,
      floor - unit * 1.5,
      unit * 1.6,
      unit * 2,
      mix("#a34a6c", palette.near, 0.4),
      `rx="${unit * 0.4}"`,
    ) +
    times(6, (button) =>
      ellipse(
        x + ((button % 3) - 1) * unit * 0.5,
        floor - unit * (1 - Math.floor(button / 3) * 0.7),
        6,
        6,
        "#3a1026",
      ),
    ) +
    rect(
      x + way * unit * 1.1 - unit * 0.3,
      floor,
      unit * 0.6,
      unit * 1.6,
      mix("#7c2f4e", palette.near, 0.6),
      `rx="${unit * 0.3}"`,
    );
  const lamp = (x: number) =>
    glowCircle(`lamp${Math.round(x)}`, x, floor * 0.42, unit * 2.8, "#ffe0a0", 0.85) +
    rect(x - 5, floor * 0.4, 10, floor * 0.7, "#c89a48") +
    path(`M${x - unit * 0.5} ${floor * 0.26}h${unit}l${unit * 0.4} ${unit * 1.1}h${-unit * 1.8}Z`, "#fff0c9");
  return (
    rect(0, 0, width, floor, darken(oak, 0.5)) +
    times(rows, row) +
    along(width, unit * 3.2, (x) => rect(x + unit * 1.5, 0, unit * 0.2, floor, lighten(oak, 0.05))) +
    boards(stage, darken(oak, 0.1), 10) +
    ellipse(
      width / 2,
      floor + (height - floor) * 0.6,
      width * 0.46,
      (height - floor) * 0.5,
      mix("#6b2440", palette.near, 0.3),
    ) +
    ellipse(
      width / 2,
      floor + (height - floor) * 0.6,
      width * 0.4,
      (height - floor) * 0.42,
      "none",
      'stroke="#e8c987" stroke-width="6"',
    ) +
    lamp(width * 0.2) +
    lamp(width * 0.82) +
    chair(width * 0.09, 1) +
    chair(width * 0.92, -1)
  );
};

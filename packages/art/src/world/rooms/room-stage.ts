import type { Palette } from "@bellwether/contract/content/index.ts";
import { darken } from "../../paint/colour.ts";
import { polygon, rect, times } from "../../paint/shape.ts";

/** The input for drawing a table's room. `floor` is the y at which wall and floor meet, and `unit` a tenth of the shorter side. */
export type RoomStage = {
  width: number;
  height: number;
  floor: number;
  unit: number;
  palette: Palette;
  random: () => number;
};

export type PaintRoom = (stage: RoomStage) => string;

/** Floorboards in perspective, from the wall to the lower edge. */
export function boards({ width, height, floor }: RoomStage, colour: string, count = 14): string {
  const board = (index: number, share: number): [number, number][] => [
    [((index + share) / count) * width, floor],
    [((index + share) / count - 0.5) * width * 2.4 + width / 2, height],
  ];
  return (
    rect(0, floor, width, height - floor, colour) +
    times(count + 1, (index) => {
      const [one, two] = [board(index, 0), board(index, 0.06)];
      return polygon([...one, ...two.reverse()], darken(colour, 0.4), 'opacity=".7"');
    })
  );
}

/** A chequered floor in perspective, from the wall to the lower edge. */
export function tiles({ width, height, floor, unit }: RoomStage, colour: string, other: string): string {
  const [rows, deep] = [6, height - floor];
  const columns = Math.ceil(width / unit / 2) + 1;
  /** The y of a row's upper edge, and the width of a tile there. */
  const edge = (row: number) => {
    const share = (row / rows) ** 1.55;
    return { y: floor + share * deep, size: unit * (1.1 + share * 1.25) };
  };
  const tile = (at: number, row: number) => {
    const [far, near] = [edge(row), edge(row + 1)];
    return polygon(
      [
        [width / 2 + at * far.size, far.y],
        [width / 2 + (at + 1) * far.size, far.y],
        [width / 2 + (at + 1) * near.size, near.y],
        [width / 2 + at * near.size, near.y],
      ],
      other,
    );
  };
  return (
    rect(0, floor, width, deep, colour) +
    times(rows, (row) => times(columns, (column) => tile(column * 2 + (row % 2) - columns, row)))
  );
}

/** Evenly spaced positions along the width. A wide picture has more of them. */
export function along(width: number, apart: number, draw: (x: number, index: number) => string): string {
  const count = Math.max(3, Math.round(width / apart));
  return times(count, (index) => draw(((index + 0.5) / count) * width, index));
}

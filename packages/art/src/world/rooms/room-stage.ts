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

/** Evenly spaced positions along the width. A wide picture has more of them. */
export function along(width: number, apart: number, draw: (x: number, index: number) => string): string {
  const count = Math.max(3, Math.round(width / apart));
  return times(count, (index) => draw(((index + 0.5) / count) * width, index));
}

import { type Figures, figuresOf } from "../../exact/figures.ts";
import { rational } from "../../exact/rational.ts";
import type { MinesData } from "./data.ts";
import { chanceToOpen, minesLadder } from "./ladder.ts";
import { TILES } from "./wire.ts";

/** The exact figures of opening so many tiles and cashing out then. Which tiles makes no difference: all are alike until they are opened. */
export function figuresOfPlay(data: MinesData, mines: number, opened: number): Figures {
  const multiplier = minesLadder(mines, data)[opened - 1];
  if (multiplier === undefined) throw new RangeError(`no ${opened} tiles with ${mines} mines`);
  const { wins, all } = chanceToOpen(mines, opened);
  return figuresOf(
    new Map([
      [0, all - wins],
      [multiplier, wins],
    ]),
    100,
  );
}

/** The figures of the usual play; the largest win is the largest of any ladder. */
export function minesFigures(data: MinesData): Figures {
  const { mines, opened } = data.usual;
  let largest = 0;
  for (let count = 1; count < TILES; count += 1) largest = Math.max(largest, ...minesLadder(count, data));
  return { ...figuresOfPlay(data, mines, opened), maxWinMultiple: rational(largest, 100) };
}

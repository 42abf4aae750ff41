import { type Figures, figuresOf } from "../../exact/figures.ts";
import { rational } from "../../exact/rational.ts";
import { binsOf, waysToBins } from "./bins.ts";
import { boardOf, type PlinkoBoard, type PlinkoData } from "./data.ts";

/** The exact figures of a board, over all of its paths. */
export function figuresOfBoard(board: PlinkoBoard): Figures {
  const ways = waysToBins(board.rows);
  const counts = new Map<number, bigint>();
  for (const [bin, multiplier] of binsOf(board).entries()) {
    counts.set(multiplier, (counts.get(multiplier) ?? 0n) + (ways[bin] ?? 0n));
  }
  return figuresOf(counts, 100);
}

/** The figures of the usual board; the largest win is that of the board that pays most. */
export function plinkoFigures({ boards, usual }: PlinkoData): Figures {
  const board = boardOf(boards, usual);
  if (!board) throw new Error("the usual board is not on offer");
  const largest = Math.max(...boards.flatMap(({ halfHundredths }) => halfHundredths));
  return { ...figuresOfBoard(board), maxWinMultiple: rational(largest, 100) };
}

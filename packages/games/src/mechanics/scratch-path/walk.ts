import type { Draws } from "../../fairness/draws.ts";
import type { PathStep } from "./wire.ts";

const MOVES = { left: -1, down: 0, right: 1 } as const;
type Move = keyof typeof MOVES;

type Grid = { readonly columns: number; readonly rows: number };

/** A random move that stays in the grid. */
export function drawMove(draws: Draws, { columns }: Grid, column: number): Move {
  const moves = (["left", "down", "right"] as const).filter((move) => {
    const next = column + MOVES[move];
    return next >= 0 && next < columns;
  });
  return moves[draws.below(moves.length)] as Move;
}

/**
 * The fields of the path, from the start. Field indexes count the starts first, then the grid row by row, then the exits. `exit` is the
 * column that it reaches, undefined if it stops before.
 */
export function walk(
  { columns, rows }: Grid,
  start: number,
  steps: readonly PathStep[],
): { cells: number[]; exit: number | undefined } {
  const cells = [start];
  let column = start;
  for (let row = 0; row < rows; row += 1) {
    cells.push(columns + row * columns + column);
    const step = steps[row * columns + column] ?? "stop";
    if (step === "stop") return { cells, exit: undefined };
    column += MOVES[step];
  }
  cells.push(columns + rows * columns + column);
  return { cells, exit: column };
}

import type { Draws } from "../../fairness/draws.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import type { PathData } from "./data.ts";
import { drawMove, walk } from "./walk.ts";
import type { PathStep } from "./wire.ts";

/** A card's steps and amounts (in stakes), and its path. */
export type LaidPath = { start: number; steps: PathStep[]; exits: number[]; cells: number[] };

/**
 * Draws the start, then all steps row by row, then the amounts. The path of a losing card stops in a row that is drawn first, and no
 * earlier. Amounts that the path does not reach have the same distribution as the prizes, so that a losing card shows large amounts no more
 * often.
 */
export function layPath(data: PathData, draws: Draws, multiple: number | undefined): LaidPath {
  const { columns, rows, stopPercent, prizes } = data;
  const start = draws.below(columns);
  const stopRow = multiple === undefined ? draws.below(rows) : rows;
  const steps: PathStep[] = [];
  for (let row = 0; row < rows; row += 1) {
    const { cells } = walk({ columns, rows: row }, start, steps);
    // The walk through the rows above ends in the field where the path enters this row.
    const entered = (cells.at(-1) ?? 0) - columns - row * columns;
    for (let column = 0; column < columns; column += 1) {
      const isOnPath = row <= stopRow && column === entered;
      const stops = isOnPath ? row === stopRow : draws.below(100) < stopPercent;
      steps.push(stops ? "stop" : drawMove(draws, data, column));
    }
  }
  const { cells, exit } = walk(data, start, steps);
  const exits = Array.from({ length: columns }, (_, column) =>
    column === exit && multiple !== undefined ? multiple : drawWeighted(draws, prizes).multiple,
  );
  return { start, steps, exits, cells };
}

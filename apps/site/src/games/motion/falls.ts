import { addSymbols, type MotionStage, move } from "./motion-stage.ts";
import { addBoard, column } from "./slot-board.ts";
import { symbolGrid } from "./symbol-grid.ts";

/** Parts of the motion's time: one grid lies and leaves, and the next one falls. */
const LEAVE = 0.46;
const FALL = 0.12;

/** The symbols of a grid fall into it, leave it below, and others fall. */
export function falls(stage: MotionStage): void {
  const { windows, rows, cell } = addBoard(stage);
  const height = cell.height * rows;
  for (const [turn, from] of [0, LEAVE].entries()) {
    const grid = symbolGrid(windows.length, rows, rows);
    windows.forEach((window, index) => {
      const symbols = grid[index] ?? [];
      const late = from + index * 0.02;
      const ends = turn === 0 ? LEAVE - 0.04 + index * 0.02 : 1;
      // The lowest symbol lands first.
      for (let row = rows - 1; row >= 0; row--) {
        const begin = late + (rows - 1 - row) * 0.012;
        const landed = begin + FALL;
        const box = { ...cell, y: row * cell.height };
        const symbol = addSymbols(window, box, column([symbols[row] ?? 0], cell), stage.look);
        const above = `translateY(${-height}px)`;
        move(symbol, [
          { transform: above, offset: 0 },
          { transform: above, offset: begin, easing: "cubic-bezier(.5,0,.9,.6)" },
          { transform: "none", offset: landed, easing: "ease-out" },
          { transform: "translateY(-6%)", offset: landed + 0.02, easing: "ease-in" },
          { transform: "none", offset: landed + 0.04 },
          ...(turn === 0
            ? [
                { transform: "none", offset: ends, easing: "cubic-bezier(.5,0,.9,.6)" },
                { transform: `translateY(${height}px)`, offset: ends + FALL },
              ]
            : []),
          { transform: turn === 0 ? `translateY(${height}px)` : "none", offset: 1 },
        ]);
      }
    });
  }
}

import { addSymbols, type MotionStage, move } from "./motion-stage.ts";
import { addBoard, column } from "./slot-board.ts";
import { symbolGrid } from "./symbol-grid.ts";

/** The symbols that pass in a spin. */
const PASSING = 9;
/** Parts of the motion's time: the first reel stops, each further one stops later, and the second spin begins. */
const FIRST_STOP = 0.22;
const LATER = 0.035;
const SECOND = 0.56;

/** A slot's reels spin and stop one after the other, twice. */
export function reels(stage: MotionStage): void {
  const { windows, rows, cell } = addBoard(stage);
  // One symbol more lies above the window: a reel that stops goes a little too far and comes back.
  const length = rows + 2 * PASSING + 1;
  const grid = symbolGrid(windows.length, length, rows);
  windows.forEach((window, index) => {
    const box = { ...cell, height: cell.height * length };
    const strip = addSymbols(window, box, column(grid[index] ?? [], cell), stage.look);
    const at = (passed: number) => `translateY(${-(1 + 2 * PASSING - passed) * cell.height}px)`;
    const stop = FIRST_STOP + index * LATER;
    const begin = { easing: "cubic-bezier(.3,0,.5,1)" };
    move(strip, [
      { transform: at(0), offset: 0, ...begin },
      { transform: at(PASSING + 0.16), offset: stop, easing: "ease-in-out" },
      { transform: at(PASSING), offset: stop + 0.03 },
      { transform: at(PASSING), offset: SECOND + index * 0.01, ...begin },
      { transform: at(2 * PASSING + 0.16), offset: SECOND + stop - 0.06, easing: "ease-in-out" },
      { transform: at(2 * PASSING), offset: SECOND + stop - 0.03 },
      { transform: at(2 * PASSING), offset: 1 },
    ]);
  });
}

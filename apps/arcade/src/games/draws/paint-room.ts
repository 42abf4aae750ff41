import type { Size } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";

/** Draws the room of a title. `time` is 0 before the first ball and 1 after the last. */
export type PaintDrawRoom = (pen: Pen, size: Size, time: number) => void;

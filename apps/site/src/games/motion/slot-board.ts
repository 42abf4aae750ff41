import { addBox, type MotionBox, type MotionStage } from "./motion-stage.ts";

/** Widest and highest part of a picture that a board takes. */
const WIDTH = 0.9;
const HEIGHT = 0.74;
/** A symbol's place is at most this much higher than wide. */
const MAX_TALL = 1.3;

/** Adds the board of a slot, and returns its columns from the left with the size of a place. */
export function addBoard(stage: MotionStage): { windows: HTMLElement[]; rows: number; cell: MotionBox } {
  const { root, width, height, look } = stage;
  const { columns = 5, rows = 3, colours } = look.motion;
  const side = Math.min((width * WIDTH) / columns, (height * HEIGHT) / rows);
  const cell = { x: 0, y: 0, width: side, height: Math.min(side * MAX_TALL, (height * HEIGHT) / rows) };
  const [boardWidth, boardHeight] = [cell.width * columns, cell.height * rows];
  const rim = Math.max(3, width * 0.022);
  const radius = width * 0.05;
  const board = addBox(
    root,
    {
      x: (width - boardWidth) / 2 - rim,
      y: (height - boardHeight) / 2 - rim,
      width: boardWidth + 2 * rim,
      height: boardHeight + 2 * rim,
    },
    {
      borderRadius: `${radius}px`,
      background: `linear-gradient(${colours.high}, ${colours.near})`,
      boxShadow: `0 ${rim}px ${3 * rim}px ${colours.deep}`,
    },
  );
  const field = addBox(
    board,
    { x: rim, y: rim, width: boardWidth, height: boardHeight },
    { overflow: "hidden", borderRadius: `${radius - rim / 2}px`, background: colours.deep },
  );
  const windows = Array.from({ length: columns }, (_, column) =>
    addBox(
      field,
      { x: column * cell.width, y: 0, width: cell.width, height: boardHeight },
      {
        overflow: "hidden",
        background: column % 2 === 0 ? `${colours.light}26` : `${colours.light}14`,
      },
    ),
  );
  return { windows, rows, cell };
}

/** The places of a column's symbols, whose pictures have air around them. */
export const column = (symbols: readonly number[], { width, height }: MotionBox) =>
  symbols.map((index, row) => ({
    index,
    at: { x: 0, y: row * height, width, height },
  }));

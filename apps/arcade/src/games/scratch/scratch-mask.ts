/** Tracks how much of a cell is scratched: a coarse grid of marks over its area. Independent of the view. */
export class ScratchMask {
  readonly #columns: number;
  readonly #rows: number;
  readonly #size: { width: number; height: number };
  readonly #marks: Uint8Array;
  #cleared = 0;

  constructor(size: { width: number; height: number }, markSide = 14) {
    this.#size = size;
    this.#columns = Math.max(1, Math.round(size.width / markSide));
    this.#rows = Math.max(1, Math.round(size.height / markSide));
    this.#marks = new Uint8Array(this.#columns * this.#rows);
  }

  /** The scratched share, from 0 to 1. */
  get share(): number {
    return this.#cleared / this.#marks.length;
  }

  /** Rubs with a round brush along a straight line, in the cell's own pixels; both ends may be outside. */
  rub(from: { x: number; y: number }, to: { x: number; y: number }, radius: number): void {
    const stepX = this.#size.width / this.#columns;
    const stepY = this.#size.height / this.#rows;
    for (let row = 0; row < this.#rows; row += 1) {
      for (let column = 0; column < this.#columns; column += 1) {
        const index = row * this.#columns + column;
        if (this.#marks[index] === 1) continue;
        const middle = { x: (column + 0.5) * stepX, y: (row + 0.5) * stepY };
        if (distanceToWay(middle, from, to) > radius) continue;
        this.#marks[index] = 1;
        this.#cleared += 1;
      }
    }
  }
}

type Point = { x: number; y: number };

function distanceToWay(point: Point, from: Point, to: Point): number {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const length = way.x ** 2 + way.y ** 2;
  const along = length === 0 ? 0 : ((point.x - from.x) * way.x + (point.y - from.y) * way.y) / length;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - way.x * share, point.y - from.y - way.y * share);
}

/** The size of a grid. Its places are numbered reel by reel from the left, each reel from the bottom row up. */
export type GridSize = { readonly reels: number; readonly rows: number };

/** Finds clusters on grids of one size. Its arrays are reused, so that counting millions of rounds allocates nothing. */
export class ClusterFinder {
  private readonly count: number;
  /** The neighbours of place p are at 4p and the places after it; −1 ends a shorter list. */
  private readonly neighbours: Int8Array;
  /** For each place, the number of the search that last visited it. */
  private readonly visited: Uint32Array;
  private visit = 0;
  private readonly members: Uint8Array;

  constructor(size: GridSize) {
    this.count = size.reels * size.rows;
    this.neighbours = neighboursOn(size);
    this.visited = new Uint32Array(this.count);
    this.members = new Uint8Array(this.count);
  }

  /**
   * Calls `found` with each set of at least `minimum` adjacent places that show `symbol` or `wild`, at least one of them `symbol`. A wild
   * counts in every cluster that it touches. The array of places is valid only during the call.
   */
  each(
    cells: Uint8Array,
    symbol: number,
    wild: number,
    minimum: number,
    found: (places: Uint8Array, size: number) => void,
  ): void {
    const { visited, count } = this;
    this.visit += 1;
    for (let place = 0; place < count; place += 1) {
      if (cells[place] !== symbol || visited[place] === this.visit) continue;
      const size = this.spread(cells, place, symbol, wild);
      if (size >= minimum) found(this.members, size);
    }
  }

  /** Puts every place that is connected to `start` into `members`, and returns their number. */
  private spread(cells: Uint8Array, start: number, symbol: number, wild: number): number {
    const { members, neighbours, visited, visit } = this;
    members[0] = start;
    visited[start] = visit;
    let size = 1;
    for (let at = 0; at < size; at += 1) {
      const first = 4 * (members[at] as number);
      for (let next = first; next < first + 4; next += 1) {
        const place = neighbours[next] as number;
        if (place < 0) break;
        const shown = cells[place];
        if ((shown !== symbol && shown !== wild) || visited[place] === visit) continue;
        visited[place] = visit;
        members[size] = place;
        size += 1;
      }
    }
    return size;
  }
}

function neighboursOn({ reels, rows }: GridSize): Int8Array {
  const count = reels * rows;
  const neighbours = new Int8Array(4 * count).fill(-1);
  for (let place = 0; place < count; place += 1) {
    const row = place % rows;
    const around = [
      ...(row > 0 ? [place - 1] : []),
      ...(row < rows - 1 ? [place + 1] : []),
      ...(place >= rows ? [place - rows] : []),
      ...(place + rows < count ? [place + rows] : []),
    ];
    neighbours.set(around, 4 * place);
  }
  return neighbours;
}

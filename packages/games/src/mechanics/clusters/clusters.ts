/** The size of a grid. Its places are numbered reel by reel from the left, each reel from the bottom row up. */
export type GridSize = { readonly reels: number; readonly rows: number };

/** Finds clusters on grids of one size. Its arrays are reused, so that counting millions of rounds allocates nothing. */
export class ClusterFinder {
  private readonly rows: number;
  private readonly count: number;
  /** For each place, the number of the search that last visited it. */
  private readonly visited: Uint32Array;
  private visit = 0;
  private readonly members: Uint8Array;

  constructor({ reels, rows }: GridSize) {
    this.rows = rows;
    this.count = reels * rows;
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
    this.visit += 1;
    for (let place = 0; place < this.count; place += 1) {
      if (cells[place] !== symbol || this.visited[place] === this.visit) continue;
      const size = this.spread(cells, place, symbol, wild);
      if (size >= minimum) found(this.members, size);
    }
  }

  /** Puts every place that is connected to `start` into `members`, and returns their number. */
  private spread(cells: Uint8Array, start: number, symbol: number, wild: number): number {
    const { members, rows, count } = this;
    let size = 0;
    const reach = (place: number) => {
      const shown = cells[place];
      if ((shown !== symbol && shown !== wild) || this.visited[place] === this.visit) return;
      this.visited[place] = this.visit;
      members[size] = place;
      size += 1;
    };
    reach(start);
    for (let at = 0; at < size; at += 1) {
      const place = members[at] as number;
      const row = place % rows;
      if (row > 0) reach(place - 1);
      if (row < rows - 1) reach(place + 1);
      if (place >= rows) reach(place - rows);
      if (place + rows < count) reach(place + rows);
    }
    return size;
  }
}

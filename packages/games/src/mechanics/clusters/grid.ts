import { ClusterFinder } from "./clusters.ts";
import type { PreparedClusters } from "./prepare.ts";

/**
 * The reels of one round while it cascades. `cells[reel * rows + row]` are symbol numbers, row 0 at the bottom. A grid can be reused, so
 * that counting millions of rounds allocates nothing.
 */
export class CascadeGrid {
  readonly cells: Uint8Array;
  /** 1 for each place that the last step removed or changed. */
  readonly touched: Uint8Array;
  private readonly prepared: PreparedClusters;
  private readonly finder: ClusterFinder;
  /** The place on each strip that falls in next. */
  private readonly next: Uint32Array;
  private readonly counts: Uint32Array;

  constructor(prepared: PreparedClusters) {
    const { reels, rows } = prepared.size;
    this.prepared = prepared;
    this.cells = new Uint8Array(reels * rows);
    this.touched = new Uint8Array(reels * rows);
    this.finder = new ClusterFinder(prepared.size);
    this.next = new Uint32Array(reels);
    this.counts = new Uint32Array(prepared.symbols.length);
  }

  /** Shows the places of each strip from its stop upwards. */
  fill(stops: readonly number[]): void {
    const { reels, rows } = this.prepared.size;
    for (let reel = 0; reel < reels; reel += 1) {
      this.next[reel] = stops[reel] as number;
      for (let row = 0; row < rows; row += 1) this.cells[reel * rows + row] = this.take(reel);
    }
  }

  /**
   * Calls `found` for each cluster that pays, by symbol number, and marks the places of all these clusters in `touched`. Returns the number
   * of marked places.
   */
  findClusters(found: (symbol: number, places: Uint8Array, size: number) => void): number {
    const { cells, counts, touched } = this;
    const wild = this.prepared.symbols.length - 1;
    counts.fill(0);
    for (let place = 0; place < cells.length; place += 1) {
      const symbol = cells[place] as number;
      counts[symbol] = (counts[symbol] as number) + 1;
    }
    touched.fill(0);
    let all = 0;
    for (let symbol = 0; symbol < wild; symbol += 1) {
      const minimum = this.prepared.minimums[symbol] as number;
      const shown = counts[symbol] as number;
      if (shown === 0 || shown + (counts[wild] as number) < minimum) continue;
      this.finder.each(cells, symbol, wild, minimum, (places, size) => {
        for (let at = 0; at < size; at += 1) {
          const place = places[at] as number;
          if (touched[place] === 0) all += 1;
          touched[place] = 1;
        }
        found(symbol, places, size);
      });
    }
    return all;
  }

  /** Marks the places that show the symbol in `touched`. Returns false if there are none. */
  touch(symbol: number): boolean {
    const { cells, touched } = this;
    touched.fill(0);
    for (let place = 0; place < cells.length; place += 1) if (cells[place] === symbol) touched[place] = 1;
    return touched.includes(1);
  }

  /** Replaces the symbols at the marked places by another symbol. */
  turn(symbol: number): void {
    for (let place = 0; place < this.cells.length; place += 1)
      if (this.touched[place] === 1) this.cells[place] = symbol;
  }

  /** Removes the symbols at the marked places. Those above fall down, and each reel's strip fills the free places. */
  drop(): void {
    const { reels, rows } = this.prepared.size;
    for (let reel = 0; reel < reels; reel += 1) {
      const bottom = reel * rows;
      let free = bottom;
      for (let place = bottom; place < bottom + rows; place += 1) {
        if (this.touched[place] === 1) continue;
        this.cells[free] = this.cells[place] as number;
        free += 1;
      }
      for (; free < bottom + rows; free += 1) this.cells[free] = this.take(reel);
    }
  }

  private take(reel: number): number {
    const strip = this.prepared.strips[reel] as Uint8Array;
    const at = this.next[reel] as number;
    this.next[reel] = at + 1 === strip.length ? 0 : at + 1;
    return strip[at] as number;
  }
}

import { eachCluster, GRID_PLACES, GRID_SIDE } from "./clusters.ts";
import type { PreparedClusters } from "./prepare.ts";

/**
 * The reels of one round while it cascades. `cells[reel * 5 + row]` are symbol numbers, row 0 at the bottom. A grid can be reused, so that
 * counting millions of rounds allocates nothing.
 */
export class CascadeGrid {
  readonly cells = new Uint8Array(GRID_PLACES);
  private readonly prepared: PreparedClusters;
  /** The place on each strip that falls in next. */
  private readonly next = new Uint32Array(GRID_SIDE);
  private readonly places: Uint32Array;

  constructor(prepared: PreparedClusters) {
    this.prepared = prepared;
    this.places = new Uint32Array(prepared.symbols.length);
  }

  /** Shows each strip's five places from its stop upwards. */
  fill(stops: readonly number[]): void {
    for (let reel = 0; reel < GRID_SIDE; reel += 1) {
      this.next[reel] = stops[reel] as number;
      for (let row = 0; row < GRID_SIDE; row += 1) this.cells[reel * GRID_SIDE + row] = this.take(reel);
    }
  }

  /** Calls `found` for each cluster that pays, by symbol number; returns the union of their places. */
  findClusters(found: (symbol: number, cluster: number) => void): number {
    const wild = this.prepared.symbols.length - 1;
    this.places.fill(0);
    for (let place = 0; place < GRID_PLACES; place += 1) {
      const symbol = this.cells[place] as number;
      this.places[symbol] = (this.places[symbol] as number) | (1 << place);
    }
    const wilds = this.places[wild] as number;
    let all = 0;
    for (let symbol = 0; symbol < wild; symbol += 1) {
      const minimum = this.prepared.minimums[symbol] as number;
      eachCluster(this.places[symbol] as number, wilds, minimum, (cluster) => {
        all |= cluster;
        found(symbol, cluster);
      });
    }
    return all;
  }

  /** Removes the symbols at these places; the others fall in order, and each strip continues above them. */
  drop(removed: number): void {
    for (let reel = 0; reel < GRID_SIDE; reel += 1) {
      const bottom = reel * GRID_SIDE;
      let free = bottom;
      for (let place = bottom; place < bottom + GRID_SIDE; place += 1) {
        if ((removed & (1 << place)) !== 0) continue;
        this.cells[free] = this.cells[place] as number;
        free += 1;
      }
      for (; free < bottom + GRID_SIDE; free += 1) this.cells[free] = this.take(reel);
    }
  }

  private take(reel: number): number {
    const strip = this.prepared.strips[reel] as Uint8Array;
    const at = this.next[reel] as number;
    this.next[reel] = at + 1 === strip.length ? 0 : at + 1;
    return strip[at] as number;
  }
}

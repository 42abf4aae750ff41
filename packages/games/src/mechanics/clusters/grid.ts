import { ClusterFinder } from "./clusters.ts";
import { PlaceMarks } from "./place-marks.ts";
import type { PreparedClusters } from "./prepare.ts";

/**
 * The reels of one round while it cascades. `cells[reel * rows + row]` are symbol numbers, row 0 at the bottom. A grid can be reused, so
 * that counting millions of rounds allocates nothing.
 */
export class CascadeGrid {
  readonly cells: Uint8Array;
  /** 1 for each place that the last step removed or changed. */
  readonly touched: Uint8Array;
  /** Only in models whose places have multipliers. */
  readonly marks: PlaceMarks | undefined;
  private readonly prepared: PreparedClusters;
  private readonly finder: ClusterFinder;
  /** The place on each strip that falls in next. */
  private readonly next: Uint32Array;
  private readonly counts: Uint32Array;
  private readonly members: Uint8Array;

  constructor(prepared: PreparedClusters) {
    const { reels, rows } = prepared.size;
    this.prepared = prepared;
    this.cells = new Uint8Array(reels * rows);
    this.touched = new Uint8Array(reels * rows);
    this.finder = new ClusterFinder(prepared.size);
    this.next = new Uint32Array(reels);
    this.counts = new Uint32Array(prepared.symbols.length);
    this.members = new Uint8Array(reels * rows);
    const { placeMultipliers } = prepared.data;
    this.marks = placeMultipliers && new PlaceMarks(reels * rows, placeMultipliers.cap);
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
   * Calls `found` for each win, by symbol number: for each cluster that pays, or for all places of a symbol that pays anywhere. Marks the
   * places of all wins in `touched` and returns their number. The array of places is valid only during the call.
   */
  findWins(found: (symbol: number, places: Uint8Array, size: number) => void): number {
    const { cells, counts, touched } = this;
    const { data, paying, minimums } = this.prepared;
    const wild = paying;
    counts.fill(0);
    for (let place = 0; place < cells.length; place += 1) {
      const symbol = cells[place] as number;
      counts[symbol] = (counts[symbol] as number) + 1;
    }
    touched.fill(0);
    let all = 0;
    const won = (symbol: number, places: Uint8Array, size: number) => {
      for (let at = 0; at < size; at += 1) {
        const place = places[at] as number;
        if (touched[place] === 0) all += 1;
        touched[place] = 1;
      }
      found(symbol, places, size);
    };
    for (let symbol = 0; symbol < paying; symbol += 1) {
      const minimum = minimums[symbol] as number;
      const shown = counts[symbol] as number;
      if (data.wins === "anywhere") {
        if (shown >= minimum) won(symbol, this.placesOf(symbol), shown);
      } else if (shown > 0 && shown + (counts[wild] as number) >= minimum)
        this.finder.each(cells, symbol, wild, minimum, (places, size) => won(symbol, places, size));
    }
    return all;
  }

  /** The places that show the symbol, from the start of the array on. */
  private placesOf(symbol: number): Uint8Array {
    const { cells, members } = this;
    let size = 0;
    for (let place = 0; place < cells.length; place += 1)
      if (cells[place] === symbol) members[size++] = place;
    return members;
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

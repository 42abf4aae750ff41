import { EndlessCascadeError, MAX_DROPS } from "./cascade.ts";
import type { PreparedClusters } from "./prepare.ts";

/** The numbers of four symbols are in one integer, with eight bits each. */
const PACKED = 4;
const HIGH_BITS = 0x8080_8080 | 0;

/**
 * Plays starts of a model that pays anywhere for their coins alone. It pays what `cascade` pays, many times as fast: most starts lose, which
 * a few additions show.
 */
export class AnywhereCounter {
  private readonly prepared: PreparedClusters;
  /** How often each symbol shows on a reel that stops at a place: `views[reel][stop * words + word]`. */
  private readonly views: readonly Int32Array[];
  /** What a count lacks to set its high bit when it pays. */
  private readonly lacking: Int32Array;
  private readonly cells: Uint8Array;
  private readonly next: Uint32Array;
  private readonly counts: Uint8Array;

  static counts({ data }: PreparedClusters): boolean {
    return data.wins === "anywhere";
  }

  constructor(prepared: PreparedClusters) {
    const { size, paying, minimums } = prepared;
    this.prepared = prepared;
    const words = Math.ceil(paying / PACKED);
    this.views = prepared.strips.map((strip) => viewsOf(strip, words, prepared));
    this.lacking = new Int32Array(words);
    for (let symbol = 0; symbol < words * PACKED; symbol += 1)
      put(this.lacking, symbol, symbol < paying ? 128 - (minimums[symbol] as number) : 0);
    this.cells = new Uint8Array(size.reels * size.rows);
    this.next = new Uint32Array(size.reels);
    this.counts = new Uint8Array(prepared.symbols.length);
  }

  /** The coins that the stops pay. */
  coinsOf(stops: readonly number[]): number {
    if (!this.wins(stops)) return 0;
    const { multipliers } = this.prepared.data;
    this.fill(stops);
    let total = 0;
    for (let drops = 0; ; drops += 1) {
      const paid = this.pay();
      if (paid === 0) return total * (this.boosts() || 1);
      total += paid * (multipliers[Math.min(drops, multipliers.length - 1)] as number);
      if (drops === MAX_DROPS) throw new EndlessCascadeError(stops);
      this.drop();
    }
  }

  private wins(stops: readonly number[]): boolean {
    const { views, lacking } = this;
    for (let word = 0; word < lacking.length; word += 1) {
      let counts = lacking[word] as number;
      for (let reel = 0; reel < stops.length; reel += 1)
        counts =
          (counts +
            ((views[reel] as Int32Array)[(stops[reel] as number) * lacking.length + word] as number)) |
          0;
      if ((counts & HIGH_BITS) !== 0) return true;
    }
    return false;
  }

  /** The coins of all symbols that pay, before the multiplier. */
  private pay(): number {
    const { counts, cells, prepared } = this;
    counts.fill(0);
    for (let place = 0; place < cells.length; place += 1) {
      const symbol = cells[place] as number;
      counts[symbol] = (counts[symbol] as number) + 1;
    }
    let coins = 0;
    for (let symbol = 0; symbol < prepared.paying; symbol += 1)
      coins += (prepared.coins[symbol] as Uint16Array)[counts[symbol] as number] as number;
    return coins;
  }

  /** The sum of the numbers on the grid. */
  private boosts(): number {
    const { cells, prepared } = this;
    let sum = 0;
    for (let place = 0; place < cells.length; place += 1)
      sum += prepared.times[cells[place] as number] as number;
    return sum;
  }

  private fill(stops: readonly number[]): void {
    const { rows } = this.prepared.size;
    for (let reel = 0; reel < stops.length; reel += 1) {
      this.next[reel] = stops[reel] as number;
      for (let row = 0; row < rows; row += 1) this.cells[reel * rows + row] = this.take(reel);
    }
  }

  private drop(): void {
    const { cells, counts } = this;
    const { size, paying, minimums } = this.prepared;
    for (let reel = 0; reel < size.reels; reel += 1) {
      const end = (reel + 1) * size.rows;
      let free = reel * size.rows;
      for (let place = free; place < end; place += 1) {
        const symbol = cells[place] as number;
        if (symbol < paying && (counts[symbol] as number) >= (minimums[symbol] as number)) continue;
        cells[free] = symbol;
        free += 1;
      }
      for (; free < end; free += 1) cells[free] = this.take(reel);
    }
  }

  private take(reel: number): number {
    const strip = this.prepared.strips[reel] as Uint8Array;
    const at = this.next[reel] as number;
    this.next[reel] = at + 1 === strip.length ? 0 : at + 1;
    return strip[at] as number;
  }
}

function viewsOf(strip: Uint8Array, words: number, { size: { rows }, paying }: PreparedClusters): Int32Array {
  const views = new Int32Array(strip.length * words);
  for (let stop = 0; stop < strip.length; stop += 1)
    for (let row = 0; row < rows; row += 1) {
      const symbol = strip[(stop + row) % strip.length] as number;
      if (symbol < paying) put(views, stop * words * PACKED + symbol, 1);
    }
  return views;
}

/** Adds to the number of a symbol in packed counts. */
function put(packed: Int32Array, symbol: number, amount: number): void {
  const word = Math.floor(symbol / PACKED);
  packed[word] = (packed[word] as number) + (amount << (8 * (symbol % PACKED)));
}

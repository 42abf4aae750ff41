import { columnAt, heightsOf, type Numbered, type ReelColumn, tumble } from "./columns.ts";
import type { TumblingWaysData } from "./data.ts";

/**
 * One reel over all its stops and heights. Every column that it can reach has a number, so that each tumble is computed once and then
 * looked up.
 */
export class ReelStates {
  /** The weight of each stop with its height. */
  readonly weights: Int32Array;
  /** The column of each stop with its height. */
  readonly first: Int32Array;
  /** The total weight. */
  readonly whole: number;
  readonly columns: ReelColumn[] = [];
  private readonly slot: Numbered;
  private readonly reel: number;
  private readonly numbers = new Map<string, number>();
  private readonly tumbled: Map<number, number>[] = [];

  constructor(data: TumblingWaysData, slot: Numbered, reel: number) {
    this.slot = slot;
    this.reel = reel;
    const heights = heightsOf(data, reel);
    const states = (slot.strips[reel] as readonly number[]).flatMap((_, stop) =>
      heights.map(({ height, weight }) => ({
        weight,
        column: this.numberOf(columnAt(slot, reel, stop, height)),
      })),
    );
    this.weights = Int32Array.from(states, ({ weight }) => weight);
    this.first = Int32Array.from(states, ({ column }) => column);
    this.whole = states.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** The columns after these symbols (as bits) have won. */
  after(columns: Int32Array, gone: number): Int32Array {
    return columns.map((column) => this.step(column, gone));
  }

  private step(number: number, gone: number): number {
    const column = this.columns[number] as ReelColumn;
    const seen = this.tumbled[number] as Map<number, number>;
    const here = gone & column.shown;
    const known = seen.get(here);
    if (known !== undefined) return known;
    const next = this.numberOf(tumble(this.slot, this.reel, column, here));
    seen.set(here, next);
    return next;
  }

  private numberOf(column: ReelColumn): number {
    const key = `${column.next} ${column.cells.join()}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.columns.length);
    this.tumbled.push(new Map());
    return this.columns.push(column) - 1;
  }
}

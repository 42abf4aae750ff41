import type { Draws } from "../../fairness/draws.ts";
import type { ClustersData } from "./data.ts";

/** The start of a round: the stops of its reels, and its board number in a model with a pool of boards. */
export type Start = { readonly stops: number[]; readonly board?: number };

/**
 * The stops of a board: its stop combination is its number times the pool's step, modulo the number of combinations. The last reel changes
 * fastest.
 */
export function stopsOfBoard({ strips, pool }: ClustersData, board: number): number[] {
  const all = strips.reduce((product, strip) => product * strip.length, 1);
  let place = (board * (pool?.step ?? 1)) % all;
  return strips
    .toReversed()
    .map(({ length }) => {
      const stop = place % length;
      place = (place - stop) / length;
      return stop;
    })
    .reverse();
}

/** Draws the start of a round: a board of the pool, or the stops of all reels from the left. */
export function drawStart(data: ClustersData, draws: Draws): Start {
  if (!data.pool) return { stops: data.strips.map((strip) => draws.below(strip.length)) };
  const board = draws.below(data.pool.boards);
  return { stops: stopsOfBoard(data, board), board };
}

/** Calls `visit` with the stops of every start; all are equally likely. The array is reused. */
export function eachStart(data: ClustersData, visit: (stops: readonly number[]) => void): void {
  const lengths = data.strips.map((strip) => strip.length);
  if (data.pool) {
    const step = stopsOfBoard(data, 1);
    const stops = stopsOfBoard(data, 0);
    for (let board = 0; board < data.pool.boards; board += 1) {
      visit(stops);
      add(stops, step, lengths);
    }
    return;
  }
  const stops = lengths.map(() => 0);
  do visit(stops);
  while (advance(stops, lengths));
}

/** Adds a step to the stops, with carries from the last reel to the first: the stops of the next board. */
function add(stops: number[], step: readonly number[], lengths: readonly number[]): void {
  let carry = 0;
  for (let reel = stops.length - 1; reel >= 0; reel -= 1) {
    const length = lengths[reel] as number;
    const sum = (stops[reel] as number) + (step[reel] as number) + carry;
    carry = sum >= length ? 1 : 0;
    stops[reel] = carry ? sum - length : sum;
  }
}

/** Increments the stops to the next combination; false after the last one. */
function advance(stops: number[], lengths: readonly number[]): boolean {
  for (let reel = stops.length - 1; reel >= 0; reel -= 1) {
    stops[reel] = ((stops[reel] as number) + 1) % (lengths[reel] as number);
    if (stops[reel] !== 0) return true;
  }
  return false;
}

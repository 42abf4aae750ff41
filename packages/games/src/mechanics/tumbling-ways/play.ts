import type { Position } from "@bellwether/contract/studio/index.ts";
import type { Draws } from "../../fairness/draws.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import { playFreeSpins } from "../../slots/play-free-spins.ts";
import { columnAt, heightsOf, leaves, type Numbered, numbered, type ReelColumn, tumble } from "./columns.ts";
import { REELS, type TumblingWaysData } from "./data.ts";
import type { TumblingWaysEvent } from "./wire.ts";

/** Computing a model's figures fails when its strips can tumble without end, so no released model does. */
export const MAX_TUMBLES = 100;

/** A played round: its events, and the sum of their wins in minor units. */
export type TumblingRound = {
  events: TumblingWaysEvent[];
  payoutMinor: bigint;
};

/** The stop and height of one reel at the start of a spin. */
export type Drawn = { readonly stop: number; readonly height: number };

/** A symbol that pays: on `reels` reels from the left, in `ways` ways, in coins before any multiplier. */
export type TumblingWin = { symbol: number; reels: number; ways: number; coins: number };

/** The multiplier after this many tumbles of a spin; the last one stays. */
export const multiplierAt = (ladder: readonly number[], tumbles: number): number =>
  ladder[Math.min(tumbles, ladder.length - 1)] as number;

/** Plays a round to its end: the paid spin and its free spins. The stake is a multiple of `coinsPerStake`, in minor units. */
export function playTumblingWays(data: TumblingWaysData, draws: Draws, stakeMinor: bigint): TumblingRound {
  const slot = numbered(data);
  const coinMinor = stakeMinor / BigInt(data.coinsPerStake);
  const round: TumblingRound = { events: [], payoutMinor: 0n };
  const { events } = round;
  const pay = (coins: number) => {
    const amountMinor = coinMinor * BigInt(coins);
    round.payoutMinor += amountMinor;
    return amountMinor.toString();
  };
  const playSpin = (spin: number): boolean => {
    const ladder = spin === 0 ? data.multipliers : data.freeSpins.multipliers;
    const drawn = drawSpin(data, draws);
    const ways = drawn.reduce((product, { height }) => product * height, 1);
    let columns = drawn.map(({ stop, height }, reel) => columnAt(slot, reel, stop, height));
    const grid = shownGrid(slot, columns);
    events.push({ type: "reels-stopped", spin, stops: drawn.map(({ stop }) => stop), ways, grid });
    for (let tumbles = 0; ; tumbles += 1) {
      const wins = winsOf(data, columns);
      if (wins.length === 0) break;
      const multiplier = multiplierAt(ladder, tumbles);
      for (const { symbol, reels, ways: joined, coins } of wins)
        events.push({
          type: "ways-won",
          symbol: slot.symbols[symbol] as string,
          reels,
          ways: joined,
          positions: placesOf(
            columns,
            (shown, reel) => reel < reels && (shown === symbol || shown === slot.paying),
          ),
          multiplier,
          payoutMinor: pay(coins * multiplier),
        });
      const gone = wins.reduce((bits, { symbol }) => bits | (1 << symbol), 0);
      const removed = placesOf(columns, (shown) => leaves(slot, shown, gone));
      columns = columns.map((column, reel) => tumble(slot, reel, column, gone));
      events.push({ type: "tumbled", tumble: tumbles + 1, removed, grid: shownGrid(slot, columns) });
      const next = multiplierAt(ladder, tumbles + 1);
      if (next !== multiplier) events.push({ type: "multiplier-changed", multiplier: next });
    }
    const scatters = scattersOf(slot, columns);
    if (scatters.length < REELS / 2) return false;
    events.push({
      type: "scatters-won",
      symbol: data.scatter,
      positions: scatters,
      multiplier: 1,
      payoutMinor: pay(data.scatterPay),
    });
    return true;
  };
  const { spins, awards, multipliers } = data.freeSpins;
  const first = multiplierAt(multipliers, 0);
  if (playSpin(0)) playFreeSpins({ spins, multipliers: Array(awards).fill(first) }, round, playSpin);
  events.push({ type: "round-ended", payoutMinor: round.payoutMinor.toString() });
  return round;
}

/** Draws a stop and then a height for each reel, from the left. */
export function drawSpin(data: TumblingWaysData, draws: Draws): Drawn[] {
  return data.strips.map((strip, reel) => {
    const stop = draws.below(strip.length);
    return { stop, height: drawWeighted(draws, heightsOf(data, reel)).height };
  });
}

/** The symbols that pay on these columns: each that is on at least the first three reels, once for every way. */
export function winsOf(data: TumblingWaysData, columns: readonly ReelColumn[]): TumblingWin[] {
  return Object.values(data.pays).flatMap((pays, symbol) => {
    let reels = 0;
    let ways = 1;
    for (; reels < columns.length; reels += 1) {
      const count = columns[reels]?.counts[symbol] ?? 0;
      if (count === 0) break;
      ways *= count;
    }
    if (reels < 3) return [];
    return [{ symbol, reels, ways, coins: ways * (pays[reels - 3] as number) }];
  });
}

/** The grid in the wire format: reel by reel, from the top row down. */
function shownGrid({ symbols }: Numbered, columns: readonly ReelColumn[]): string[][] {
  return columns.map(({ cells }) => cells.map((symbol) => symbols[symbol] as string).reverse());
}

/** The places of these symbols, reel by reel from the top row down. */
function placesOf(
  columns: readonly ReelColumn[],
  isWanted: (symbol: number, reel: number) => boolean,
): Position[] {
  return columns.flatMap(({ cells }, reel) =>
    cells.toReversed().flatMap((symbol, row) => (isWanted(symbol, reel) ? [{ reel, row }] : [])),
  );
}

/** The uppermost scatter of each reel that shows one. */
function scattersOf({ paying }: Numbered, columns: readonly ReelColumn[]): Position[] {
  const all = placesOf(columns, (symbol) => symbol > paying);
  return all.filter(({ reel }, index) => all[index - 1]?.reel !== reel);
}

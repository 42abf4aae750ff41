import type { WaysData } from "./data.ts";
import { timesShown } from "./spin.ts";

/**
 * Equivalent windows of one reel: the count of each symbol (wilds included, split symbols twice), the symbols with a count above zero as bits, whether it shows
 * the scatter, and how many stops show such a window.
 */
export type CountedStop = {
  readonly counts: readonly number[];
  readonly shown: number;
  readonly scatters: 0 | 1;
  readonly times: number;
};

export type CountedReels = readonly (readonly CountedStop[])[];

/** The windows of every reel, equivalent ones grouped. */
export function countReels(data: WaysData): CountedReels {
  const { strips, rows, pays, scatter } = data;
  const symbols = Object.keys(pays);
  return strips.map((strip) => {
    const windows = new Map<string, CountedStop>();
    for (const stop of strip.keys()) {
      const window = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]);
      const counts = symbols.map((symbol) =>
        window.reduce<number>((sum, shown) => sum + timesShown(data, shown, symbol), 0),
      );
      const scatters = window.includes(scatter) ? 1 : 0;
      const shown = counts.reduce((bits, count, symbol) => (count > 0 ? bits | (1 << symbol) : bits), 0);
      const key = `${counts.join()} ${scatters}`;
      windows.set(key, { counts, shown, scatters, times: (windows.get(key)?.times ?? 0) + 1 });
    }
    return [...windows.values()];
  });
}

import { GRID_PLACES } from "./clusters.ts";
import type { ClustersData } from "./data.ts";

/**
 * A cascade slot's data prepared for counting: symbols are numbers (indexes in `symbols`, the wild last), `coins[symbol][size]` is what a
 * cluster pays before the multiplier, and `minimums[symbol]` is the smallest cluster that pays.
 */
export type PreparedClusters = {
  readonly data: ClustersData;
  readonly symbols: readonly string[];
  readonly strips: readonly Uint8Array[];
  readonly coins: readonly Uint16Array[];
  readonly minimums: readonly number[];
};

export function prepare(data: ClustersData): PreparedClusters {
  const paying = Object.keys(data.pays);
  const symbols = [...paying, data.wild];
  return {
    data,
    symbols,
    strips: data.strips.map((strip) => Uint8Array.from(strip, (symbol) => symbols.indexOf(symbol))),
    coins: paying.map((symbol) =>
      Uint16Array.from({ length: GRID_PLACES + 1 }, (_, size) => {
        const step = data.pays[symbol]?.findLast(({ from }) => from <= size);
        return step?.coins ?? 0;
      }),
    ),
    minimums: paying.map((symbol) => data.pays[symbol]?.[0]?.from ?? GRID_PLACES + 1),
  };
}

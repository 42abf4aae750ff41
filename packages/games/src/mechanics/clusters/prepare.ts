import type { GridSize } from "./clusters.ts";
import type { ClustersData } from "./data.ts";

/** The rows of a grid whose model does not name them. */
const USUAL_ROWS = 5;

/**
 * A cascade slot's data prepared for counting: symbols are numbers (indexes in `symbols`, the wild last), `coins[symbol][size]` is what a
 * cluster pays before the multiplier, `minimums[symbol]` is the smallest cluster that pays, and `ranks` are the symbols from the lowest up
 * where a jar acts on them.
 */
export type PreparedClusters = {
  readonly data: ClustersData;
  readonly size: GridSize;
  readonly symbols: readonly string[];
  readonly strips: readonly Uint8Array[];
  readonly coins: readonly Uint16Array[];
  readonly minimums: readonly number[];
  readonly ranks: readonly number[];
};

export function prepare(data: ClustersData): PreparedClusters {
  const paying = Object.keys(data.pays);
  const symbols = [...paying, data.wild];
  const size = { reels: data.strips.length, rows: data.rows ?? USUAL_ROWS };
  const places = size.reels * size.rows;
  return {
    data,
    size,
    symbols,
    strips: data.strips.map((strip) => Uint8Array.from(strip, (symbol) => symbols.indexOf(symbol))),
    coins: paying.map((symbol) =>
      Uint16Array.from({ length: places + 1 }, (_, cluster) => {
        const step = data.pays[symbol]?.findLast(({ from }) => from <= cluster);
        return step?.coins ?? 0;
      }),
    ),
    minimums: paying.map((symbol) => data.pays[symbol]?.[0]?.from ?? places + 1),
    ranks: (data.jar?.symbols ?? []).map((symbol) => symbols.indexOf(symbol)),
  };
}

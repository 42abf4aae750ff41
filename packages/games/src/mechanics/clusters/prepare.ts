import type { GridSize } from "./clusters.ts";
import type { ClustersData } from "./data.ts";

/** The number of rows of a model that does not set it. */
const USUAL_ROWS = 5;

/**
 * A clusters slot's data prepared for counting: symbols are indexes into `symbols`, first the `paying` ones, then the wild or the boosts.
 * `coins[symbol][size]` is the pay of so many symbols before the multiplier, `minimums[symbol]` is the smallest number that pays, `times`
 * are the numbers of the boosts (0 for other symbols), and `ranks` are the symbols from the lowest up in models with a jar.
 */
export type PreparedClusters = {
  readonly data: ClustersData;
  readonly size: GridSize;
  readonly symbols: readonly string[];
  readonly paying: number;
  readonly strips: readonly Uint8Array[];
  readonly coins: readonly Uint16Array[];
  readonly minimums: readonly number[];
  readonly times: Uint8Array;
  readonly ranks: readonly number[];
};

export function prepare(data: ClustersData): PreparedClusters {
  const paying = Object.keys(data.pays);
  const { boosts = {} } = data;
  const symbols = [...paying, ...(data.wild ? [data.wild] : []), ...Object.keys(boosts)];
  const size = { reels: data.strips.length, rows: data.rows ?? USUAL_ROWS };
  const places = size.reels * size.rows;
  return {
    data,
    size,
    symbols,
    paying: paying.length,
    strips: data.strips.map((strip) => Uint8Array.from(strip, (symbol) => symbols.indexOf(symbol))),
    coins: paying.map((symbol) =>
      Uint16Array.from({ length: places + 1 }, (_, cluster) => {
        const step = data.pays[symbol]?.findLast(({ from }) => from <= cluster);
        return step?.coins ?? 0;
      }),
    ),
    minimums: paying.map((symbol) => data.pays[symbol]?.[0]?.from ?? places + 1),
    times: Uint8Array.from(symbols, (symbol) => boosts[symbol] ?? 0),
    ranks: (data.jar?.symbols ?? []).map((symbol) => symbols.indexOf(symbol)),
  };
}

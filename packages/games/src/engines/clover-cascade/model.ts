import { GRID_PLACES } from "./clusters.ts";
import type { CascadeConfig } from "./config.ts";

/**
 * A cascade slot's data prepared for counting: symbols are numbers (indexes in `symbols`, the wild last), `coins[symbol][size]` is what a
 * cluster pays before the multiplier, and `minimums[symbol]` is the smallest cluster that pays.
 */
export type CascadeModel = {
  readonly config: CascadeConfig;
  readonly symbols: readonly string[];
  readonly strips: readonly Uint8Array[];
  readonly coins: readonly Uint16Array[];
  readonly minimums: readonly number[];
};

export function modelOf(config: CascadeConfig): CascadeModel {
  const paying = Object.keys(config.pays);
  const symbols = [...paying, config.wild];
  return {
    config,
    symbols,
    strips: config.strips.map((strip) => Uint8Array.from(strip, (symbol) => symbols.indexOf(symbol))),
    coins: paying.map((symbol) =>
      Uint16Array.from({ length: GRID_PLACES + 1 }, (_, size) => {
        const step = config.pays[symbol]?.findLast(({ from }) => from <= size);
        return step?.coins ?? 0;
      }),
    ),
    minimums: paying.map((symbol) => config.pays[symbol]?.[0]?.from ?? GRID_PLACES + 1),
  };
}

import { SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { z } from "zod";

/**
 * A slot's symbol and what it does: pays by itself, stands for others (wild), or counts anywhere (scatter). A wild with `times` multiplies
 * the wins that it is in.
 */
export const SlotSymbol = z.object({
  id: SymbolId,
  role: z.enum(["pays", "wild", "scatter"]),
  times: z.int().min(2).max(100).optional(),
});

/** `symbol` found `count` times (or, for clusters, from `count` up to the next row's) pays `coins`; a coin is the stake divided by `coinsPerStake`. */
export const PaytableRow = z.object({
  symbol: SymbolId,
  count: z.int().min(1).max(64),
  coins: z.int().min(1),
});

/** A multiplier of wins. */
export const Multiplier = z.int().min(1).max(1000);

import { SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { z } from "zod";

/**
 * A slot's symbol and its role: pays by itself, substitutes for others (wild), or counts anywhere and starts free spins (scatter) or a
 * pick (bonus). A wild with `times` multiplies the wins that it is in. A boost has `times` too: it stays on the grid and multiplies the win of
 * the round.
 */
export const SlotSymbol = z.object({
  id: SymbolId,
  role: z.enum(["pays", "wild", "scatter", "bonus", "boost"]),
  times: z.int().min(2).max(100).optional(),
});

/** `count` of `symbol` pays `coins` (for clusters, up to the next row's count); a coin is the stake divided by `coinsPerStake`. */
export const PaytableRow = z.object({
  symbol: SymbolId,
  count: z.int().min(1).max(64),
  coins: z.int().min(1),
});

/** A multiplier of wins. */
export const Multiplier = z.int().min(1).max(1000);

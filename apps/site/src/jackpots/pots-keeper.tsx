import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { useEffect } from "react";
import { openPotsLine } from "./pots-line.ts";
import { showPots, usePotViews } from "./pots-state.ts";

/** Keeps the jackpots up to date while the page shows one, or a tile of a game that may have one. */
export function PotsKeeper({ currency }: { currency: LiveJackpot["currency"] }) {
  const isShown = usePotViews(({ count }) => count > 0);
  useEffect(() => (isShown ? openPotsLine(currency, showPots) : undefined), [currency, isShown]);
  return null;
}

import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { useEffect } from "react";
import { openPotsLine } from "./pots-line.ts";
import { showPots } from "./pots-state.ts";

/** Keeps the page's jackpots up to date while it is shown. */
export default function PotsKeeper({ currency }: { currency: LiveJackpot["currency"] }) {
  useEffect(() => openPotsLine(currency, showPots), [currency]);
  return null;
}

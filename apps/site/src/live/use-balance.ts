import { subtractAmounts } from "@bellwether/contract/amount-arithmetic.ts";
import { usePlayer } from "../page-data/use-player.ts";
import { type LiveBalance, useBalanceStore } from "./balance.ts";

/** The player's balance: the last one pushed, before that the one in the page's root data; undefined for a visitor. */
export function useBalance(): LiveBalance | undefined {
  const live = useBalanceStore((state) => state.balance);
  const player = usePlayer();
  if (!player) return undefined;
  if (live) return live;
  const { total, bonus, currency } = player;
  return { version: -1, total, bonus, cash: subtractAmounts(total, bonus), currency };
}

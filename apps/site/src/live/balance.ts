import { create } from "zustand";

/** Money of the signed-in player. `version` rises with every change; amounts are decimal text. */
export type Balance = { version: number; cash: string; bonus: string; total: string; currency: string };

type BalanceState = { balance: Balance | undefined };

/** The running page's balance, moved by pushes and by answers of the gate. It lives in the browser only; the server never writes it. */
export const useBalanceStore = create<BalanceState>(() => ({ balance: undefined }));

/** Takes a balance unless a newer one is held. */
export function receiveBalance(next: Balance): void {
  const held = useBalanceStore.getState().balance;
  if (held && next.version < held.version) return;
  useBalanceStore.setState({ balance: next });
}

/** Another player, or none: what was held is nobody's any more. */
export function forgetBalance(): void {
  useBalanceStore.setState({ balance: undefined });
}

import { create } from "zustand";

/** Money of the signed-in player. `version` rises with every change; amounts are decimal text. */
export type LiveBalance = { version: number; cash: string; bonus: string; total: string; currency: string };

type BalanceState = { balance: LiveBalance | undefined };

/** The running page's balance, updated by pushes and by responses of the gate. It lives in the browser only; the server never writes it. */
export const useBalanceStore = create<BalanceState>(() => ({ balance: undefined }));

/** Stores a balance unless a newer one is held. */
export function receiveBalance(next: LiveBalance): void {
  const held = useBalanceStore.getState().balance;
  if (held && next.version < held.version) return;
  useBalanceStore.setState({ balance: next });
}

/** Forgets the held balance when another player, or nobody, is signed in. */
export function forgetBalance(): void {
  useBalanceStore.setState({ balance: undefined });
}

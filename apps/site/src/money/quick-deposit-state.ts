import { create } from "zustand";

/** Is the quick deposit open over the game [2.29]? The game is paused meanwhile. */
export const useQuickDeposit = create<{ open: boolean }>(() => ({ open: false }));

export function openQuickDeposit(): void {
  useQuickDeposit.setState({ open: true });
}

export function closeQuickDeposit(): void {
  useQuickDeposit.setState({ open: false });
}

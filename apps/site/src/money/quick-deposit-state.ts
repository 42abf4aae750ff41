import { create } from "zustand";

/** Whether the quick deposit lies over the game [2.29]; the game stands still meanwhile. */
export const useQuickDeposit = create<{ open: boolean }>(() => ({ open: false }));

export function openQuickDeposit(): void {
  useQuickDeposit.setState({ open: true });
}

export function closeQuickDeposit(): void {
  useQuickDeposit.setState({ open: false });
}

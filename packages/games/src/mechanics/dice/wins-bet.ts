import type { DiceInput } from "./wire.ts";

/** Whether a total wins the bet. */
export function winsBet({ side, target }: DiceInput, total: number): boolean {
  if (side === "exactly") return total === target;
  return side === "under" ? total < target : total > target;
}

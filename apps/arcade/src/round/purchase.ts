import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";

/** The input of a bonus buy. */
export const PURCHASE: RoundInput = { buy: true };

/** Whether a round is a bonus buy. Its stake is the price of the free spins, and no reel turns before them. */
export function isPurchase(input: RoundInput | undefined): boolean {
  return input?.buy === true;
}

import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";

/** The input of a round that buys its free spins. */
export const PURCHASE: RoundInput = { buy: true };

/** Whether a round bought its free spins: no reel turns before them, and its stake is their price. */
export function isPurchase(input: RoundInput | undefined): boolean {
  return input?.buy === true;
}

import type { AnteBet } from "@bellwether/contract/studio/game-sheet.ts";

/** What a spin costs with the ante bet at this stake, in minor units. */
export function raisedMinor(stakeMinor: bigint, { coins, stakeCoins }: AnteBet): bigint {
  return (stakeMinor * BigInt(coins)) / BigInt(stakeCoins);
}

/** The stake without the ante of a round that cost so much with it. */
export function unraisedMinor(costMinor: bigint, { coins, stakeCoins }: AnteBet): bigint {
  return (costMinor * BigInt(stakeCoins)) / BigInt(coins);
}

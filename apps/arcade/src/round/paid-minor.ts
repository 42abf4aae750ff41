import type { Round } from "@bellwether/contract/studio/round.ts";

/** What a round pays in minor units: by its game, and from jackpots' pots. */
export function paidMinor({ payoutMinor, jackpotWins }: Pick<Round, "payoutMinor" | "jackpotWins">): bigint {
  return jackpotWins.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), BigInt(payoutMinor));
}

/** How loudly a payout is told. `quiet`: it gave back no more than the stake, and that is no win to be celebrated. */
export type Celebration = "none" | "quiet" | "win" | "big" | "great" | "huge";

/**
 * From the payout in stakes. A return at or below the stake is never celebrated (losses disguised as wins do not exist); big
 * begins at 15 stakes, great at 50, huge at 200.
 */
export function celebrationOf(payoutMinor: bigint, stakeMinor: bigint): Celebration {
  if (payoutMinor === 0n) return "none";
  if (payoutMinor <= stakeMinor) return "quiet";
  if (payoutMinor < stakeMinor * 15n) return "win";
  if (payoutMinor < stakeMinor * 50n) return "big";
  return payoutMinor < stakeMinor * 200n ? "great" : "huge";
}

/** Whether there is anything to celebrate. */
export function isWin(celebration: Celebration): boolean {
  return celebration !== "none" && celebration !== "quiet";
}

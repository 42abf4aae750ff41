/** How much a payout is celebrated. `quiet`: it returned no more than the stake, which is not celebrated as a win. */
export type Celebration = "none" | "quiet" | "win" | "big" | "great" | "huge";

/**
 * Grades a payout in stakes. A return of the stake or less is never celebrated, so that no loss is disguised as a win; big
 * starts at 15 stakes, great at 50, huge at 200.
 */
export function celebrationOf(payoutMinor: bigint, stakeMinor: bigint): Celebration {
  if (payoutMinor === 0n) return "none";
  if (payoutMinor <= stakeMinor) return "quiet";
  if (payoutMinor < stakeMinor * 15n) return "win";
  if (payoutMinor < stakeMinor * 50n) return "big";
  return payoutMinor < stakeMinor * 200n ? "great" : "huge";
}

/** Whether the payout is celebrated as a win. */
export function isWin(celebration: Celebration): boolean {
  return celebration !== "none" && celebration !== "quiet";
}

/** The grades of wins that get a sign. */
export type GreatGrade = "big" | "great" | "huge";

/** The grade of a payout that gets a sign; undefined below 15 stakes. */
export function greatGradeOf(payoutMinor: bigint, stakeMinor: bigint): GreatGrade | undefined {
  const celebration = celebrationOf(payoutMinor, stakeMinor);
  return isWin(celebration) && celebration !== "win" ? (celebration as GreatGrade) : undefined;
}

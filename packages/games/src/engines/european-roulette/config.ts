/**
 * The table's limits in euro cents; other currencies scale them. A straight bet is at most `maximumStraight`, a bet on more
 * pockets as much more, so that no spot can win more than another; all bets of a spin at most `maximumStake`.
 */
export const rouletteLimits = {
  betUnit: 10n,
  maximumStraight: 5_000n,
  maximumStake: 200_000n,
} as const;

/**
 * The table's limits in euro cents; other currencies scale them. A straight bet is at most `maximumStraight`. The limit of a bet on more
 * pockets grows with their number, so that no spot can win more than another. All bets of a spin together are at most `maximumStake`.
 */
export const rouletteLimits = {
  betUnit: 10n,
  maximumStraight: 5_000n,
  maximumStake: 200_000n,
} as const;

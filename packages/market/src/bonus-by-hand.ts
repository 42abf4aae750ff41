/**
 * A bonus that a person of the office gives. Its terms are the same everywhere and within the strictest law of a market (`bonus-rules.ts`: 10
 * times in Great Britain, 60 days in Sweden, one product).
 */
export const bonusByHand = {
  wageringMultiple: 10,
  expiresAfterDays: 60,
  /** Whole euros. */
  maximumStake: 5,
  /** Slots alone count, so that it is of one product. */
  contributionPercent: { default: 0, byCategory: { slots: 100 }, byTitle: {} },
  /** What one person may give a player in so many days; above it takes two. Euro cents. */
  aloneCents: 2_000n,
  aloneDays: 30,
} as const;

/** One kind of winning card: it pays `multiple` stakes, and there are `weight` such cards in the whole print run. */
export type MatchPrize = {
  readonly multiple: number;
  readonly weight: number;
};

/**
 * The data of a match-three card: of `printRun` cards, those without a prize lose. At least eight prizes are needed to fill a losing card.
 */
export type MatchThreeConfig = {
  readonly printRun: number;
  readonly prizes: readonly MatchPrize[];
};

export const matchThreeConfig: MatchThreeConfig = {
  printRun: 1_000_000,
  prizes: [
    { multiple: 10_000, weight: 4 },
    { multiple: 2_500, weight: 16 },
    { multiple: 500, weight: 120 },
    { multiple: 100, weight: 700 },
    { multiple: 50, weight: 1_600 },
    { multiple: 25, weight: 3_200 },
    { multiple: 10, weight: 10_000 },
    { multiple: 5, weight: 20_000 },
    { multiple: 3, weight: 30_000 },
    { multiple: 2, weight: 80_000 },
    { multiple: 1, weight: 120_000 },
  ],
};

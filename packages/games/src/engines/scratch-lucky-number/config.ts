/** An amount that may be printed under an own number, in stakes, and its weight among all weights. */
export type NumberPrize = {
  readonly multiple: number;
  readonly weight: number;
};

/**
 * The data of a lucky-number card: `luckyNumbers` and `ownNumbers` numbers are drawn from 1 to `highest`, without repeats among the own or
 * among the lucky ones; each own number has one of the prizes and wins it when it is also a lucky number.
 */
export type LuckyNumberConfig = {
  readonly highest: number;
  readonly luckyNumbers: number;
  readonly ownNumbers: number;
  readonly prizes: readonly NumberPrize[];
};

export const luckyNumberConfig: LuckyNumberConfig = {
  highest: 50,
  luckyNumbers: 2,
  ownNumbers: 8,
  prizes: [
    { multiple: 5_000, weight: 2 },
    { multiple: 2_500, weight: 4 },
    { multiple: 500, weight: 14 },
    { multiple: 100, weight: 80 },
    { multiple: 50, weight: 400 },
    { multiple: 20, weight: 1_400 },
    { multiple: 10, weight: 3_500 },
    { multiple: 5, weight: 8_000 },
    { multiple: 3, weight: 12_000 },
    { multiple: 2, weight: 25_000 },
    { multiple: 1, weight: 49_600 },
  ],
};

/** The ranks of each straight as bits, the lowest straight first. The ace also counts below the two. */
export const STRAIGHTS: readonly number[] = [
  0b1_0000_0000_1111,
  ...Array.from({ length: 9 }, (_, lowest) => 0b1_1111 << lowest),
];

/** The ranks of the highest straight as bits, from the ten to the ace. */
export const ROYAL = 0b1_1111_0000_0000;

/**
 * The figures of the ante with the best play as computed on 2026-11-23 by `holdemFigures` in 56 s of a processor, cut after the last digit:
 * percentages of the ante. `npm run test:full` computes them again.
 */
export const CASINO_HOLDEM_FIGURES = {
  returnToPlayer: "97.8423541637",
  hitRate: "50.2090190223",
  maxWinMultiple: 105,
  standardDeviation: 2.612862710232,
} as const;

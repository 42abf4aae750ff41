/**
 * The figures of the ante with the best play: percentages of the ante, rounded to the last digit. Computed on 2026-11-23 by
 * `holdemFigures` in 56 s of CPU time. `npm run test:full` computes them again.
 */
export const CASINO_HOLDEM_FIGURES = {
  returnToPlayer: "97.8423541638",
  hitRate: "47.7692349151",
  maxWinMultiple: 105,
  standardDeviation: 2.612862710232,
} as const;

/** The return of the ante in percent by `callsByRule`, from `callRuleFigures`. */
export const CALL_RULE_RETURN = "97.1867";

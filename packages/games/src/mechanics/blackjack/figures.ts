/**
 * The figures of six decks: percentages of the initial stake, rounded to the last digit. Computed on 2026-11-23 by
 * `roundDistribution`. The ordinary tests recompute the returns, `npm run test:full` all of them.
 */
export const BLACKJACK_FIGURES = {
  returnToPlayer: "99.5400644063",
  hitRate: "43.3395575355",
  maxWinMultiple: 8,
  standardDeviation: 1.146391462572,
  insurance: "92.6045016077",
} as const;

/**
 * The return of a bet behind a seat that is played by the strategy: its first hand, at the single stake. In percent, by `returnBehind`.
 */
export const BEHIND_RETURN = "97.7257540294";

/**
 * The same behind a seat that never doubles (`withoutDoubles`): it may go on after a third card, and the doubled stake, for which the
 * strategy gives that up, is not the bet's.
 */
export const BEHIND_UNDOUBLED_RETURN = "97.9779403977";

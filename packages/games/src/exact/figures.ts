import type { PurchaseId } from "@bellwether/contract/studio/game-sheet.ts";
import { type Rational, rational, toNumber } from "./rational.ts";

/**
 * A game's statistics over all its draws: `returnToPlayer` is the mean payout of a round in stakes, `hitRate` the share of rounds that win,
 * `maxWinMultiple` the largest payout of a round in stakes; all three are exact. `standardDeviation` of the payout, in stakes, is a float.
 *
 * What wins (decision 116): in slots, cards, video poker and tickets whatever pays by the list of prizes, however little, as the field
 * counts it. In games in which a bet can come back without a win, wholly or in part, what pays more than was staked.
 */
export type Figures = {
  readonly returnToPlayer: Rational;
  readonly hitRate: Rational;
  readonly maxWinMultiple: Rational;
  readonly standardDeviation: number;
  /** Set only for a model that sells something in place of a spin. */
  readonly purchases?: readonly PurchaseFigures[];
  /** Set only for a model with an ante bet. */
  readonly anteBet?: AnteFigures;
};

/**
 * A round that costs `price` stakes and starts with `spins` free spins at `multiplier`. `returnToPlayer` is its exact return as a share of the
 * price. The largest win and the deviation are in stakes of a plain spin, as the price is.
 */
export type PurchaseFigures = Pick<Figures, "returnToPlayer" | "maxWinMultiple" | "standardDeviation"> & {
  readonly id: PurchaseId;
  readonly price: number;
  readonly spins: number;
  readonly multiplier: number;
};

/**
 * A round with the ante bet costs `coins` in place of the `stakeCoins` of a stake. `returnToPlayer` is a share of that price; the largest win
 * and the deviation are in stakes of a plain spin. `freeSpins` is the chance that a round gives free spins (or the bonus before them),
 * `freeSpinsWithout` that of a plain round.
 */
export type AnteFigures = Omit<Figures, "purchases" | "anteBet"> & {
  readonly coins: number;
  readonly stakeCoins: number;
  readonly freeSpins: Rational;
  readonly freeSpinsWithout: Rational;
};

/** The number of equally likely draws for each payout in coins. A coin is the stake divided by `coinsPerStake`. */
export type Distribution = ReadonlyMap<number, bigint>;

/** The figures of one of the choices that a player makes before a round or in it. The hit rate is absent if it is the model's in every choice. */
export type ChoiceFigures = Pick<Figures, "standardDeviation"> & Partial<Pick<Figures, "hitRate">>;

/** The figures of a round whose whole distribution is known. A payout of more than `hitsAbove` coins wins. */
export function figuresOf(distribution: Distribution, coinsPerStake: number, hitsAbove = 0): Figures {
  let draws = 0n;
  let wins = 0n;
  let coins = 0n;
  let squares = 0n;
  let largest = 0;
  for (const [payout, count] of distribution) {
    const paid = BigInt(payout) * count;
    draws += count;
    coins += paid;
    squares += paid * BigInt(payout);
    if (payout > hitsAbove) wins += count;
    if (payout > largest && count > 0n) largest = payout;
  }
  // Var = E[x²] − E[x]², with a common denominator so that only the last step is a float.
  const variance = rational(draws * squares - coins * coins, draws * draws * BigInt(coinsPerStake) ** 2n);
  return {
    returnToPlayer: rational(coins, draws * BigInt(coinsPerStake)),
    hitRate: rational(wins, draws),
    maxWinMultiple: rational(largest, coinsPerStake),
    standardDeviation: Math.sqrt(toNumber(variance)),
  };
}

/** A game's volatility by its standard deviation in stakes; the bounds are the same as at `Volatility` in the contract. */
export function volatilityOf(standardDeviation: number): "low" | "medium" | "high" | "very_high" {
  if (standardDeviation < 3) return "low";
  if (standardDeviation < 8) return "medium";
  return standardDeviation < 15 ? "high" : "very_high";
}

import type { Figures } from "../../exact/figures.ts";
import { add, multiply, type Rational, rational } from "../../exact/rational.ts";
import { figuresWithFreeSpins, type SpinMoments, solveFeature } from "../../slots/free-spins.ts";
import { BestSpin } from "./best-spin.ts";
import type { TumblingWaysData } from "./data.ts";
import { reelsOf, walkHistories } from "./histories.ts";
import { SpinSquares } from "./spin-squares.ts";
import { type Ladder, ladderOf, SpinSums } from "./spin-sums.ts";

/**
 * Computes the exact figures. For each history of wins, sums over the draws of the first three reels, and multiplies by one sum for each of
 * the last three reels.
 */
export function computeFigures(data: TumblingWaysData): Figures {
  const { paid, free, best } = tumblingMoments(data);
  return figuresWithFreeSpins(featureOf(data), paid, best.paid, { spin: free, best: best.free });
}

/** The moments of a paid and of a free spin, and the largest pay of each. */
export function tumblingMoments(data: TumblingWaysData) {
  const reels = reelsOf(data);
  const sums = new SpinSums(data, reels);
  const squares = new SpinSquares(data, reels);
  const best = {
    paid: new BestSpin(data, reels, ladderOf(data, "paid")),
    free: new BestSpin(data, reels, ladderOf(data, "free")),
  };
  walkHistories(reels, {
    won: (wins, triples) => sums.won(wins, triples),
    ended(history, columns, triples, weight) {
      sums.ended(history, columns, weight);
      squares.ended(history, columns, triples);
      best.paid.ended(history, columns, triples);
      best.free.ended(history, columns, triples);
    },
  });
  const moments = (ladder: Ladder): SpinMoments => ({
    mean: sums.mean(ladder),
    trigger: sums.trigger,
    nothing: sums.nothing,
    ...squares.parts(ladder, sums),
  });
  return { paid: moments("paid"), free: moments("free"), best };
}

/** Computes only the exact return, which is much faster. */
export function computeTumblingReturn(data: TumblingWaysData): Rational {
  return returnFrom(data, spinSums(data));
}

/** The exact sums of a spin. */
export function spinSums(data: TumblingWaysData): SpinSums {
  const reels = reelsOf(data);
  const sums = new SpinSums(data, reels);
  walkHistories(reels, {
    won: (wins, triples) => sums.won(wins, triples),
    ended: (history, columns, _, weight) => sums.ended(history, columns, weight),
  });
  return sums;
}

function returnFrom(data: TumblingWaysData, sums: SpinSums): Rational {
  const none = { chance: 0, mean: 0, square: 0 };
  const { trigger, nothing } = sums;
  const feature = solveFeature(featureOf(data), {
    mean: sums.mean("free"),
    trigger,
    nothing,
    plain: none,
    triggering: none,
  });
  const coins = add(sums.mean("paid"), multiply(trigger, feature.mean));
  return multiply(coins, rational(1, data.coinsPerStake));
}

/** The free spins; the multipliers of a spin's tumbles are already in its moments. */
function featureOf({ coinsPerStake, freeSpins: { spins, awards } }: TumblingWaysData) {
  return { coinsPerStake, freeSpins: { spins, multipliers: Array<number>(awards).fill(1) } };
}

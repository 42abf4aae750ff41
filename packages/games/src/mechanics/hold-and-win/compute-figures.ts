import type { Figures } from "../../exact/figures.ts";
import { add, multiply, type Rational, rational, subtract, toNumber } from "../../exact/rational.ts";
import { type HoldAndWinData, TRIGGERING_COINS } from "./data.ts";
import { endsByStart, type Moments, momentsByStart, mostPaid } from "./held-coins.ts";
import { coinCounts, spinDistribution } from "./spin-distribution.ts";

/**
 * Computes the exact figures. Counts every combination of stops; the respins are a Markov chain over coins held and respins left, and the
 * coins' total is one over the coins that land. The payout of the respins depends on the spin only by its number of coins.
 */
export function computeFigures(data: HoldAndWinData): Figures {
  const { coinsPerStake } = data;
  const all = data.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const respins = momentsByStart(data.hold);
  const none: Moments = { mean: rational(0), square: rational(0) };
  let mean = rational(0);
  let square = rational(0);
  let lost = 0n;
  let most = 0;
  for (const [coins, counts] of spinDistribution(data).entries()) {
    if (counts.size === 0) continue;
    const held = respins.get(coins) ?? none;
    const [times, sum, squares] = [0n, 1n, 2n].map((power) =>
      [...counts].reduce((total, [paid, count]) => total + BigInt(paid) ** power * BigInt(count), 0n),
    ) as [bigint, bigint, bigint];
    const chance = rational(times, all);
    mean = add(mean, add(rational(sum, all), multiply(chance, held.mean)));
    const crossed = multiply(rational(2n * sum, all), held.mean);
    square = add(square, add(add(rational(squares, all), crossed), multiply(chance, held.square)));
    const isHeld = coins >= TRIGGERING_COINS;
    if (!isHeld) lost += BigInt(counts.get(0) ?? 0);
    most = Math.max(most, Math.max(...counts.keys()) + (isHeld ? mostPaid(data.hold, coins) : 0));
  }
  const variance = subtract(square, multiply(mean, mean));
  return {
    returnToPlayer: multiply(mean, rational(1, coinsPerStake)),
    hitRate: subtract(rational(1), rational(lost, all)),
    maxWinMultiple: rational(most, coinsPerStake),
    standardDeviation: Math.sqrt(toNumber(variance)) / coinsPerStake,
  };
}

/** The probabilities that a round starts the respins, and that it fills the grid. */
export function chancesOf({ strips, coin, hold }: HoldAndWinData): { start: Rational; grand: Rational } {
  const { counts, all } = coinCounts({ strips, coin });
  let start = rational(0);
  let grand = rational(0);
  for (const [coins, ends] of endsByStart(hold)) {
    const chance = rational(counts[coins] ?? 0n, all);
    start = add(start, chance);
    grand = add(grand, multiply(chance, ends.at(-1) as Rational));
  }
  return { start, grand };
}

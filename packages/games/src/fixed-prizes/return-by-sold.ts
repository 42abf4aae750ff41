import { commonDivisor } from "../exact/common-divisor.ts";

/** What a line can pay, in whole prices, with its chance. The chances of all payouts above zero are below one. */
export type LinePayout = { readonly prices: number; readonly chance: number };

/** A value of the recursion above this is scaled down, so that no number overflows. */
const LARGE = 1e200;

/**
 * The expected payout of a draw in prices when `lines` lines are sold, each with numbers of its own chosen at random, and the draw costs at
 * most `capPrices`: the mean of the smaller of the sum of all payouts and the cap. The law of the sum is computed by a recursion and not
 * simulated: it is the power f(z)^lines of the polynomial of one line's chances, whose coefficients follow from
 * k·f0·g(k) = Σ ((lines + 1)·x − k)·f(x)·g(k − x). Floats make it exact to about ten digits. Only the chances of sums below the cap are
 * needed, because every other draw pays the cap.
 */
export function expectedPayout(payouts: readonly LinePayout[], lines: number, capPrices: number): number {
  const step = payouts.reduce((divisor, { prices }) => commonDivisor(divisor, prices), capPrices);
  const terms = payouts.map(({ prices, chance }) => ({ units: prices / step, chance }));
  const none = 1 - payouts.reduce((sum, { chance }) => sum + chance, 0);
  const cap = capPrices / step;
  const chances = new Float64Array(cap);
  chances[0] = 1;
  // The true chances are `chances` times e^scale: with many lines the chance of no win at all is too small for a float.
  let scale = lines * Math.log(none);
  for (let sum = 1; sum < cap; sum += 1) {
    let value = 0;
    for (const { units, chance } of terms)
      if (units <= sum) value += ((lines + 1) * units - sum) * chance * (chances[sum - units] as number);
    value /= sum * none;
    chances[sum] = value;
    if (value < LARGE) continue;
    for (let at = 0; at <= sum; at += 1) chances[at] = (chances[at] as number) / LARGE;
    scale += Math.log(LARGE);
  }
  const unscaled = Math.exp(scale);
  let missing = 0;
  for (let sum = 0; sum < cap; sum += 1) missing += (cap - sum) * (chances[sum] as number) * unscaled;
  return (cap - missing) * step;
}

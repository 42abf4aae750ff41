import { add, multiply, type Rational, rational, subtract } from "../../exact/rational.ts";
import { waysToChoose } from "../../exact/ways-to-choose.ts";
import { holdWeightOf, lowestOf } from "./coins.ts";
import { type Hold, PLACES, POTS, RESPINS, TRIGGERING_COINS } from "./data.ts";

/** Mean and mean square of a payout, in coins of the stake. */
export type Moments = { readonly mean: Rational; readonly square: Rational };

/** The payout moments of respins that start with each number of coins, six to fifteen; solved backwards from the full grid. */
export function momentsByStart(hold: Hold): ReadonlyMap<number, Moments> {
  const paid = momentsByCount(hold);
  const solved = new Map<number, Moments>([[PLACES, paid[PLACES] as Moments]]);
  for (let held = PLACES - 1; held >= TRIGGERING_COINS; held -= 1) {
    const { ends, landed } = nextOf(hold, held);
    const mixed = (value: (moments: Moments) => Rational) =>
      landed.reduce(
        (sum, chance, more) => add(sum, multiply(chance, value(solved.get(held + more + 1) as Moments))),
        multiply(ends, value(paid[held] as Moments)),
      );
    solved.set(held, { mean: mixed(({ mean }) => mean), square: mixed(({ square }) => square) });
  }
  return solved;
}

/** The probability of a full grid, by the number of coins at the start of the respins. */
export function grandByStart(hold: Pick<Hold, "landsOneIn">): ReadonlyMap<number, Rational> {
  const solved = new Map<number, Rational>([[PLACES, rational(1)]]);
  for (let held = PLACES - 1; held >= TRIGGERING_COINS; held -= 1) {
    const { landed } = nextOf(hold, held);
    const full = landed.reduce(
      (sum, chance, more) => add(sum, multiply(chance, solved.get(held + more + 1) as Rational)),
      rational(0),
    );
    solved.set(held, full);
  }
  return solved;
}

/**
 * One step of the chain over the number of coins held, from three respins left. `ends` is the probability that all three respins land no
 * coin. `landed[k - 1]` is the probability that the first respin to land any coin lands k.
 */
export function nextOf({ landsOneIn }: Pick<Hold, "landsOneIn">, held: number) {
  const empty = PLACES - held;
  const lands = rational(1, landsOneIn);
  const misses = subtract(rational(1), lands);
  const none = power(misses, empty);
  let tries = rational(0);
  for (let respin = 0; respin < RESPINS; respin += 1) tries = add(tries, power(none, respin));
  const landed = Array.from({ length: empty }, (_, more) => {
    const count = more + 1;
    const once = multiply(power(lands, count), power(misses, empty - count));
    return multiply(tries, multiply(rational(waysToChoose(empty, count)), once));
  });
  return { ends: power(none, RESPINS), landed };
}

/**
 * The total value of a number of coins, with the grand pot for a full grid. Coins are drawn one after another; the state is the set of pots
 * won, as bits.
 */
function momentsByCount(hold: Hold): Moments[] {
  const weight = BigInt(holdWeightOf(hold));
  const lowest = lowestOf(hold);
  type Sums = { count: bigint; sum: bigint; square: bigint };
  const none: Sums = { count: 0n, sum: 0n, square: 0n };
  const states = 2 ** POTS.length;
  let sums: Sums[] = Array.from({ length: states }, (_, won) => (won === 0 ? { ...none, count: 1n } : none));
  const results: Moments[] = [];
  for (let coins = 0; coins <= PLACES; coins += 1) {
    const full = coins === PLACES ? BigInt(hold.grand) : 0n;
    const draws = weight ** BigInt(coins);
    const whole = sums.reduce(plus, none);
    results.push({
      mean: rational(whole.sum + full * whole.count, draws),
      square: rational(whole.square + 2n * full * whole.sum + full * full * whole.count, draws),
    });
    const next = Array.from({ length: states }, () => none);
    const to = (state: number, from: Sums, value: number, times: number) => {
      next[state] = plus(next[state] as Sums, shifted(from, BigInt(value), BigInt(times)));
    };
    for (const [won, from] of sums.entries()) {
      for (const value of hold.values) to(won, from, value.coins, value.weight);
      for (const [bit, pot] of POTS.entries()) {
        const isWon = (won & (1 << bit)) !== 0;
        to(won | (1 << bit), from, isWon ? lowest : hold.pots[pot].coins, hold.pots[pot].weight);
      }
    }
    sums = next;
  }
  return results;

  function plus(one: Sums, other: Sums): Sums {
    return { count: one.count + other.count, sum: one.sum + other.sum, square: one.square + other.square };
  }
  /** The sums after one more coin of this value, multiplied by `times`. */
  function shifted({ count, sum, square }: Sums, value: bigint, times: bigint): Sums {
    return {
      count: count * times,
      sum: (sum + value * count) * times,
      square: (square + 2n * value * sum + value * value * count) * times,
    };
  }
}

/** The largest payout of the respins: a full grid with every pot, and the highest value on the other places. */
export function mostPaid({ values, pots, grand }: Hold): number {
  const highest = (values.at(-1) as { coins: number }).coins;
  const ofPots = POTS.map((pot) => Math.max(pots[pot].coins, highest));
  return grand + ofPots.reduce((sum, coins) => sum + coins, 0) + (PLACES - POTS.length) * highest;
}

function power(base: Rational, exponent: number): Rational {
  const by = BigInt(exponent);
  return rational(base.numerator ** by, base.denominator ** by);
}

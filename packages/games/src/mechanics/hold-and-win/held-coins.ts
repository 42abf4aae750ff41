import { add, multiply, type Rational, rational, subtract } from "../../exact/rational.ts";
import { waysToChoose } from "../../exact/ways-to-choose.ts";
import { type AddTotals, followCoins } from "./coin-chain.ts";
import { facesOf, facesWeight } from "./coins.ts";
import { type Hold, PLACES, RESPINS, TRIGGERING_COINS } from "./data.ts";

/** Mean and mean square of a payout, in coins of the stake. */
export type Moments = { readonly mean: Rational; readonly square: Rational };

/** The payout moments of respins that start with each number of coins, six to fifteen. */
export function momentsByStart(hold: Hold): ReadonlyMap<number, Moments> {
  const none = rational(0);
  // Without special coins it does not matter which coins the spin has landed.
  const alike = hold.specials ? undefined : momentsFrom(hold, TRIGGERING_COINS);
  return new Map(
    [...endsByStart(hold)].map(([start, ends]) => {
      const paid = alike?.slice(start - TRIGGERING_COINS) ?? momentsFrom(hold, start);
      const mixed = (value: (moments: Moments) => Rational) =>
        ends.reduce((sum, chance, more) => add(sum, multiply(chance, value(paid[more] as Moments))), none);
      return [start, { mean: mixed(({ mean }) => mean), square: mixed(({ square }) => square) }];
    }),
  );
}

/**
 * The probabilities of the number of coins at the end, by the number at the start of the respins: the list of a start has them for as many
 * coins, one more and so on up to a full grid. Solved backwards from the full grid.
 */
export function endsByStart(hold: Pick<Hold, "landsOneIn">): ReadonlyMap<number, readonly Rational[]> {
  const solved = new Map<number, Rational[]>([[PLACES, [rational(1)]]]);
  for (let held = PLACES - 1; held >= TRIGGERING_COINS; held -= 1) {
    const { ends, landed } = nextOf(hold, held);
    const chances = [ends, ...landed.map(() => rational(0))];
    for (const [more, chance] of landed.entries())
      for (const [further, later] of (solved.get(held + more + 1) as Rational[]).entries()) {
        const end = more + 1 + further;
        chances[end] = add(chances[end] as Rational, multiply(chance, later));
      }
    solved.set(held, chances);
  }
  return solved;
}

/**
 * One step of the chain over the number of coins held, from three respins left. `ends` is the probability that all three respins land no
 * coin. `landed[k - 1]` is the probability that the first respin to land any coin lands k.
 */
function nextOf({ landsOneIn }: Pick<Hold, "landsOneIn">, held: number) {
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

type Sums = { readonly count: bigint; readonly sum: bigint; readonly square: bigint };

/** The moments of the total value of as many coins as at the start, one more and so on, with the grand pot for a full grid. */
function momentsFrom(hold: Hold, start: number): Moments[] {
  const draws = [false, true].map((isRespun) => BigInt(facesWeight(facesOf(hold, isRespun)))) as [
    bigint,
    bigint,
  ];
  return followCoins<Sums>(hold, start, { count: 1n, sum: 0n, square: 0n }, addSums).map(
    ({ count, sum, square }, more, { length }) => {
      const full = more === length - 1 ? BigInt(hold.grand) : 0n;
      const all = draws[0] ** BigInt(start) * draws[1] ** BigInt(more);
      return {
        mean: rational(sum + full * count, all),
        square: rational(square + 2n * full * sum + full * full * count, all),
      };
    },
  );
}

const addSums: AddTotals<Sums> = (into, from, step) => {
  const [weight, times, plus] = [step.weight, step.times, step.plus].map(BigInt) as [bigint, bigint, bigint];
  const { count, sum, square } = from;
  const squared = times * times * square + 2n * times * plus * sum + plus * plus * count;
  return {
    count: (into?.count ?? 0n) + weight * count,
    sum: (into?.sum ?? 0n) + weight * (times * sum + plus * count),
    square: (into?.square ?? 0n) + weight * squared,
  };
};

/** The largest payout of respins that start with so many coins: the largest total of a full grid, with the grand pot. */
export function mostPaid(hold: Hold, start: number): number {
  const most = followCoins<number>(hold, start, 0, (into = 0, from, { times, plus }) =>
    Math.max(into, times * from + plus),
  );
  return (most.at(-1) as number) + hold.grand;
}

function power(base: Rational, exponent: number): Rational {
  const by = BigInt(exponent);
  return rational(base.numerator ** by, base.denominator ** by);
}

import type { Distribution } from "../../exact/figures.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import { type ShowSpot, showSpot } from "../../shows/show-spot.ts";
import { MAX_SUM, MIN_SUM, type StruckSum } from "./wire.ts";

/** The part of a model's data on which the payouts depend. `returnsHundredths` begins with the lowest sum. */
export type StruckDiceOdds = {
  readonly returnsHundredths: readonly number[];
  readonly counts: readonly { count: number; weight: number }[];
  readonly factors: readonly { factor: number; weight: number }[];
};

/** A thrown round: the sum of the dice and the struck sums. */
export type StruckThrow = { readonly sum: number; readonly strikes: readonly StruckSum[] };

export const SUMS: readonly number[] = Array.from(
  { length: MAX_SUM - MIN_SUM + 1 },
  (_, index) => MIN_SUM + index,
);
const THROWS = 216n;

/** The number of the 216 throws of three dice that give a sum. */
export function throwsOf(sum: number): bigint {
  let throws = 0n;
  for (let one = 1; one <= 6; one += 1)
    for (let two = 1; two <= 6; two += 1) {
      const three = sum - one - two;
      if (three >= 1 && three <= 6) throws += 1n;
    }
  return throws;
}

/** The number of draws for each return of a bet on a sum. Dice and strikes are independent, and each sum is struck with the chance `count / 16`. */
export function returnsOfSum(
  sum: number,
  { returnsHundredths, counts, factors }: StruckDiceOdds,
): Distribution {
  const base = returnsHundredths[sum - MIN_SUM] ?? 0;
  const wins = throwsOf(sum);
  const places = BigInt(SUMS.length) * BigInt(totalWeight(counts));
  const allFactors = BigInt(totalWeight(factors));
  let struck = 0n;
  for (const { count, weight } of counts) struck += BigInt(count) * BigInt(weight);
  const returns = new Map([
    [0, (THROWS - wins) * places * allFactors],
    [base, wins * (places - struck) * allFactors],
  ]);
  for (const { factor, weight } of factors)
    returns.set(base * factor, (returns.get(base * factor) ?? 0n) + wins * struck * BigInt(weight));
  return returns;
}

export function sumSpots(odds: StruckDiceOdds): ShowSpot<StruckThrow>[] {
  return SUMS.map((sum) =>
    showSpot(`sum-${sum}`, returnsOfSum(sum, odds), (thrown) => {
      if (thrown.sum !== sum) return 0;
      const strike = thrown.strikes.find((each) => each.sum === sum);
      return (odds.returnsHundredths[sum - MIN_SUM] ?? 0) * (strike?.factor ?? 1);
    }),
  );
}

/** The share of throws whose sum is one of these spots. */
export function coveredBySums(spots: readonly string[]): number {
  const wins = SUMS.filter((sum) => spots.includes(`sum-${sum}`)).reduce(
    (all, sum) => all + throwsOf(sum),
    0n,
  );
  return Number(wins) / Number(THROWS);
}

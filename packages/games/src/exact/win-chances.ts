import type { PurchaseId } from "@bellwether/contract/studio/game-sheet.ts";
import { type Rational, rational, toNumber } from "./rational.ts";

/** A win is reachable if it has at least this chance: once in a thousand million rounds. */
const MIN_REACHABLE_CHANCE = 1e-9;

/** The way of playing that has the chance: any play, the best play, or a play that aims at this win. */
type WinPlay = "any" | "best" | "aimed";

/** The largest payout, in stakes, that a round reaches or exceeds with at least `MIN_REACHABLE_CHANCE`, and that chance. */
export type ReachableWin = {
  readonly multiple: Rational;
  readonly chance: number;
  readonly play: WinPlay;
};

/** The chance that a round pays at least this many stakes. */
type ChanceAtLeast = { readonly multiple: number; readonly chance: number };

/**
 * The chances of a model's wins, computed exactly from its data and never simulated. `atLeast` holds for the same play as the model's other
 * figures, and leaves out chances below `MIN_REACHABLE_CHANCE`.
 */
export type WinChances = {
  readonly reachable: ReachableWin;
  readonly atLeast: readonly ChanceAtLeast[];
  /** The reachable wins of rounds that were bought, in models that sell any. */
  readonly purchases?: readonly (ReachableWin & { readonly id: PurchaseId })[];
  /** The reachable win of a round with the ante bet, in models that have it. */
  readonly anteBet?: ReachableWin;
};

/** The chance of each payout in coins. */
export type PayoutChances = ReadonlyMap<number, number>;

const MULTIPLES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000] as const;

/** The chances of wins in a round with these payouts in coins. `coinsPerStake` coins are a stake. The chances of all payouts add up to 1. */
export function winChancesOf(
  payouts: PayoutChances,
  coinsPerStake: number,
  play: WinPlay = "any",
): WinChances {
  const descending = [...payouts].filter(([, chance]) => chance > 0).sort(([one], [other]) => other - one);
  const atLeast = new Map<number, number>();
  let reachable: ReachableWin | undefined;
  // Small chances are added first, so that none of them is lost beside a large one.
  let sum = 0;
  for (const [coins, chance] of descending) {
    for (const multiple of MULTIPLES)
      if (coins < multiple * coinsPerStake && !atLeast.has(multiple)) atLeast.set(multiple, sum);
    sum += chance;
    if (!reachable && sum >= MIN_REACHABLE_CHANCE)
      reachable = { multiple: rational(coins, coinsPerStake), chance: toFiveDigits(sum), play };
  }
  if (!reachable) throw new RangeError("no payout is reachable");
  return {
    reachable,
    atLeast: MULTIPLES.map((multiple) => ({ multiple, chance: atLeast.get(multiple) ?? 1 }))
      .filter(({ chance }) => chance >= MIN_REACHABLE_CHANCE)
      .map(({ multiple, chance }) => ({ multiple, chance: toFiveDigits(chance) })),
  };
}

/** Replaces the reachable win by one that only a play aiming at it can reach. `aimed` is that win with the chance of the best such play. */
export function withAimedWin(usual: WinChances, aimed: { multiple: Rational; chance: number }): WinChances {
  return { ...usual, reachable: { ...aimed, chance: toFiveDigits(aimed.chance), play: "aimed" } };
}

/** The chance of each payout from its number of draws. `all` is the number of all draws, by default the sum of the counts. */
export function chancesOfCounts(
  counts: ReadonlyMap<number, bigint | number>,
  all = sumOfCounts(counts),
): PayoutChances {
  return new Map([...counts].map(([coins, count]) => [coins, toNumber(rational(count, all))]));
}

function sumOfCounts(counts: ReadonlyMap<number, bigint | number>): bigint {
  let sum = 0n;
  for (const count of counts.values()) sum += BigInt(count);
  return sum;
}

/** The payouts of two cases that exclude each other. Chances of the same payout are added. */
export function mergePayouts(one: PayoutChances, other: PayoutChances): PayoutChances {
  const both = new Map(one);
  for (const [coins, chance] of other) both.set(coins, (both.get(coins) ?? 0) + chance);
  return both;
}

/** Five digits: fewer than the computation gets right, so every machine records the same number. */
function toFiveDigits(chance: number): number {
  return Number(chance.toPrecision(5));
}

import { addProduct, type ComplexList, complexList } from "../../exact/fourier.ts";
import { mixture, type Points, payoutsOf, zeroPayout } from "../../exact/generating.ts";
import {
  chancesOfCounts,
  type PayoutChances,
  type WinChances,
  winChancesOf,
} from "../../exact/win-chances.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import type { FreeSpinsToPlay } from "../../slots/free-spins.ts";
import { payoutsWithFeature, roundPayouts, type SpinPayouts } from "../../slots/free-spins-payouts.ts";
import { bonusResults, weightOfResults } from "./bonus-results.ts";
import type { LinesData } from "./data.ts";
import { freeSpinsFrom, purchasesOf } from "./purchases.ts";
import { freeSpin, paidSpin, type SpinState, stateAfter } from "./spin.ts";
import { outcomesOf } from "./spin-cases.ts";
import { countSpins, spinDistribution } from "./spin-distribution.ts";

/**
 * The chances of a lines slot's wins, over all stops of the paid spin and of its free spins; and the largest wins of a round that was bought or
 * has the ante bet.
 */
export function computeWinChances(data: LinesData): WinChances {
  const { anteBet, coinsPerStake } = data;
  const purchases = purchasesOf(data);
  const largestOf = (payouts: PayoutChances) => winChancesOf(payouts, coinsPerStake).reachable;
  return {
    ...winChancesOf(payoutsOfRound(data), coinsPerStake),
    ...(purchases.length > 0 && {
      purchases: purchases.map((purchase) => ({
        id: purchase.id,
        ...largestOf(payoutsOf((points) => freeSpinsAt(data)(points, freeSpinsFrom(data, purchase)))),
      })),
    }),
    ...(anteBet && { anteBet: largestOf(payoutsOfRound(data, anteBet.strips)) }),
  };
}

/** The chance of each payout of a round, in coins. `strips` are those of the paid spin, if they differ. */
export function payoutsOfRound(data: LinesData, strips = data.strips): PayoutChances {
  const turned = { ...data, strips };
  const paid = chancesOfSpin(turned, spinDistribution(turned, paidSpin(data)));
  return data.feature || strips !== data.strips
    ? payoutsWithFeature(paid, bonusAt(data))
    : roundPayouts(data.freeSpins, paid);
}

function chancesOfSpin(
  data: LinesData,
  { plain, triggering }: ReturnType<typeof spinDistribution>,
): SpinPayouts {
  const all = outcomesOf(data);
  return { plain: chancesOfCounts(plain, all), triggering: chancesOfCounts(triggering, all) };
}

/** The payouts of free spins that leave the same state to the next one, and all with or all without a trigger. */
type PartPayouts = { readonly next: SpinState; readonly triggers: boolean; readonly coins: PayoutChances };

/** The payouts of a free spin by the state with which it begins. */
type SpinLaw = (state: SpinState) => readonly PartPayouts[];

/** The generating function of what follows three scatters: the mean over the results of the wheel or the trail. */
function bonusAt(data: LinesData): (points: Points) => ComplexList {
  const results = bonusResults(data);
  const all = weightOfResults(results);
  const spinsAt = freeSpinsAt(data);
  return (points) =>
    mixture(
      points,
      results.map(({ freeSpins, coins }) => {
        const both = complexList(points.count);
        const paid = new Map([...coins].map(([each, weight]) => [each, weight / all]));
        addProduct(both, points.of(paid), freeSpins ? spinsAt(points, freeSpins) : zeroPayout(points));
        return [1, both];
      }),
    );
}

/** The generating function of free spins at any points; with a book it is the mean over the book's symbols. */
function freeSpinsAt(data: LinesData): (points: Points, freeSpins: FreeSpinsToPlay) => ComplexList {
  const { feature } = data;
  if (feature?.kind !== "book") {
    const law = spinLaw(data);
    return (points, freeSpins) => chainAt(points, freeSpins, law);
  }
  const all = totalWeight(feature.symbols);
  const books = feature.symbols.map(({ symbol, weight }) => [weight / all, spinLaw(data, symbol)] as const);
  return (points, freeSpins) =>
    mixture(
      points,
      books.map(([chance, law]) => [chance, chainAt(points, freeSpins, law)]),
    );
}

function spinLaw(data: LinesData, book?: string): SpinLaw {
  const all = outcomesOf(data);
  const known = new Map<SpinState, PartPayouts[]>();
  return (state) => {
    const before = known.get(state);
    if (before) return before;
    const kind = freeSpin(data, state, book);
    const parts = countSpins(data, kind).map(({ marked, triggers, coins }) => ({
      next: stateAfter(data, kind, marked),
      triggers,
      coins: chancesOfCounts(coins, all),
    }));
    known.set(state, parts);
    return parts;
  };
}

/** The generating function of the free spins, by the recursion that `solveChain` uses for their moments. */
function chainAt(
  points: Points,
  { spins: award, multipliers, first = award }: FreeSpinsToPlay,
  law: SpinLaw,
): ComplexList {
  const spins = new Map<string, readonly (PartPayouts & { readonly at: ComplexList })[]>();
  const spinAt = (state: SpinState, multiplier: number) => {
    const key = `${state} ${multiplier}`;
    const before = spins.get(key);
    if (before) return before;
    const parts = law(state).map((part) => ({ ...part, at: points.of(part.coins, multiplier) }));
    spins.set(key, parts);
    return parts;
  };
  const known = new Map<string, ComplexList>();
  const value = (left: number, level: number, state: SpinState): ComplexList => {
    if (left === 0) return zeroPayout(points);
    const key = `${left} ${level} ${state}`;
    const before = known.get(key);
    if (before) return before;
    const raised = Math.min(level + 1, multipliers.length - 1);
    const sum = complexList(points.count);
    for (const { next, triggers, at } of spinAt(state, multipliers[level] as number)) {
      const retriggers = triggers && raised > level;
      addProduct(sum, at, retriggers ? value(left - 1 + award, raised, next) : value(left - 1, level, next));
    }
    known.set(key, sum);
    return sum;
  };
  return value(first, 0, 0);
}

import type { Figures } from "../../exact/figures.ts";
import { add, rational, toNumber } from "../../exact/rational.ts";
import {
  figuresWithFreeSpins,
  type PartMoments,
  type SpinMoments,
  TRIGGERING_SCATTERS,
} from "../../slots/free-spins.ts";
import { bestSpin } from "./best-spin.ts";
import type { WaysData } from "./data.ts";
import { mostFurther, withFurtherSpins } from "./opening-rows.ts";
import { type CountedReels, countReels } from "./reel-counts.ts";

/**
 * Computes the exact figures of a ways slot without enumerating its stops, of which there can be 4,000 million. A symbol's win is a product
 * over the reels, and reels are independent; so the sum of all wins over all stops is a product of one sum per reel. The sum of products of
 * two wins is computed in the same way for each pair of symbols and lengths. Each sum is split by the number of scatters, which decides on
 * the feature.
 */
export function computeFigures(data: WaysData): Figures {
  const reels = countReels(data);
  const free = waysMoments(data, reels);
  const best = { plain: bestSpin(data, reels, false) ?? 0, triggering: bestSpin(data, reels, true) };
  const further = mostFurther(data);
  const withFurther = {
    plain: best.plain + further,
    triggering: best.triggering === undefined ? undefined : best.triggering + further,
  };
  return figuresWithFreeSpins(data, paidMoments(data, free), withFurther, { spin: free, best });
}

/** The moments of the paid spin, with the further spins of a model whose rows open. */
export function paidMoments(data: WaysData, spin: SpinMoments): SpinMoments {
  return withFurtherSpins(data, spin, (opened) => waysMoments(opened, countReels(opened)));
}

/** Sums over all stops, by the number of scatters shown. */
type ByScatters = readonly bigint[];

/** A win of a symbol on exactly this many reels. */
type Win = { readonly symbol: number; readonly reels: number; readonly coins: number };

export function waysMoments(data: WaysData, reels: CountedReels): SpinMoments {
  const wins: Win[] = Object.values(data.pays).flatMap((pays, symbol) =>
    pays.map((coins, index) => ({ symbol, reels: index + 3, coins })),
  );
  const counts = sumOver(reels, []);
  const means = combine(wins.map((win) => [win.coins, sumOver(reels, [win])]));
  const squares = combine(
    wins.flatMap((one) =>
      wins.map((other): [number, ByScatters] => [one.coins * other.coins, sumOver(reels, [one, other])]),
    ),
  );
  const all = data.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  let [mean, trigger] = [rational(0), rational(0)];
  const plain: PartMoments = { chance: 0, mean: 0, square: 0 };
  const triggering: PartMoments = { chance: 0, mean: 0, square: 0 };
  for (const [scatters, count] of counts.entries()) {
    const paid = BigInt(data.scatterPays[scatters - 3] ?? 0);
    const won = means[scatters] ?? 0n;
    const chance = rational(count, all);
    const meanHere = rational(won + paid * count, all);
    const squareHere = rational((squares[scatters] ?? 0n) + 2n * paid * won + paid * paid * count, all);
    mean = add(mean, meanHere);
    if (scatters >= TRIGGERING_SCATTERS) trigger = add(trigger, chance);
    const part = scatters >= TRIGGERING_SCATTERS ? triggering : plain;
    part.chance += toNumber(chance);
    part.mean += toNumber(meanHere);
    part.square += toNumber(squareHere);
  }
  return { mean, trigger, nothing: rational(countNothing(reels), all), plain, triggering };
}

/** The sum over all stops of the product of these wins' ways: the product of one sum per reel. */
function sumOver(reels: CountedReels, wins: readonly Win[]): ByScatters {
  let product: bigint[] = [1n];
  for (const [reel, stops] of reels.entries()) {
    const sums: [number, number] = [0, 0];
    for (const { counts, scatters, times } of stops) {
      let factor = times;
      for (const win of wins) factor *= waysOn(counts[win.symbol] as number, reel, win.reels);
      sums[scatters] += factor;
    }
    const [without, shown] = [BigInt(sums[0]), BigInt(sums[1])];
    product = [...product, 0n].map((sum, scatters) => sum * without + (product[scatters - 1] ?? 0n) * shown);
  }
  return product;
}

/** The factor of a reel for a win on exactly `length` reels: the count on a winning reel, 0 or 1 for the reel after them, then 1. */
function waysOn(count: number, reel: number, length: number): number {
  if (reel < length) return count;
  return reel === length && count > 0 ? 0 : 1;
}

function combine(terms: readonly (readonly [number, ByScatters])[]): bigint[] {
  const sums: bigint[] = [];
  for (const [factor, term] of terms)
    for (const [scatters, sum] of term.entries())
      sums[scatters] = (sums[scatters] ?? 0n) + BigInt(factor) * sum;
  return sums;
}

/** The number of stops that pay nothing: no symbol on all of the first three reels, and too few scatters. */
function countNothing(reels: CountedReels): bigint {
  const [first = [], second = [], third = [], ...others] = reels;
  const losing: [bigint, bigint, bigint] = [0n, 0n, 0n];
  for (const one of first) {
    for (const two of second) {
      const both = one.shown & two.shown;
      const scatters = one.scatters + two.scatters;
      for (const three of third) {
        if ((both & three.shown) !== 0 || scatters + three.scatters >= TRIGGERING_SCATTERS) continue;
        losing[(scatters + three.scatters) as 0 | 1 | 2] += BigInt(one.times * two.times * three.times);
      }
    }
  }
  const rest = sumOver(others, []);
  let nothing = 0n;
  for (const [scatters, count] of losing.entries())
    for (let more = 0; scatters + more < TRIGGERING_SCATTERS; more += 1)
      nothing += count * (rest[more] ?? 0n);
  return nothing;
}

import { rational, toNumber } from "../../exact/rational.ts";
import type { Draws } from "../../fairness/draws.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "../../search/order.ts";
import { solveGrowing } from "../../search/pays.ts";
import { floatBetween, searchDraws, shuffled } from "../../search/random.ts";
import { TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import { computeFigures } from "./compute-figures.ts";
import { computeReturn } from "./compute-return.ts";
import type { LinesData } from "./data.ts";
import { type FeaturedStyle, featuredStyle } from "./featured-style.ts";
import { type FeatureKind, isSpread } from "./lines-features.ts";
import { playLines, playTriggered } from "./play.ts";
import { linePaysOf, shareOut } from "./search-lines.ts";
import { drawLinesSpin, paidSpin } from "./spin.ts";
import { outcomesOf } from "./spin-cases.ts";
import { factorisedParts } from "./spin-parts.ts";
import type { LinesEvent } from "./wire.ts";

const SPINS = 1500;
const FEATURES = 400;
const MAX_STEEPNESS = 0.75;
const MIN_GROWTH = 1.5;
const MAX_GROWTH = { usual: 12, spread: 34 };
/** The number of times that the scale is corrected by the exact return of its rounded pays. */
const CORRECTIONS = 6;

/**
 * Searches for the data of a lines slot with a feature. The target hit rate of paid spins determines the steepness of the weights. Wins of
 * sampled spins and features give the growth of the pays for the target deviation. Then the exact return corrects the scale until the
 * rounded pays reach the target.
 */
export function searchFeaturedLines(order: Order, kind: FeatureKind, draws: Draws): LinesData | undefined {
  const { wanted, paying } = order;
  const style = featuredStyle(order, kind, draws);
  const flat = linePaysOf(paying, 1, 1, 1, () => 1);
  const hits = (each: number) => hitsOf(playable(order, style, each, flat), order.id);
  if (hits(0) > wanted.hitRate || hits(MAX_STEEPNESS) < wanted.hitRate) return;
  const shape = playable(order, style, solveGrowing(0, MAX_STEEPNESS, wanted.hitRate, hits), flat);
  const [lowest, highest] = style.pays?.bases ?? (isSpread(kind) ? [1.35, 2.1] : [1.25, 1.6]);
  const base = floatBetween(draws, lowest, highest);
  const sample = sampleOf(shape, order.id);
  const maxGrowth = style.pays?.maxGrowth ?? (isSpread(kind) ? MAX_GROWTH.spread : MAX_GROWTH.usual);
  const fit = (deviation: number) => fitTo({ order, shape, sample, base, deviation, maxGrowth });
  const first = fit(wanted.standardDeviation);
  if (!first || !isSpread(kind)) return first;
  // Few sampled spins have the largest wins. The exact deviation says by how much the sample misses the target.
  const missed = wanted.standardDeviation / computeFigures(first).standardDeviation;
  return Math.abs(missed - 1) < 0.05 ? first : fit(wanted.standardDeviation * missed);
}

/** What the pays are fitted to: reels, sampled wins, the factor from symbol to symbol, the deviation, and the largest growth. */
type Fit = {
  order: Order;
  shape: LinesData;
  sample: Sample;
  base: number;
  deviation: number;
  maxGrowth: number;
};

function fitTo({
  order: { paying, wanted },
  shape,
  sample,
  base,
  deviation,
  maxGrowth,
}: Fit): LinesData | undefined {
  const growth = solveGrowing(MIN_GROWTH, maxGrowth, deviation, (each) =>
    deviationOf(sample, linePaysOf(paying, base, each, 1, exactly), wanted.returnToPlayer),
  );
  const paysAt = (scale: number) => linePaysOf(paying, base, growth, scale);
  const atOne = meanOf(sample, linePaysOf(paying, base, growth, 1, exactly));
  let scale = (wanted.returnToPlayer - sample.scatters) / atOne;
  let best: { data: LinesData; missed: number } | undefined;
  for (let step = 0; step < CORRECTIONS && scale > 0; step += 1) {
    const data = { ...shape, linePays: paysAt(scale) };
    const returned = toNumber(computeReturn(data));
    const missed = Math.abs(returned - wanted.returnToPlayer);
    if (!best || missed < best.missed) best = { data, missed };
    if (missed < 0.002) break;
    scale *= 1 + (wanted.returnToPlayer / returned - 1) * 0.9;
  }
  return best?.data;
}

const exactly = (coins: number) => coins;

type LinePays = LinesData["linePays"];

function playable(order: Order, style: FeaturedStyle, steepness: number, linePays: LinePays): LinesData {
  const strips = stripsOf(order, style, steepness);
  const { twins = [] } = style;
  return {
    rows: style.rows,
    coinsPerStake: COINS_PER_STAKE,
    stakes: STAKES,
    wild: order.wild,
    scatter: order.scatter,
    strips: strips.map((strip, reel) =>
      twins.includes(reel) ? (strips[twins[0] as number] ?? strip) : strip,
    ),
    lines: style.lines,
    linePays,
    scatterPays: { 3: 2 * COINS_PER_STAKE, 4: 10 * COINS_PER_STAKE, 5: 50 * COINS_PER_STAKE },
    freeSpins: style.freeSpins,
    feature: style.feature,
  };
}

function stripsOf(order: Order, style: FeaturedStyle, steepness: number): string[][] {
  const draws = searchDraws(style.seed);
  return style.lengths.map((length, reel) => {
    const wilds = style.wilds[reel] ?? [];
    const stacks = style.stacks?.[reel] ?? [];
    const mysteries = stacks.reduce((sum, height) => sum + height, 0);
    const upgrades =
      style.feature.kind === "upgrading-symbols" && style.upgrading?.includes(reel)
        ? [style.feature.symbol]
        : [];
    const others = length - wilds.length - mysteries - upgrades.length - 1;
    const counts = shareOut(draws, order.paying.length, others, steepness);
    const strip = shuffled(
      draws,
      order.paying.flatMap((symbol, rank) => Array<string>(counts[rank] as number).fill(symbol)),
    );
    // The scatter is at the start and wilds are in the middle: never both in one window.
    for (const wild of [...wilds, ...upgrades]) strip.splice(5 + draws.below(strip.length - 10), 0, wild);
    if (style.feature.kind === "mystery-symbols")
      for (const [place, height] of stacks.entries()) {
        const half = Math.floor(strip.length / 2);
        const stack = Array<string>(height).fill(style.feature.symbol);
        strip.splice(place * half + draws.below(half), 0, ...stack);
      }
    return [order.scatter, ...strip];
  });
}

function hitsOf(data: LinesData, seed: string): number {
  const draws = searchDraws(seed);
  const kind = paidSpin(data);
  let hits = 0;
  for (let spin = 0; spin < SPINS; spin += 1) {
    const { shown } = drawLinesSpin(data, draws, kind);
    if (shown.lineWins.length > 0 || shown.scatterCount >= TRIGGERING_SCATTERS) hits += 1;
  }
  return hits / SPINS;
}

/** The wins of one spin or one feature: the frequency of each symbol and count, multipliers included, under `${symbol} ${count}`. */
type Wins = Map<string, number>;

/** The wins of a feature, and the prizes of its wheel or trail in stakes, which do not depend on the pays. */
type FeatureWins = { readonly wins: Wins; readonly prizes: number };

/**
 * Sampled paid spins and features; `trigger` is exact, `scatters` is the return of the scatters and of the prizes after them as a share of
 * the stake.
 */
type Sample = {
  readonly spins: readonly Wins[];
  readonly features: readonly FeatureWins[];
  readonly trigger: number;
  readonly scatters: number;
};

function sampleOf(data: LinesData, seed: string): Sample {
  const draws = searchDraws(seed);
  const unscattered = { ...data, scatterPays: { 3: 1, 4: 1, 5: 1 } };
  const stake = BigInt(data.coinsPerStake);
  const winsIn = (isFeature: boolean): FeatureWins => {
    const wins: Wins = new Map();
    let prizes = 0;
    const play = isFeature ? playTriggered : playLines;
    for (const event of play(unscattered, draws, stake).events) {
      if (!isFeature && STARTS.has(event.type)) break;
      if (event.type === "wheel-turned" || event.type === "die-thrown")
        prizes += Number(event.payoutMinor) / data.coinsPerStake;
      if (event.type !== "line-won" && event.type !== "book-won") continue;
      const count = event.type === "line-won" ? event.positions.length : event.reels.length;
      const times = event.type === "line-won" ? event.multiplier : event.multiplier * event.lines;
      const key = `${event.symbol} ${count}`;
      wins.set(key, (wins.get(key) ?? 0) + times);
    }
    return { wins, prizes };
  };
  const trigger = triggerOf(data);
  const spins = Array.from({ length: SPINS }, () => winsIn(false).wins);
  const features = Array.from({ length: FEATURES }, () => winsIn(true));
  const prizes = average(features.map((each) => each.prizes));
  return {
    spins,
    features,
    trigger,
    scatters: trigger * (data.scatterPays[3] / data.coinsPerStake + prizes),
  };
}

/** The events with which a feature can start. */
const STARTS: ReadonlySet<LinesEvent["type"]> = new Set([
  "free-spins-awarded",
  "book-opened",
  "wheel-turned",
  "trail-started",
]);

/** The chance that the paid spin triggers. */
function triggerOf(data: LinesData): number {
  const triggers = factorisedParts(data, paidSpin(data)).reduce(
    (sum, { count, triggers: isTrigger }) => (isTrigger ? sum + count : sum),
    0n,
  );
  return toNumber(rational(triggers, outcomesOf(data)));
}

const coinsOf = (wins: Wins, pays: LinePays) => {
  let coins = 0;
  for (const [key, times] of wins) {
    const [symbol = "", count = ""] = key.split(" ");
    coins += times * (pays[symbol]?.[Number(count) as 3 | 4 | 5] ?? 0);
  }
  return coins / COINS_PER_STAKE;
};

const average = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** The return of the lines as a share of the stake. */
function meanOf({ spins, features, trigger }: Sample, pays: LinePays): number {
  return (
    average(spins.map((wins) => coinsOf(wins, pays))) +
    trigger * average(features.map(({ wins }) => coinsOf(wins, pays)))
  );
}

/** The standard deviation in stakes after the pays are scaled to the return. */
function deviationOf(sample: Sample, pays: LinePays, returned: number): number {
  const { spins, features, trigger, scatters } = sample;
  const scale = (returned - scatters) / meanOf(sample, pays);
  const spin = spins.map((wins) => scale * coinsOf(wins, pays));
  const feature = features.map(({ wins, prizes }) => scale * coinsOf(wins, pays) + prizes + 2);
  const square = average(spin.map((each) => each ** 2)) + trigger * average(feature.map((each) => each ** 2));
  return Math.sqrt(Math.max(0, square - returned ** 2));
}

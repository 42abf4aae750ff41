import type { Draws } from "../../fairness/draws.ts";
import { linePaths, type Path } from "../../search/line-paths.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "../../search/order.ts";
import { nearestScale, roundPay, solveGrowing } from "../../search/pays.ts";
import { floatBetween, oneOf, searchDraws, shuffled } from "../../search/random.ts";
import { type FreeSpins, TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import type { LinesData } from "./data.ts";
import { estimateLines, LINE_CORRELATION } from "./estimate-lines.ts";
import type { LinesPlan } from "./many-lines.ts";
import { drawStops, readSpin } from "./spin.ts";

const SAMPLE = 1500;
const MAX_STEEPNESS = 0.75;
const MIN_GROWTH = 1.6;
const MAX_GROWTH = 16;
const BASES = [1.25, 1.6] as const;

type Steepness = {
  plan?: LinesPlan;
  maxGrowth?: number;
  bases?: readonly [number, number];
  freeSpins?: FreeSpins;
};

/** The rows and lines that a lines slot can have. */
export const LINE_SHAPES: readonly LinesPlan[] = [
  { rows: 3, lines: 9 },
  { rows: 3, lines: 10 },
  { rows: 3, lines: 15 },
  { rows: 3, lines: 20 },
  { rows: 3, lines: 25 },
  { rows: 4, lines: 20 },
  { rows: 4, lines: 30 },
];
const LADDERS = [
  [2, 3],
  [2, 3, 4],
  [2, 3, 4, 5],
  [2, 4, 8],
  [3, 4, 5],
  [3, 6],
  [2, 5],
] as const;

/**
 * Searches for the data of a lines slot. Steeper weights from the low symbols to the high ones give more hits, so the target hit rate
 * determines the steepness. Steeper pays give more volatility, so the target deviation determines their growth, and the target return their
 * scale. Rows and lines, and the free spins, are drawn if they are not given. Pays grow from symbol to symbol by a factor in `bases`, and from count to count by at most `maxGrowth`.
 */
export function searchLines(
  order: Order,
  draws: Draws,
  { plan, maxGrowth = MAX_GROWTH, bases = BASES, freeSpins }: Steepness = {},
): LinesData | undefined {
  const { wanted, paying } = order;
  const drawn = styleOf(draws, plan);
  const style = { ...drawn, freeSpins: freeSpins ?? drawn.freeSpins };
  const hits = (each: number) => hitsOf(playable(order, style, each, flatPays(paying)), order.id);
  if (hits(0) > wanted.hitRate || hits(MAX_STEEPNESS) < wanted.hitRate) return;
  const steepness = solveGrowing(0, MAX_STEEPNESS, wanted.hitRate, hits);
  const shape = playable(order, style, steepness, flatPays(paying));
  const base = floatBetween(draws, ...bases);
  const estimateAt = (growth: number, scale: number, round: (coins: number) => number) =>
    estimateLines({ ...shape, linePays: linePaysOf(paying, base, growth, scale, round) });
  const exactly = (coins: number) => coins;
  // The return is linear in the scale; at scale 0 only the scatters' pays are left.
  const scaleFor = (growth: number) => {
    const scatters = estimateAt(growth, 0, exactly).returned;
    return (wanted.returnToPlayer - scatters) / (estimateAt(growth, 1, exactly).returned - scatters);
  };
  const growth = solveGrowing(
    MIN_GROWTH,
    maxGrowth,
    wanted.standardDeviation / LINE_CORRELATION,
    (each) => estimateAt(each, scaleFor(each), exactly).deviation,
  );
  const scale = nearestScale(
    scaleFor(growth),
    wanted.returnToPlayer,
    (each) => estimateAt(growth, each, roundPay).returned,
  );
  return { ...shape, linePays: linePaysOf(paying, base, growth, scale, roundPay) };
}

/** The properties of a slot besides its weights and pays. */
type Style = {
  readonly rows: 3 | 4;
  readonly lines: Path[];
  readonly lengths: readonly number[];
  readonly wilds: readonly number[];
  readonly scatters: readonly number[];
  readonly freeSpins: FreeSpins;
  readonly seed: string;
};

function styleOf(draws: Draws, plan: LinesPlan | undefined): Style {
  const { rows, lines } = plan ?? oneOf(draws, LINE_SHAPES);
  return {
    rows,
    lines: linePaths(rows, lines),
    lengths: Array.from({ length: 5 }, () => 24 + draws.below(9)),
    wilds: Array.from({ length: 5 }, (_, reel) => (reel === 0 ? 0 : 1 + draws.below(2))),
    scatters: Array.from({ length: 5 }, () => (rows === 3 && draws.below(4) === 0 ? 2 : 1)),
    freeSpins: { spins: oneOf(draws, [6, 7, 8, 10, 12]), multipliers: [...oneOf(draws, LADDERS)] },
    seed: String(draws.below(2 ** 31)),
  };
}

type LinePays = LinesData["linePays"];

function playable(order: Order, style: Style, steepness: number, linePays: LinePays): LinesData {
  const draws = searchDraws(style.seed);
  return {
    rows: style.rows,
    coinsPerStake: COINS_PER_STAKE,
    stakes: STAKES,
    wild: order.wild,
    scatter: order.scatter,
    strips: style.lengths.map((length, reel) => {
      const wilds = style.wilds[reel] as number;
      const scatters = style.scatters[reel] as number;
      const counts = shareOut(draws, order.paying.length, length - wilds - scatters, steepness);
      const others = order.paying.flatMap((symbol, rank) =>
        Array<string>(counts[rank] as number).fill(symbol),
      );
      const strip = shuffled(draws, [...others, ...Array<string>(wilds).fill(order.wild)]);
      // Scatters are half a strip apart: never two in one window.
      strip.splice(draws.below(4), 0, order.scatter);
      if (scatters === 2) strip.splice(4 + Math.floor(strip.length / 2), 0, order.scatter);
      return strip;
    }),
    lines: style.lines,
    linePays,
    scatterPays: { 3: 2 * COINS_PER_STAKE, 4: 10 * COINS_PER_STAKE, 5: 50 * COINS_PER_STAKE },
    freeSpins: style.freeSpins,
  };
}

/** The number of places of each symbol, at least one; the lowest symbol gets the most. */
export function shareOut(draws: Draws, symbols: number, places: number, steepness: number): number[] {
  const weights = Array.from(
    { length: symbols },
    (_, rank) => Math.exp(-steepness * rank) * floatBetween(draws, 0.9, 1.1),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight) => Math.max(1, Math.round((weight / whole) * places)));
  const lowest = counts.slice(1).reduce((sum, count) => sum + count, 0);
  return [Math.max(1, places - lowest), ...counts.slice(1)];
}

/** Pays that grow by the factor `base` from symbol to symbol and by `growth` from count to count. */
export function linePaysOf(
  paying: readonly string[],
  base: number,
  growth: number,
  scale: number,
  round: (coins: number) => number = roundPay,
): LinePays {
  let below = { 3: 0, 4: 0, 5: 0 };
  return Object.fromEntries(
    paying.map((symbol, rank) => {
      const three = scale * base ** rank;
      const pays = { 3: round(three), 4: round(three * growth), 5: round(three * growth ** 2 * base) };
      // Rounding must not make a higher symbol pay less than a lower one.
      below = {
        3: Math.max(pays[3], below[3]),
        4: Math.max(pays[4], below[4]),
        5: Math.max(pays[5], below[5]),
      };
      return [symbol, below];
    }),
  );
}

const flatPays = (paying: readonly string[]): LinePays =>
  Object.fromEntries(paying.map((symbol) => [symbol, { 3: 1, 4: 1, 5: 1 }]));

/** The share of sampled spins that pay. */
function hitsOf(data: LinesData, seed: string): number {
  const draws = searchDraws(seed);
  let hits = 0;
  for (let spin = 0; spin < SAMPLE; spin += 1) {
    const shown = readSpin(data, drawStops(data, draws));
    if (shown.lineWins.length > 0 || shown.scatterCount >= TRIGGERING_SCATTERS) hits += 1;
  }
  return hits / SAMPLE;
}

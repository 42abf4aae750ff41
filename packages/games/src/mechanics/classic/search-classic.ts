import type { Draws } from "../../fairness/draws.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "../../search/order.ts";
import { nearestScale, roundPay, solveGrowing } from "../../search/pays.ts";
import { floatBetween, oneOf, searchDraws, shuffled } from "../../search/random.ts";
import type { ClassicData } from "./data.ts";
import { visitOutcomes } from "./outcomes.ts";
import { coinsOf } from "./reels.ts";

const MAX_STEEPNESS = 0.8;
const MIN_BASE = 1.25;
const MAX_BASE = 4.5;
const LINES: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** The properties of a fruit machine besides its weights and pays; its symbols run from the lowest to the highest. */
type Style = {
  readonly symbols: readonly string[];
  readonly lines: ClassicData["lines"];
  readonly lengths: readonly number[];
  readonly wild: ClassicData["wild"];
  readonly paysTwo: boolean;
  readonly help: ClassicData["help"];
  readonly seed: string;
};

/**
 * Searches for the data of a fruit machine. The target hit rate determines the steepness of the weights from low to high symbols, the
 * target deviation the growth of the pays, and the target return their scale. A title whose name promises a wild gets one in any case.
 */
export function searchClassic(order: Order, draws: Draws, promisesWild = false): ClassicData {
  const { wanted } = order;
  const style = styleOf(order, draws, promisesWild);
  const hits = (steepness: number) => shareOfHits(playable(style, steepness, paysOf(style, 2, 10, roundPay)));
  // Falls back to the nearer end when the style cannot reach the target rate: later attempts accept a larger distance.
  const steepness = solveGrowing(0, MAX_STEEPNESS, wanted.hitRate, hits);
  const at = (base: number, scale: number) =>
    playable(
      style,
      steepness,
      paysOf(style, base, scale, (coins) => coins),
    );
  const base = solveGrowing(MIN_BASE, MAX_BASE, wanted.standardDeviation / wanted.returnToPlayer, (each) => {
    const { mean, deviation } = spreadOf(at(each, 1));
    return deviation / mean;
  });
  // The return is linear in the pays as long as the same nudges are taken.
  const frequencies = frequenciesOf(at(base, 1));
  const scale = nearestScale(
    wanted.returnToPlayer / spreadOf(at(base, 1)).mean,
    wanted.returnToPlayer,
    (each) => returnOf(frequencies, paysOf(style, base, each, roundPay)),
  );
  return playable(style, steepness, paysOf(style, base, scale, roundPay));
}

/** Derives lines and wild from the title, so that every kind of machine occurs; the rest is drawn for each attempt. */
function styleOf({ id, paying, wild }: Order, draws: Draws, promisesWild: boolean): Style {
  const fixed = searchDraws(id);
  const lines = oneOf(fixed, [1, 3, 3, 5, 5]);
  const hasWild = fixed.below(2) === 0 || promisesWild;
  const count = Math.min(paying.length + 1, (lines === 1 ? 5 : lines === 3 ? 6 : 7) + draws.below(2));
  // With more lines a spin is more often one step from a win, so help is rarer.
  const rarer = lines === 1 ? 1 : lines;
  return {
    symbols: [...paying, wild].slice(-count),
    lines: LINES.slice(0, lines).map(([one, two, three]) => [one, two, three]),
    lengths: Array.from({ length: 3 }, () => 17 + draws.below(10)),
    wild: hasWild ? { symbol: wild, multiplier: oneOf(draws, [1, 2, 2, 3]) } : undefined,
    paysTwo: draws.below(3) === 0,
    help: oneOf(draws, [
      { kind: "nudge", oneIn: rarer + draws.below(4), reach: 1 } as const,
      { kind: "nudge", oneIn: 3 * rarer + draws.below(4), reach: 2 } as const,
      { kind: "respin", oneIn: rarer + draws.below(4) } as const,
    ]),
    seed: String(draws.below(2 ** 31)),
  };
}

type Pays = ClassicData["linePays"];

/** Pays that grow by the factor `base` from symbol to symbol, in coins; the lowest symbol may pay for two. */
function paysOf(
  { symbols, wild, paysTwo }: Style,
  base: number,
  scale: number,
  round: (coins: number) => number,
): Pays {
  let below = 0;
  return Object.fromEntries(
    symbols.map((symbol, rank) => {
      // Rounding must not make a higher symbol pay less than a lower one.
      below = Math.max(below, round(COINS_PER_STAKE * scale * base ** rank));
      const two = paysTwo && rank === 0 && symbol !== wild?.symbol;
      return [symbol, { 3: below, ...(two && { 2: round((COINS_PER_STAKE * scale) / 2.5) }) }];
    }),
  );
}

function playable(style: Style, steepness: number, linePays: Pays): ClassicData {
  const draws = searchDraws(style.seed);
  return {
    coinsPerStake: COINS_PER_STAKE,
    stakes: STAKES,
    strips: style.lengths.map((length) => {
      const weights = style.symbols.map(
        (_, rank) => Math.exp(-steepness * rank) * floatBetween(draws, 0.85, 1.15),
      );
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      // One wild on each reel; with more, most spins would pay.
      const counts = weights.map((weight, rank) =>
        style.symbols[rank] === style.wild?.symbol ? 1 : Math.max(1, Math.round((weight / whole) * length)),
      );
      return spread(
        shuffled(
          draws,
          style.symbols.flatMap((symbol, rank) => Array<string>(counts[rank] as number).fill(symbol)),
        ),
      );
    }),
    lines: style.lines,
    ...(style.wild && { wild: style.wild }),
    linePays,
    help: style.help,
  };
}

/** The strip with equal neighbours moved apart where possible. */
function spread(strip: readonly string[]): string[] {
  const apart = [...strip];
  for (let place = 1; place < apart.length; place += 1) {
    if (apart[place] !== apart[place - 1]) continue;
    const other = apart.findIndex((symbol, from) => from > place && symbol !== apart[place]);
    if (other < 0) break;
    [apart[place], apart[other]] = [apart[other] as string, apart[place] as string];
  }
  return apart;
}

function shareOfHits(data: ClassicData): number {
  let hits = 0;
  const all = visitOutcomes(data, (wins, weight) => {
    if (wins.length > 0) hits += weight;
  });
  return hits / all;
}

/** Mean and standard deviation in stakes. */
function spreadOf(data: ClassicData): { mean: number; deviation: number } {
  let sum = 0;
  let squares = 0;
  const all = visitOutcomes(data, (wins, weight) => {
    const paid = coinsOf(wins) / COINS_PER_STAKE;
    sum += paid * weight;
    squares += paid ** 2 * weight;
  });
  const mean = sum / all;
  return { mean, deviation: Math.sqrt(squares / all - mean ** 2) };
}

/** The frequency of each pay in a round, with its wilds' multiplier. */
type Frequencies = readonly { symbol: string; count: 2 | 3; frequency: number }[];

function frequenciesOf(data: ClassicData): Frequencies {
  const sums = new Map<string, { symbol: string; count: 2 | 3; frequency: number }>();
  const all = visitOutcomes(data, (wins, weight) => {
    for (const { symbol, count, multiplier } of wins) {
      const key = `${symbol} ${count}`;
      const { frequency } = sums.get(key) ?? { frequency: 0 };
      sums.set(key, { symbol, count, frequency: frequency + multiplier * weight });
    }
  });
  return [...sums.values()].map((sum) => ({ ...sum, frequency: sum.frequency / all }));
}

function returnOf(frequencies: Frequencies, pays: Pays): number {
  const coins = frequencies.reduce(
    (sum, each) => sum + each.frequency * (pays[each.symbol]?.[each.count] ?? 0),
    0,
  );
  return coins / COINS_PER_STAKE;
}

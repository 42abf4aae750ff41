import type { Figures } from "../../exact/figures.ts";
import { add, divide, multiply, type Rational, rational, subtract, toNumber } from "../../exact/rational.ts";
import { type WinChances, winChancesOf } from "../../exact/win-chances.ts";
import { totalOf } from "./hand-total.ts";
import { BASIC_STRATEGY, bestPlay, type StrategyTable } from "./strategy.ts";

/*
 * The probability of a round is a product of counts: at each card, the cards of its value left over all cards left. It does not depend on
 * the order of the cards. So the player's cards are counted as sets: the number of orders in which the strategy draws a set, and the final
 * total of the hand. Then the dealer's cards are enumerated once for each set. Values are 1 (ace) to 10.
 */

const VALUES = 10;
/** A set of cards as one number: five bits for the count of each value. */
const SET_BASE = 32;
const unit = Array.from({ length: VALUES }, (_, index) => SET_BASE ** index);

/** The final total of a hand as a class: 0 bust, 1 at most sixteen, then 2 to 6 for 17 to 21; the dealer's 0 is also a bust. */
type Standing = number;
const STANDINGS = 7;
/** A hand's result: its standing, and whether its stake was doubled. */
const RESULTS = STANDINGS * 2;
const NO_HAND = RESULTS;

/** The number of orders in which the strategy draws these cards and ends with this result. */
type Drawn = { readonly set: number; readonly result: number; readonly orders: number };

/** The result of a round, in half stakes: all that is paid, and that minus all stakes. */
type Result = { readonly payout: number; readonly net: number };

/** For each n, the number of orders of `n` cards of the shoe that lead to the result. */
type Tally = { readonly result: Result; readonly orders: bigint[] };

/** The exact distribution of a round played by a strategy. */
export type RoundDistribution = ReadonlyArray<{ readonly result: Result; readonly probability: Rational }>;

/**
 * The exact distribution of rounds from freshly shuffled decks, played by the strategy and without insurance. Takes 40 s of CPU time for
 * six decks. Throws a RangeError when a count would not be exact, which does not happen for six decks.
 */
export function roundDistribution(decks: number, table: StrategyTable = BASIC_STRATEGY): RoundDistribution {
  const tallies = new Map<string, Tally>();
  for (let open = 1; open <= VALUES; open += 1) {
    tallyAgainst(shoeOf(decks), open, setsOf(table, open, "two-hands"), (result, cards, orders) => {
      const key = `${result.payout}/${result.net}`;
      const known = tallies.get(key) ?? { result, orders: [] };
      tallies.set(key, known);
      known.orders[cards] = (known.orders[cards] ?? 0n) + orders;
    });
  }
  const total = decks * 52;
  return [...tallies.values()].map(({ result, orders }) => ({
    result,
    probability: probabilityOf(orders, total),
  }));
}

/**
 * The exact return of the initial stake, as in `figuresOfRounds`, in a second. The two hands of a split have the same mean result: whatever
 * cards the other hand draws, those that follow are as likely as those that would have come before. So one hand is counted twice.
 */
export function returnOfStrategy(decks: number, table: StrategyTable = BASIC_STRATEGY): Rational {
  let sum = rational(1);
  for (let open = 1; open <= VALUES; open += 1) sum = add(sum, netAgainst(open, decks, table));
  return sum;
}

/** The share of the expected net result that comes from this open card of the dealer, in stakes; the sum over all ten is the round's. */
export function netAgainst(open: number, decks: number, table: StrategyTable): Rational {
  const shoe = shoeOf(decks);
  const halves: bigint[] = [];
  const tally = (net: number, cards: number, orders: bigint) => {
    halves[cards] = (halves[cards] ?? 0n) + BigInt(net) * orders;
  };
  tallyAgainst(shoe, open, setsOf(table, open, "one-hand"), ({ net }, cards, orders) =>
    tally(net, cards, orders),
  );
  return divide(probabilityOf(halves, decks * 52), rational(2));
}

/**
 * The figures in initial stakes. The return includes what further stakes win or lose, as in the literature: 1 minus the house edge. The hit
 * rate is that of rounds that pay anything, the largest win is the most that a round can pay, the deviation is that of the net result.
 */
export function figuresOfRounds(distribution: RoundDistribution): Figures {
  const mean = expectation(distribution, ({ net }) => rational(net, 2));
  const square = expectation(distribution, ({ net }) => rational(net * net, 4));
  const largest = Math.max(...distribution.map(({ result }) => result.payout));
  return {
    returnToPlayer: add(mean, rational(1)),
    hitRate: expectation(distribution, ({ payout }) => rational(payout > 0 ? 1 : 0)),
    maxWinMultiple: rational(largest, 2),
    standardDeviation: Math.sqrt(toNumber(subtract(square, multiply(mean, mean)))),
  };
}

/** The chances of the wins in initial stakes: of all that a round pays, as `maxWinMultiple` counts it. */
export function winChancesOfRounds(distribution: RoundDistribution): WinChances {
  const chances = new Map<number, number>();
  for (const { result, probability } of distribution)
    chances.set(result.payout, (chances.get(result.payout) ?? 0) + toNumber(probability));
  return winChancesOf(chances, 2, "best");
}

/** The return of insurance, which is offered on an open ace and pays three stakes if a ten lies below it. */
export function insuranceReturn(decks: number): Rational {
  return multiply(rational(3), rational(decks * 16, decks * 52 - 1));
}

type Tallier = (result: Result, cards: number, orders: bigint) => void;

/** Counts the orders of all rounds against this open card of the dealer. */
function tallyAgainst(shoe: readonly number[], open: number, sets: Sets, tally: Tallier) {
  const left = shoe.with(open - 1, (shoe[open - 1] as number) - 1);
  const opens = BigInt(shoe[open - 1] as number);
  tallyBlackjacks(left, open, (result, orders) => tally(result, 4, opens * orders));
  const draws = dealerSets(open);
  for (const [set, results] of sets) {
    const counts = countsOf(set);
    const orders = opens * ordersOf(left, counts);
    if (orders === 0n) continue;
    const rest = left.map((count, index) => count - (counts[index] as number));
    const cards = 1 + counts.reduce((sum, count) => sum + count, 0);
    const ends = dealerEnds(rest, draws);
    for (const [code, ways] of results) {
      const weight = orders * BigInt(ways);
      for (const [standing, byLength] of ends.entries()) {
        const result = resultOf(code, standing);
        for (const [length, count] of byLength.entries()) {
          // A row has gaps for lengths that no draw has.
          if (count) tally(result, cards + length, weight * count);
        }
      }
    }
  }
}

function shoeOf(decks: number): number[] {
  return Array.from({ length: VALUES }, (_, index) => decks * (index === 9 ? 16 : 4));
}

/** Rounds that a blackjack of either side decides; the player's two cards and the dealer's second are drawn from `left`. */
function tallyBlackjacks(
  left: readonly number[],
  open: number,
  tally: (result: Result, orders: bigint) => void,
) {
  for (let one = 1; one <= VALUES; one += 1) {
    for (let other = 1; other <= VALUES; other += 1) {
      const has = (one === 1 && other === 10) || (one === 10 && other === 1);
      for (let hole = 1; hole <= VALUES; hole += 1) {
        const dealerHas = completes(open, hole);
        if (!has && !dealerHas) continue;
        const orders = ordersOf(left, countsOf(unitOf(one) + unitOf(other) + unitOf(hole)));
        if (has && dealerHas) tally({ payout: 2, net: 0 }, orders);
        else if (has) tally({ payout: 5, net: 3 }, orders);
        else tally({ payout: 0, net: -2 }, orders);
      }
    }
  }
}

/** By the set of all the player's cards: the number of orders in which it is drawn with each result. */
type Sets = ReadonlyMap<number, ReadonlyMap<number, number>>;

/**
 * All sets of cards that the player can hold against the dealer's card when neither side has a blackjack, with the results of the one or
 * two hands and the number of orders of each. With `one-hand`, the first hand of a split counts twice and the other is ignored.
 */
function setsOf(table: StrategyTable, open: number, split: "one-hand" | "two-hands"): Sets {
  const sets = new Map<number, Map<number, number>>();
  const note = (set: number, code: number, orders: number) => {
    const results = sets.get(set) ?? new Map<number, number>();
    sets.set(set, results);
    results.set(code, (results.get(code) ?? 0) + orders);
  };
  for (let one = 1; one <= VALUES; one += 1) {
    for (let other = one; other <= VALUES; other += 1) {
      if (one === 1 && other === 10) continue;
      const start = unitOf(one) + unitOf(other);
      const isSplit = one === other && splits(table, one, open);
      if (isSplit) {
        const hands = drawnFrom(table, open, [one], true);
        for (const left of hands) {
          if (split === "one-hand") {
            note(start + left.set, left.result * (RESULTS + 1) + NO_HAND, left.orders * 2);
            continue;
          }
          for (const right of hands) {
            const code = left.result * (RESULTS + 1) + right.result;
            note(start + left.set + right.set, code, left.orders * right.orders);
          }
        }
        continue;
      }
      for (const { set, result, orders } of drawnFrom(table, open, [one, other], false)) {
        note(start + set, result * (RESULTS + 1) + NO_HAND, orders * (one === other ? 1 : 2));
      }
    }
  }
  return sets;
}

function splits(table: StrategyTable, value: number, dealer: number): boolean {
  const { total, soft } = totalOf(value * 2, value === 1);
  return bestPlay({ total, soft, dealer, mayDouble: true, pair: value }, table) === "split";
}

/** The sets of cards that the strategy draws to a hand starting with these. */
function drawnFrom(table: StrategyTable, dealer: number, first: number[], fromSplit: boolean): Drawn[] {
  const found = new Map<number, Drawn>();
  const end = (set: number, total: number, isDoubled: boolean) => {
    const result = standingOf(total) + (isDoubled ? STANDINGS : 0);
    const key = set * RESULTS + result;
    found.set(key, { set, result, orders: (found.get(key)?.orders ?? 0) + 1 });
  };
  const play = (pips: number, hasAce: boolean, size: number, set: number) => {
    const { total, soft } = totalOf(pips, hasAce);
    if (total > 21) return end(set, total, false);
    // A single card takes a second one; for an ace it is the last.
    const isLast = fromSplit && first[0] === 1 && size === 2;
    const decided = size === 1 ? "hit" : bestPlay({ total, soft, dealer, mayDouble: size === 2 }, table);
    if (isLast || decided === "stand") return end(set, total, false);
    for (let value = 1; value <= VALUES; value += 1) {
      const next = set + unitOf(value);
      const hasAceNow = hasAce || value === 1;
      if (decided === "double") end(next, totalOf(pips + value, hasAceNow).total, true);
      else play(pips + value, hasAceNow, size + 1, next);
    }
  };
  play(
    first.reduce((sum, value) => sum + value, 0),
    first.includes(1),
    first.length,
    0,
  );
  return [...found.values()];
}

/** A set of cards that the dealer can draw, in `orders` orders. `factors` are indexes into a table of falling products. */
type DealerSet = {
  readonly factors: readonly number[];
  readonly orders: number;
  readonly standing: Standing;
  readonly length: number;
};

/** The dealer draws fewer cards of one value than this. */
const COUNTS = 17;

/** All sets that the dealer draws to this card. The first is the face-down card, which makes no blackjack. */
function dealerSets(open: number): DealerSet[] {
  const found = new Map<number, DealerSet>();
  const draw = (pips: number, hasAce: boolean, length: number, set: number) => {
    const { total } = totalOf(pips, hasAce);
    if (total >= 17) {
      const standing = total > 21 ? 0 : total - 15;
      const factors = countsOf(set).flatMap((count, index) => (count > 0 ? [index * COUNTS + count] : []));
      // The set and the dealer's card determine the dealer's standing.
      found.set(set, { factors, standing, length, orders: (found.get(set)?.orders ?? 0) + 1 });
      return;
    }
    for (let value = 1; value <= VALUES; value += 1) {
      if (length === 0 && completes(open, value)) continue;
      draw(pips + value, hasAce || value === 1, length + 1, set + unitOf(value));
    }
  };
  draw(open, open === 1, 0, 0);
  return [...found.values()];
}

/** The number of orders in which the dealer draws to each standing from these cards, by the number of cards drawn. */
function dealerEnds(rest: readonly number[], sets: readonly DealerSet[]): bigint[][] {
  const falling = new Float64Array(VALUES * COUNTS);
  for (const [index, available] of rest.entries()) {
    falling[index * COUNTS] = 1;
    for (let count = 1; count < COUNTS; count += 1) {
      const place = index * COUNTS + count;
      falling[place] = (falling[place - 1] as number) * Math.max(available - count + 1, 0);
    }
  }
  // The orders of up to seven draws are exact as floats; longer draws are rare, and are added as bigints.
  const short = Array.from({ length: STANDINGS }, () => Array<number>(EXACT_DRAWS + 1).fill(0));
  const ends = Array.from({ length: STANDINGS }, (): bigint[] => []);
  for (const { factors, orders, standing, length } of sets) {
    let product = 1;
    for (const factor of factors) product *= falling[factor] as number;
    if (product > Number.MAX_SAFE_INTEGER) throw new RangeError("a product of counts is not exact");
    const row = short[standing] as number[];
    if (length <= EXACT_DRAWS) row[length] = (row[length] as number) + product * orders;
    else {
      const long = ends[standing] as bigint[];
      long[length] = (long[length] ?? 0n) + BigInt(product) * BigInt(orders);
    }
  }
  for (const [standing, row] of short.entries()) {
    for (const [length, orders] of row.entries()) {
      if (orders > Number.MAX_SAFE_INTEGER) throw new RangeError("a sum of orders is not exact");
      (ends[standing] as bigint[])[length] = BigInt(orders);
    }
  }
  return ends;
}
const EXACT_DRAWS = 7;

/** The result of the hands of a code against the dealer's standing. */
function resultOf(code: number, dealer: Standing): Result {
  const hands = [Math.floor(code / (RESULTS + 1)), code % (RESULTS + 1)];
  let payout = 0;
  let staked = 0;
  for (const hand of hands) {
    if (hand === NO_HAND) continue;
    const stake = hand >= STANDINGS ? 4 : 2;
    const player = hand % STANDINGS;
    staked += stake;
    if (player === 0) continue;
    if (dealer === 0 || player > dealer) payout += stake * 2;
    else if (player === dealer) payout += stake;
  }
  return { payout, net: payout - staked };
}

function standingOf(total: number): Standing {
  if (total > 21) return 0;
  return Math.max(total - 15, 1);
}

function completes(open: number, hole: number): boolean {
  return (open === 1 && hole === 10) || (open === 10 && hole === 1);
}

function unitOf(value: number): number {
  return unit[value - 1] as number;
}

function countsOf(set: number): number[] {
  return unit.map((each) => Math.floor(set / each) % SET_BASE);
}

/** The number of ways to deal cards of these counts one after the other, in one order of values. */
function ordersOf(from: readonly number[], counts: readonly number[]): bigint {
  let orders = 1n;
  for (const [index, count] of counts.entries()) {
    const available = from[index] as number;
    for (let dealt = 0; dealt < count; dealt += 1) orders *= BigInt(Math.max(available - dealt, 0));
  }
  return orders;
}

/** The sum over n of the orders of n cards, divided by all orders of n of the shoe's cards. */
function probabilityOf(orders: readonly bigint[], total: number): Rational {
  let numerator = 0n;
  let denominator = 1n;
  for (let cards = 0; cards < orders.length; cards += 1) {
    // The sum so far is over fewer cards; any of the rest can follow.
    numerator = numerator + (orders[cards] ?? 0n);
    if (cards + 1 < orders.length) {
      const next = BigInt(total - cards);
      numerator *= next;
      denominator *= next;
    } else {
      denominator *= 1n;
    }
  }
  return divide(rational(numerator), rational(denominator));
}

function expectation(distribution: RoundDistribution, value: (result: Result) => Rational): Rational {
  return distribution.reduce(
    (sum, { result, probability }) => add(sum, multiply(value(result), probability)),
    rational(0),
  );
}

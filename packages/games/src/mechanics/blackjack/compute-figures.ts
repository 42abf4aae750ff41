import type { Figures } from "../../exact/figures.ts";
import { add, divide, multiply, type Rational, rational, subtract, toNumber } from "../../exact/rational.ts";
import { type WinChances, winChancesOf } from "../../exact/win-chances.ts";
import { completes, countsOf, ordersOf, shoeOf, unitOf, VALUES } from "./card-sets.ts";
import { dealerEnds, dealerSets } from "./dealer-sets.ts";
import { type Result, resultOf } from "./hand-results.ts";
import { type Sets, type SplitCount, setsOf } from "./player-sets.ts";
import { BASIC_STRATEGY, type StrategyTable } from "./strategy.ts";

/*
 * The probability of a round is a product of counts: at each card, the cards of its value left over all cards left. It does not depend on
 * the order of the cards. So the player's cards are counted as sets: the number of orders in which the strategy draws a set, and the final
 * total of the hand. Then the dealer's cards are enumerated once for each set. Values are 1 (ace) to 10.
 */

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
  return returnCounting(decks, table, "one-hand");
}

/** The exact return of a bet behind a seat that is played by the strategy: its first hand, at the single stake. */
export function returnBehind(decks: number, table: StrategyTable = BASIC_STRATEGY): Rational {
  return returnCounting(decks, table, "first-hand");
}

function returnCounting(decks: number, table: StrategyTable, split: SplitCount): Rational {
  let sum = rational(1);
  for (let open = 1; open <= VALUES; open += 1) sum = add(sum, netAgainst(open, decks, table, split));
  return sum;
}

/** The share of the expected net result that comes from this open card of the dealer, in stakes; the sum over all ten is the round's. */
export function netAgainst(
  open: number,
  decks: number,
  table: StrategyTable,
  split: SplitCount = "one-hand",
): Rational {
  const shoe = shoeOf(decks);
  const halves: bigint[] = [];
  const tally = (net: number, cards: number, orders: bigint) => {
    halves[cards] = (halves[cards] ?? 0n) + BigInt(net) * orders;
  };
  tallyAgainst(shoe, open, setsOf(table, open, split), ({ net }, cards, orders) => tally(net, cards, orders));
  return divide(probabilityOf(halves, decks * 52), rational(2));
}

/**
 * The figures in initial stakes. The return includes what further stakes win or lose, as in the literature: 1 minus the house edge. The hit
 * rate is that of rounds that pay more than was staked on them, the largest win is the most that a round can pay, the deviation is that of the net result.
 */
export function figuresOfRounds(distribution: RoundDistribution): Figures {
  const mean = expectation(distribution, ({ net }) => rational(net, 2));
  const square = expectation(distribution, ({ net }) => rational(net * net, 4));
  const largest = Math.max(...distribution.map(({ result }) => result.payout));
  return {
    returnToPlayer: add(mean, rational(1)),
    hitRate: expectation(distribution, ({ net }) => rational(net > 0 ? 1 : 0)),
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

import { type Card, DECK_SIZE, RANK_COUNT } from "../../cards/card.ts";
import { categoryIndex, evaluateCards } from "../../cards/evaluate.ts";
import { type Figures, figuresOf } from "../../exact/figures.ts";
import { rational, toNumber } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf } from "../../exact/win-chances.ts";
import { callsByRule } from "./call-rule.ts";
import type { CasinoHoldemData } from "./data.ts";
import { visitDealerCounts } from "./dealer-counts.ts";
import { antePaysByCategory, bonusOf } from "./returns.ts";

/*
 * The player decides on two cards and a flop. Each board of five cards is visited once, for all pairs of the player and of the dealer, and
 * the result of a call is added to the ten flops that the board can have started with. Boards that differ only by a renaming of suits are
 * visited once: 134,459 of 2,598,960. Decisions are grouped in the same way.
 */

const PAIRS = (DECK_SIZE * (DECK_SIZE - 1)) / 2;
const DEALER_PAIRS = 990;
/** The number of flops that differ by more than a renaming of suits. */
const FLOPS = 1755;

/**
 * Sums over all deals that follow a decision: their number, and for a call its net result, the square of the net result, and the number of
 * deals that pay.
 */
class Decisions {
  readonly deals = new Float64Array(FLOPS * PAIRS);
  readonly net = new Float64Array(FLOPS * PAIRS);
  readonly squares = new Float64Array(FLOPS * PAIRS);
  readonly won = new Float64Array(FLOPS * PAIRS);
  /** The number of deals for each payout in antes. */
  readonly payouts = new Map<number, Float64Array>();

  addPayout(antes: number, place: number, deals: number) {
    if (deals === 0) return;
    const table = this.payouts.get(antes) ?? new Float64Array(FLOPS * PAIRS);
    this.payouts.set(antes, table);
    table[place] = (table[place] as number) + deals;
  }
}

/** Sums over all deals. `flops` has the index in the sums for each flop's code. */
type Dealt = {
  readonly sums: Decisions;
  readonly flops: ReadonlyMap<number, number>;
  readonly highestPay: number;
};

/**
 * The figures of the ante with the best play; amounts are in antes. The return is 1 minus the house edge and includes what the call wins or
 * loses. The hit rate is the share of rounds that pay anything. The largest win is the most that a round can pay. The standard deviation is
 * that of the net result. The computation takes a minute.
 */
export function holdemFigures(data: CasinoHoldemData): Figures {
  return figuresOfDecisions(dealAll(data));
}

/** The figures of the ante when the player follows `callsByRule`. Takes a minute, as `holdemFigures` does. */
export function callRuleFigures(data: CasinoHoldemData): Figures {
  return figuresOfDecisions(dealAll(data), (pair, flop) => !callsByRule(pair, flop));
}

/** The chances of the ante's wins when the player plays best, in antes. */
export function holdemWinChances(data: CasinoHoldemData): WinChances {
  const { sums, flops } = dealAll(data);
  const payouts = new Map<number, bigint>();
  const add = (antes: number, deals: number) =>
    payouts.set(antes, (payouts.get(antes) ?? 0n) + BigInt(deals));
  for (const { isFolded, sumOf } of decisionsOf(sums, flops)) {
    let paid = 0;
    if (!isFolded)
      for (const [antes, table] of sums.payouts) {
        const deals = sumOf(table);
        add(antes, deals);
        paid += deals;
      }
    add(0, sumOf(sums.deals) - paid);
  }
  return winChancesOf(chancesOfCounts(payouts), 1, "best");
}

const dealt = new Map<string, Dealt>();

/** Tables with the same pays share their sums, which take a minute to compute. */
function dealAll(data: CasinoHoldemData): Dealt {
  const key = antePaysByCategory(data).join();
  const known = dealt.get(key) ?? dealEvery(data);
  dealt.set(key, known);
  return known;
}

function dealEvery(data: CasinoHoldemData): Dealt {
  const pays = antePaysByCategory(data);
  const flops = new Map<number, number>();
  const sums = new Decisions();
  forEachBoard((board, weight) => {
    const entries = flopsOf(board).map((flop) => entryOf(flop, flops));
    visitDealerCounts(board, (one, other, own, unqualified, worse, equal) => {
      const pay = pays[categoryIndex(own)] as number;
      const lost = DEALER_PAIRS - unqualified - worse - equal;
      const net = weight * (unqualified * pay + worse * (pay + 2) - 3 * lost);
      const squares = weight * (unqualified * pay ** 2 + worse * (pay + 2) ** 2 + 9 * lost);
      const won = weight * (unqualified + worse);
      for (const { flop, renamed } of entries) {
        const place = flop * PAIRS + pairPlace(renamed[one] as number, renamed[other] as number);
        sums.deals[place] = (sums.deals[place] as number) + weight * DEALER_PAIRS;
        sums.net[place] = (sums.net[place] as number) + net;
        sums.squares[place] = (sums.squares[place] as number) + squares;
        sums.won[place] = (sums.won[place] as number) + won;
        // A win returns the ante with its pay and the call, which is doubled if the dealer qualifies. An equal hand returns both.
        sums.addPayout(pay + 3, place, weight * unqualified);
        sums.addPayout(pay + 5, place, weight * worse);
        sums.addPayout(3, place, weight * equal);
      }
    });
  });
  return { sums, flops, highestPay: Math.max(...pays) };
}

/** Whether a pair is folded on a flop; the same for pairs that differ by a renaming of suits. */
type FoldRule = (pair: readonly Card[], flop: readonly Card[]) => boolean;

/**
 * A group of the player's pairs that is one decision on a flop. `isFolded` is the best play, or that of a rule. `sumOf` adds up a table's
 * entries of the group.
 */
type Decision = { readonly isFolded: boolean; readonly sumOf: (table: Float64Array) => number };

function* decisionsOf(
  sums: Decisions,
  flops: ReadonlyMap<number, number>,
  folds?: FoldRule,
): Generator<Decision> {
  for (const [code, flop] of flops) {
    const shown = cardsOfCode(code);
    for (const alike of alikePairs(shown)) {
      const sumOf = (table: Float64Array) =>
        alike.reduce((sum, pair) => sum + (table[flop * PAIRS + pair] as number), 0);
      const isFolded = folds
        ? folds(cardsOfPlace[alike[0] as number] as Card[], shown)
        : sumOf(sums.net) < -sumOf(sums.deals);
      yield { isFolded, sumOf };
    }
  }
}

/** Takes the better choice of each decision, or that of a rule, and sums over all decisions. */
function figuresOfDecisions({ sums, flops, highestPay }: Dealt, folds?: FoldRule): Figures {
  let deals = 0n;
  let net = 0n;
  let squares = 0n;
  let won = 0n;
  for (const { isFolded, sumOf } of decisionsOf(sums, flops, folds)) {
    const here = sumOf(sums.deals);
    deals += BigInt(here);
    if (isFolded) {
      net -= BigInt(here);
      squares += BigInt(here);
      continue;
    }
    net += BigInt(sumOf(sums.net));
    squares += BigInt(sumOf(sums.squares));
    won += BigInt(sumOf(sums.won));
  }
  return {
    returnToPlayer: rational(deals + net, deals),
    hitRate: rational(won, deals),
    // The ante with its pay, and twice the call.
    maxWinMultiple: rational(1 + highestPay + 4),
    standardDeviation: Math.sqrt(toNumber(rational(deals * squares - net * net, deals * deals))),
  };
}

/** The figures of the side bet, over all five cards that the player's two and the flop can be. */
export function bonusFigures(data: CasinoHoldemData): Figures {
  const payouts = new Map<number, bigint>();
  forEachBoard((board, weight) => {
    const pays = bonusOf(data, evaluateCards(board));
    const payout = pays === 0 ? 0 : pays + 1;
    payouts.set(payout, (payouts.get(payout) ?? 0n) + BigInt(weight));
  });
  return figuresOf(payouts, 1);
}

/** Visits one set of five cards for each class under renaming of suits, with the size of its class. */
function forEachBoard(visit: (board: readonly Card[], weight: number) => void) {
  const board = [0, 0, 0, 0, 0];
  const fill = (place: number, start: number) => {
    if (place === 5) {
      const weight = suitOrders(board);
      if (weight > 0) visit(board, weight);
      return;
    }
    for (let card = start; card < DECK_SIZE; card += 1) {
      board[place] = card;
      fill(place + 1, card + 1);
    }
  };
  fill(0, 0);
}

/** The ranks in each suit, as bits. */
function suitSets(cards: readonly Card[]): [number, number, number, number] {
  const sets: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = Math.floor(card / RANK_COUNT);
    sets[suit] = (sets[suit] as number) | (1 << (card % RANK_COUNT));
  }
  return sets;
}

/**
 * The number of card sets that are equal to this one up to a renaming of suits. It is 0 unless the suit sets descend, so that one set
 * represents each class.
 */
function suitOrders(cards: readonly Card[]): number {
  const [clubs, diamonds, hearts, spades] = suitSets(cards);
  if (clubs < diamonds || diamonds < hearts || hearts < spades) return 0;
  let orders = 24;
  let run = 1;
  for (const isEqual of [clubs === diamonds, diamonds === hearts, hearts === spades]) {
    run = isEqual ? run + 1 : 1;
    orders /= run;
  }
  return orders;
}

function flopsOf(board: readonly Card[]): Card[][] {
  return board.flatMap((one, first) =>
    board
      .slice(first + 1)
      .flatMap((two, second) => board.slice(first + second + 2).map((three) => [one, two, three])),
  );
}

/** The index of a flop's sums, and the mapping of its cards to those of the flop that represents its class. */
type Entry = { readonly flop: number; readonly renamed: Int32Array };

function entryOf(flop: readonly Card[], flops: Map<number, number>): Entry {
  const sets = suitSets(flop);
  const order = [0, 1, 2, 3].toSorted((one, other) => (sets[other] as number) - (sets[one] as number));
  const renamed = new Int32Array(DECK_SIZE);
  for (const [to, from] of order.entries()) {
    for (let rank = 0; rank < RANK_COUNT; rank += 1) {
      renamed[from * RANK_COUNT + rank] = to * RANK_COUNT + rank;
    }
  }
  const code = codeOf(flop.map((card) => renamed[card] as number));
  const known = flops.get(code) ?? flops.size;
  flops.set(code, known);
  return { flop: known, renamed };
}

function codeOf(flop: readonly Card[]): number {
  return flop.toSorted((one, other) => one - other).reduce((code, card) => code * DECK_SIZE + card, 0);
}

function cardsOfCode(code: number): Card[] {
  return [Math.floor(code / DECK_SIZE ** 2), Math.floor(code / DECK_SIZE) % DECK_SIZE, code % DECK_SIZE];
}

const places = new Int32Array(DECK_SIZE * DECK_SIZE);
const cardsOfPlace: Card[][] = [];
for (let one = 0, place = 0; one < DECK_SIZE; one += 1) {
  for (let other = one + 1; other < DECK_SIZE; other += 1, place += 1) {
    places[one * DECK_SIZE + other] = place;
    places[other * DECK_SIZE + one] = place;
    cardsOfPlace[place] = [one, other];
  }
}

function pairPlace(one: Card, other: Card): number {
  return places[one * DECK_SIZE + other] as number;
}

/** Groups the player's pairs that are equal up to a renaming of suits which leaves the flop unchanged. Each group is one decision. */
function alikePairs(flop: readonly Card[]): number[][] {
  const sets = suitSets(flop);
  const orders = permutations([0, 1, 2, 3]).filter((order) =>
    order.every((to, from) => sets[to] === sets[from]),
  );
  const groups = new Map<number, number[]>();
  for (let one = 0; one < DECK_SIZE; one += 1) {
    for (let other = one + 1; other < DECK_SIZE; other += 1) {
      if (flop.includes(one) || flop.includes(other)) continue;
      const renamed = orders.map((order) => pairPlace(rename(one, order), rename(other, order)));
      const first = Math.min(...renamed);
      groups.set(first, [...(groups.get(first) ?? []), pairPlace(one, other)]);
    }
  }
  return [...groups.values()];
}

function rename(card: Card, order: readonly number[]): Card {
  return (order[Math.floor(card / RANK_COUNT)] as number) * RANK_COUNT + (card % RANK_COUNT);
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

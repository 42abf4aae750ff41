import { type Card, DECK_SIZE, RANK_COUNT, rankOf, SUITS, suitOf } from "../../cards/card.ts";
import { evaluateSets, highSet, lowSet } from "../../cards/evaluate.ts";
import { QUALIFYING, returnsOfCall } from "./returns.ts";

/** The number of deals after a flop: 1,081 pairs for turn and river, and 990 pairs of the dealer for each. */
export const DEALS_OF_A_FLOP = 1081 * 990;

/**
 * The exact net result of a call over all turn and river cards and all the dealer's hands, in antes. A fold's is `-DEALS_OF_A_FLOP`.
 * Compares 1,070,190 deals. All of the dealer's pairs of the same two ranks are one hand, except in a flush, so they are counted and not
 * evaluated one by one.
 */
export function netOfCall(pays: readonly number[], player: readonly Card[], flop: readonly Card[]): number {
  const known = [...player, ...flop];
  const rest = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !known.includes(card));
  const [playerLow, playerHigh] = [setOf(player, lowSet), setOf(player, highSet)];
  const [flopLow, flopHigh] = [setOf(flop, lowSet), setOf(flop, highSet)];
  /** The values of the dealer's pairs by the ranks of turn and river. */
  const values: Int32Array[] = [];
  const dealers = new DealerHands(rest, flop);
  let returned = 0;
  for (const turn of rest) {
    for (const river of rest) {
      if (river <= turn) continue;
      const low = flopLow | lowSet(turn) | lowSet(river);
      const high = flopHigh | highSet(turn) | highSet(river);
      const own = evaluateSets(low | playerLow, high | playerHigh);
      const [lower, upper] = [Math.min(rankOf(turn), rankOf(river)), Math.max(rankOf(turn), rankOf(river))];
      const ranks = lower * RANK_COUNT + upper;
      values[ranks] ??= valuesOfPairs([...flop, turn, river].map(rankOf));
      returned += returnOfCounts(pays, own, dealers.count(own, { turn, river, low, high }, values[ranks]));
    }
  }
  return returned - 3 * DEALS_OF_A_FLOP;
}

/** The number of pairs of ranks. */
const PAIRS = (RANK_COUNT * (RANK_COUNT + 1)) / 2;

/**
 * The values of the dealer's pairs on a board of these five ranks, without flushes: by the lower rank, then the higher. The entry of a pair
 * that does not exist, since four cards of its rank are on the board, means nothing.
 */
function valuesOfPairs(boardRanks: readonly number[]): Int32Array {
  // Neighbours of equal rank get different suits. No suit gets more than two cards of the board, so two more make no flush.
  const board = boardRanks
    .toSorted((a, b) => a - b)
    .map((rank, index) => (index % SUITS.length) * RANK_COUNT + rank);
  const free = Array.from({ length: RANK_COUNT }, (_, rank) =>
    Array.from(SUITS, (__, suit) => suit * RANK_COUNT + rank).filter((card) => !board.includes(card)),
  );
  const first = free.map((cards) => cards[0] ?? 0);
  const second = free.map((cards) => cards[1] ?? 0);
  const [low, high] = [setOf(board, lowSet), setOf(board, highSet)];
  const [firstLow, firstHigh] = [first.map(lowSet), first.map(highSet)];
  const values = new Int32Array(PAIRS);
  let pair = 0;
  for (let one = 0; one < RANK_COUNT; one += 1) {
    const oneLow = low | (firstLow[one] as number);
    const oneHigh = high | (firstHigh[one] as number);
    const twin = second[one] as number;
    values[pair] = evaluateSets(oneLow | lowSet(twin), oneHigh | highSet(twin));
    pair += 1;
    for (let other = one + 1; other < RANK_COUNT; other += 1) {
      values[pair] = evaluateSets(
        oneLow | (firstLow[other] as number),
        oneHigh | (firstHigh[other] as number),
      );
      pair += 1;
    }
  }
  return values;
}

/** A full board. `low` and `high` are its five cards as bit sets, as `evaluateSets` takes them. */
type Board = { readonly turn: Card; readonly river: Card; readonly low: number; readonly high: number };

/** Counts the dealer's hands on each board that can follow a flop. */
class DealerHands {
  readonly #rest: readonly Card[];
  /** How many cards of the flop have each suit. */
  readonly #flopSuits: readonly number[];
  /** For each rank, how many cards can be in no flush, and whether there is a card that makes a flush with one more of its suit. */
  readonly #plain = new Uint8Array(RANK_COUNT);
  readonly #flushing = new Uint8Array(RANK_COUNT);

  /** `rest` are the cards that are neither in the player's hand nor on the flop. */
  constructor(rest: readonly Card[], flop: readonly Card[]) {
    this.#rest = rest;
    this.#flopSuits = Array.from(SUITS, (_, suit) => flop.filter((card) => suitOf(card) === suit).length);
  }

  /** Counts the dealer's hands against the value `own` of the player's hand. `values` has the value of each pair of ranks without a flush. */
  count(own: number, board: Board, values: Int32Array): DealerCounts {
    const counts = { unqualified: 0, worse: 0, equal: 0 };
    const flushSuit = this.#flushSuitOf(board);
    const needed = flushSuit < 0 ? 3 : 5 - this.#suitCount(board, flushSuit);
    if (flushSuit >= 0) this.#countFlushes(counts, own, board, { flushSuit, needed });
    if (needed > 0) {
      this.#sortByRank(board, { flushSuit, needed });
      this.#countOthers(counts, own, values);
    }
    return counts;
  }

  #suitCount({ turn, river }: Board, suit: number): number {
    return (this.#flopSuits[suit] as number) + Number(suitOf(turn) === suit) + Number(suitOf(river) === suit);
  }

  /** The suit that at least three of the five cards on the board have; -1 if no suit has three. */
  #flushSuitOf(board: Board): number {
    for (let suit = 0; suit < SUITS.length; suit += 1) if (this.#suitCount(board, suit) >= 3) return suit;
    return -1;
  }

  /** Counts the dealer's flushes. The cards of other suits do not change their value. */
  #countFlushes(
    counts: Counts,
    own: number,
    { turn, river, low, high }: Board,
    { flushSuit, needed }: { flushSuit: number; needed: number },
  ): void {
    const suited = this.#rest.filter((card) => suitOf(card) === flushSuit && card !== turn && card !== river);
    const others = this.#rest.length - 2 - suited.length;
    for (const one of suited) {
      const oneLow = low | lowSet(one);
      const oneHigh = high | highSet(one);
      if (needed <= 1) countHands(counts, own, evaluateSets(oneLow, oneHigh), others);
      for (const other of suited)
        if (other > one)
          countHands(counts, own, evaluateSets(oneLow | lowSet(other), oneHigh | highSet(other)), 1);
    }
    if (needed === 0) countHands(counts, own, evaluateSets(low, high), (others * (others - 1)) / 2);
  }

  #sortByRank({ turn, river }: Board, { flushSuit, needed }: { flushSuit: number; needed: number }): void {
    this.#plain.fill(0);
    this.#flushing.fill(0);
    for (const card of this.#rest) {
      if (card === turn || card === river) continue;
      const rank = rankOf(card);
      if (suitOf(card) !== flushSuit) this.#plain[rank] = (this.#plain[rank] as number) + 1;
      else if (needed === 2) this.#flushing[rank] = 1;
    }
  }

  #countOthers(counts: Counts, own: number, values: Int32Array): void {
    const plain = this.#plain;
    const flushing = this.#flushing;
    let pair = 0;
    for (let one = 0; one < RANK_COUNT; one += 1) {
      const onePlain = plain[one] as number;
      const oneFlushing = flushing[one] as number;
      const twins = (onePlain * (onePlain - 1)) / 2 + onePlain * oneFlushing;
      countHands(counts, own, values[pair] as number, twins);
      pair += 1;
      for (let other = one + 1; other < RANK_COUNT; other += 1) {
        const otherPlain = plain[other] as number;
        const hands = onePlain * (otherPlain + (flushing[other] as number)) + oneFlushing * otherPlain;
        countHands(counts, own, values[pair] as number, hands);
        pair += 1;
      }
    }
  }
}

type Counts = { -readonly [Count in keyof DealerCounts]: number };

function countHands(counts: Counts, own: number, dealer: number, hands: number): void {
  if (dealer < QUALIFYING) counts.unqualified += hands;
  else if (dealer < own) counts.worse += hands;
  else if (dealer === own) counts.equal += hands;
}

/** Numbers of the dealer's hands: those that do not qualify, those worse than the player's, and those equal to it. All others are better. */
export type DealerCounts = {
  readonly unqualified: number;
  readonly worse: number;
  readonly equal: number;
};

/** The total return of ante and call over the dealer's hands, in antes. */
export function returnOfCounts(
  pays: readonly number[],
  own: number,
  { unqualified, worse, equal }: DealerCounts,
): number {
  const unbeaten = returnsOfCall(pays, own, 0);
  // A win over a qualified dealer returns the ante with its pay, and four antes for the call.
  const won = unbeaten.ante + 4;
  return unqualified * (unbeaten.ante + unbeaten.call) + worse * won + equal * 3;
}

function setOf(cards: readonly Card[], partOf: (card: Card) => number): number {
  return cards.reduce((set, card) => set | partOf(card), 0);
}

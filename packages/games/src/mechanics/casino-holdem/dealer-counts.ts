import { type Card, DECK_SIZE } from "../../cards/card.ts";
import { evaluateSets, highSet, lowSet } from "../../cards/evaluate.ts";
import { QUALIFYING } from "./returns.ts";

/** The number of pairs among the 47 cards that are not on the board. */
const PAIRS = 1081;
/** Sorted entries encode a value and the index of its pair: `value * PLACES + index`. */
const PLACES = 2048;

const lows = Int32Array.from({ length: DECK_SIZE }, (_, card) => lowSet(card));
const highs = Int32Array.from({ length: DECK_SIZE }, (_, card) => highSet(card));

/**
 * For a board of five cards, calls `visit` once for each pair of the other cards as the player's: with the value of the player's hand, and
 * with the number of the dealer's 990 possible pairs that do not qualify, are worse, and are equal. All pairs are sorted by value once;
 * pairs that share a card with the player's are subtracted by inclusion–exclusion.
 */
export function visitDealerCounts(
  board: readonly Card[],
  visit: (one: Card, other: Card, own: number, unqualified: number, worse: number, equal: number) => void,
) {
  sortPairs(board);
  const unqualified = countUnqualified();
  below.fill(0);
  for (let start = 0; start < PAIRS; ) {
    const own = Math.floor((sorted[start] as number) / PLACES);
    let end = start;
    while (end < PAIRS && (sorted[end] as number) < (own + 1) * PLACES) {
      addPair(same, sorted[end] as number, 1);
      end += 1;
    }
    const isQualified = own >= QUALIFYING;
    for (let index = start; index < end; index += 1) {
      const place = (sorted[index] as number) % PLACES;
      const one = firsts[place] as number;
      const other = seconds[place] as number;
      // The pair itself was subtracted once for each of its two cards, so 1 is added back where it was counted.
      const lower = start - (below[one] as number) - (below[other] as number);
      const out =
        unqualified -
        (unqualifiedWith[one] as number) -
        (unqualifiedWith[other] as number) +
        (isQualified ? 0 : 1);
      const equal = end - start - (same[one] as number) - (same[other] as number) + 1;
      visit(one, other, own, out, isQualified ? lower - out : 0, isQualified ? equal : 0);
    }
    for (let index = start; index < end; index += 1) {
      addPair(same, sorted[index] as number, -1);
      addPair(below, sorted[index] as number, 1);
    }
    start = end;
  }
}

const firsts = new Int32Array(PAIRS);
const seconds = new Int32Array(PAIRS);
const sorted = new Float64Array(PAIRS);
/** By card: the pairs with a lower value, those with the same value, and those that do not qualify. */
const below = new Int32Array(DECK_SIZE);
const same = new Int32Array(DECK_SIZE);
const unqualifiedWith = new Int32Array(DECK_SIZE);

function addPair(counts: Int32Array, entry: number, step: number) {
  const place = entry % PLACES;
  const one = firsts[place] as number;
  const other = seconds[place] as number;
  counts[one] = (counts[one] as number) + step;
  counts[other] = (counts[other] as number) + step;
}

/** Sorts the pairs of cards that are not on the board by the value of their hand. */
function sortPairs(board: readonly Card[]): void {
  let boardLow = 0;
  let boardHigh = 0;
  for (const card of board) {
    boardLow |= lows[card] as number;
    boardHigh |= highs[card] as number;
  }
  let count = 0;
  for (let one = 0; one < DECK_SIZE; one += 1) {
    if (board.includes(one)) continue;
    const low = boardLow | (lows[one] as number);
    const high = boardHigh | (highs[one] as number);
    for (let other = one + 1; other < DECK_SIZE; other += 1) {
      if (board.includes(other)) continue;
      const value = evaluateSets(low | (lows[other] as number), high | (highs[other] as number));
      firsts[count] = one;
      seconds[count] = other;
      sorted[count] = value * PLACES + count;
      count += 1;
    }
  }
  sorted.sort();
}

/** The number of pairs that do not qualify; also counts them for each card. */
function countUnqualified(): number {
  unqualifiedWith.fill(0);
  let unqualified = 0;
  while (unqualified < PAIRS && (sorted[unqualified] as number) < QUALIFYING * PLACES) {
    addPair(unqualifiedWith, sorted[unqualified] as number, 1);
    unqualified += 1;
  }
  return unqualified;
}

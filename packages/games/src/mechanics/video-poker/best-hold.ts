import { type Card, DECK_SIZE, rankOf, suitOf } from "../../cards/card.ts";
import { highSet, lowSet } from "../../cards/evaluate.ts";
import type { VideoPokerGame } from "./lines.ts";

/** The number of holds of a hand. A hold is a set of positions: bit `place` is set for a held card. */
export const HOLDS = 32;
const ALL = HOLDS - 1;

/**
 * For 0 to 5 drawn cards: the factor that scales the number of draws from the other 47 cards to 7,669,695, so that all holds are compared
 * over the same number.
 */
export const DRAW_FACTORS = [7_669_695, 163_185, 7095, 473, 43, 5] as const;

/**
 * The pay of each hold over all its draws, scaled to the same number of draws: exact whole numbers that can be compared. `sums[held]` is
 * the total pay of all hands of the whole deck that contain the held cards. Inclusion–exclusion: hands with one discarded card are
 * subtracted, those with two are added back, and so on.
 */
export function paysOfHolds(sums: Float64Array): Float64Array {
  const pays = Float64Array.from(sums);
  for (let bit = 1; bit < HOLDS; bit <<= 1) {
    for (let held = 0; held < HOLDS; held += 1) {
      if ((held & bit) === 0) pays[held] = (pays[held] as number) - (pays[held | bit] as number);
    }
  }
  for (let held = 0; held < HOLDS; held += 1) {
    pays[held] = (pays[held] as number) * (DRAW_FACTORS[5 - sizeOfHold(held)] as number);
  }
  return pays;
}

/** The hold that pays the most; on a tie the one that keeps more cards, then the positions on the right. */
export function bestOf(pays: Float64Array): number {
  let best = ALL;
  for (let held = ALL; held >= 0; held -= 1) {
    const gain = (pays[held] as number) - (pays[best] as number);
    if (gain > 0 || (gain === 0 && sizeOfHold(held) > sizeOfHold(best))) best = held;
  }
  return best;
}

/**
 * The exact best hold of a hand, with the pays by line, from about 12,000 hands and, for each kind of pair that this process has not met yet,
 * 19,600 more. `singleCounts` are those of the game: for each rank, the
 * number of hands with a card of this rank on each line.
 */
export function bestHold(
  game: VideoPokerGame,
  pays: readonly number[],
  singleCounts: readonly (readonly number[])[],
  hand: readonly Card[],
): number {
  const sums = new Float64Array(HOLDS);
  const singles = singleCounts.map((counts) => payOfCounts(counts, pays));
  // Four suits; each hand is counted for each of its five cards.
  sums[0] = (singles.reduce((sum, single) => sum + single, 0) * 4) / 5;
  for (let held = 1; held < HOLDS; held += 1) {
    const cards = hand.filter((_, place) => (held & (1 << place)) !== 0);
    sums[held] =
      cards.length === 1
        ? (singles[rankOf(cards[0] as Card)] as number)
        : payOfCounts(countsWith(game, cards), pays);
  }
  return bestOf(paysOfHolds(sums));
}

const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
const lows = Int32Array.from(deck, lowSet);
const highs = Int32Array.from(deck, highSet);

/** Counts of hands by line. */
type LineCounts = ArrayLike<number>;

function payOfCounts(counts: LineCounts, pays: readonly number[]): number {
  let sum = 0;
  for (let line = 0; line < counts.length; line += 1)
    sum += (counts[line] as number) * (pays[line] as number);
  return sum;
}

/** The counts of pairs that were asked for before: at most 169 kinds of pairs in a game. */
const pairCounts = new WeakMap<VideoPokerGame, Map<string, LineCounts>>();

/** All hands of the whole deck that contain these cards, two or more, counted by line. */
function countsWith(game: VideoPokerGame, cards: readonly Card[]): LineCounts {
  const [one, other] = cards as [Card, Card];
  if (cards.length > 2) return countHands(game, cards);
  const known = pairCounts.get(game) ?? new Map<string, LineCounts>();
  pairCounts.set(game, known);
  // Hands with other suits count the same, as long as both cards are of one suit or of two.
  const ranks = [rankOf(one), rankOf(other)].sort((a, b) => a - b);
  const kind = `${ranks.join()} ${suitOf(one) === suitOf(other)}`;
  const counts = known.get(kind) ?? countHands(game, cards);
  known.set(kind, counts);
  return counts;
}

function countHands({ lines, lineOf }: VideoPokerGame, cards: readonly Card[]): LineCounts {
  let low = 0;
  let high = 0;
  for (const card of cards) {
    low |= lows[card] as number;
    high |= highs[card] as number;
  }
  const rest = deck.filter((card) => !cards.includes(card));
  const restLows = Int32Array.from(rest, lowSet);
  const restHighs = Int32Array.from(rest, highSet);
  const counts = new Float64Array(lines.length);
  const countFrom = (start: number, left: number, lowSoFar: number, highSoFar: number): void => {
    if (left === 0) {
      const line = lineOf(lowSoFar, highSoFar);
      counts[line] = (counts[line] as number) + 1;
      return;
    }
    for (let index = start; index < rest.length; index += 1)
      countFrom(
        index + 1,
        left - 1,
        lowSoFar | (restLows[index] as number),
        highSoFar | (restHighs[index] as number),
      );
  };
  countFrom(0, 5 - cards.length, low, high);
  return counts;
}

export function sizeOfHold(held: number): number {
  let size = 0;
  for (let rest = held; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

import { type Card, RANK_COUNT, suitOf } from "./card.ts";

/** The categories of a poker hand, the lowest first. A royal flush is the highest straight flush. */
export const HAND_CATEGORIES = [
  "high-card",
  "pair",
  "two-pair",
  "three-of-a-kind",
  "straight",
  "flush",
  "full-house",
  "four-of-a-kind",
  "straight-flush",
  "royal-flush",
] as const;
export type HandCategory = (typeof HAND_CATEGORIES)[number];

const PAIR = 1 << 26;
const TWO_PAIR = 2 << 26;
const THREE_OF_A_KIND = 3 << 26;
const STRAIGHT = 4 << 26;
const FLUSH = 5 << 26;
const FULL_HOUSE = 6 << 26;
const FOUR_OF_A_KIND = 7 << 26;
const STRAIGHT_FLUSH = 8 << 26;
const ROYAL_FLUSH = (9 << 26) | (1 << 12);

const MASKS = 1 << RANK_COUNT;
const ALL_RANKS = MASKS - 1;

/** Tables over all sets of ranks: the highest one, two, three and five ranks, and the highest card of a straight. */
const ones = new Uint16Array(MASKS);
const twos = new Uint16Array(MASKS);
const threes = new Uint16Array(MASKS);
/** Zero for sets of fewer than five ranks. */
const fives = new Uint16Array(MASKS);
/** Zero without a straight; the rank of the five for ace, two, three, four, five. */
const straights = new Uint16Array(MASKS);
for (let mask = 1; mask < MASKS; mask += 1) {
  ones[mask] = highest(mask, 1);
  twos[mask] = highest(mask, 2);
  threes[mask] = highest(mask, 3);
  const five = highest(mask, 5);
  if (sizeOf(five) === 5) fives[mask] = five;
  const runs = mask & (mask << 1) & (mask << 2) & (mask << 3) & ((mask << 4) | ((mask >>> 12) << 3));
  straights[mask] = highest(runs & ALL_RANKS, 1);
}

/**
 * The value of the best five of five, six or seven cards: a higher hand has a higher number, and equal hands have the same. The cards are
 * two bit sets: bit `rank` of `low` is a club, bit `13 + rank` a diamond; `high` holds hearts and spades in the same way. The value has the
 * category from bit 26, above two sets of ranks: those that make the category, and the kickers.
 */
export function evaluateSets(low: number, high: number): number {
  const clubs = low & ALL_RANKS;
  const diamonds = low >>> RANK_COUNT;
  const hearts = high & ALL_RANKS;
  const spades = high >>> RANK_COUNT;
  const ranks = clubs | diamonds | hearts | spades;

  // At most one suit has five of seven cards. The other two cards then cannot make a full house or four of a kind, so the flush is the best
  // hand.
  const flush =
    (fives[clubs] as number) |
    (fives[diamonds] as number) |
    (fives[hearts] as number) |
    (fives[spades] as number);
  if (flush !== 0) {
    const suit =
      fives[clubs] !== 0 ? clubs : fives[diamonds] !== 0 ? diamonds : fives[hearts] !== 0 ? hearts : spades;
    const top = straights[suit] as number;
    if (top === 1 << 12) return ROYAL_FLUSH;
    return top !== 0 ? STRAIGHT_FLUSH | top : FLUSH | flush;
  }

  const paired = (clubs & diamonds) | (hearts & spades) | ((clubs | diamonds) & (hearts | spades));
  const straight = straights[ranks] as number;
  if (paired === 0) return straight !== 0 ? STRAIGHT | straight : (fives[ranks] as number);

  const tripled = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds));
  if (tripled === 0) {
    if (straight !== 0) return STRAIGHT | straight;
    if ((paired & (paired - 1)) === 0) {
      return PAIR | (paired << RANK_COUNT) | (threes[ranks ^ paired] as number);
    }
    const pairs = twos[paired] as number;
    return TWO_PAIR | (pairs << RANK_COUNT) | (ones[ranks ^ pairs] as number);
  }

  const four = clubs & diamonds & hearts & spades;
  if (four !== 0) return FOUR_OF_A_KIND | (four << RANK_COUNT) | (ones[ranks ^ four] as number);
  const three = ones[tripled] as number;
  const others = paired ^ three;
  if (others !== 0) return FULL_HOUSE | (three << RANK_COUNT) | (ones[others] as number);
  if (straight !== 0) return STRAIGHT | straight;
  return THREE_OF_A_KIND | (three << RANK_COUNT) | (twos[ranks ^ three] as number);
}

/** Like `evaluateSets`, for a list of five to seven different cards. */
export function evaluateCards(cards: readonly Card[]): number {
  let low = 0;
  let high = 0;
  for (const card of cards) {
    low |= lowSet(card);
    high |= highSet(card);
  }
  return evaluateSets(low, high);
}

/** The card's bit in the set `low` of `evaluateSets`; 0 if it is in `high`. */
export function lowSet(card: Card): number {
  return suitOf(card) < 2 ? 1 << card : 0;
}

/** The card's bit in the set `high` of `evaluateSets`; 0 if it is in `low`. */
export function highSet(card: Card): number {
  return suitOf(card) < 2 ? 0 : 1 << (card - 2 * RANK_COUNT);
}

/** The index of a value's category in `HAND_CATEGORIES`. */
export function categoryIndex(value: number): number {
  return value >>> 26;
}

export function categoryOf(value: number): HandCategory {
  return HAND_CATEGORIES[categoryIndex(value)] as HandCategory;
}

/** The rank of a pair; valid only for the value of a pair. */
export function rankOfPair(value: number): number {
  return 31 - Math.clz32((value >>> RANK_COUNT) & ALL_RANKS);
}

/** The lowest value of a category or, for a pair, of its rank: "a pair of fours or better". */
export function lowestValue(category: HandCategory, rank = -1): number {
  const base = HAND_CATEGORIES.indexOf(category) << 26;
  return rank < 0 ? base : base | (1 << (RANK_COUNT + rank));
}

/** The five cards that make the value, in the order given. */
export function bestFive(cards: readonly Card[]): Card[] {
  const value = evaluateCards(cards);
  const five = choicesOfFive(cards).find((choice) => evaluateCards(choice) === value);
  if (!five) throw new RangeError("fewer than five cards");
  return five;
}

function choicesOfFive(cards: readonly Card[]): Card[][] {
  if (cards.length === 5) return [[...cards]];
  return cards.flatMap((_, left) => choicesOfFive(cards.filter((_, index) => index !== left)));
}

function highest(mask: number, count: number): number {
  let kept = 0;
  for (let rank = RANK_COUNT - 1, left = count; rank >= 0 && left > 0; rank -= 1) {
    if ((mask & (1 << rank)) === 0) continue;
    kept |= 1 << rank;
    left -= 1;
  }
  return kept;
}

function sizeOf(mask: number): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

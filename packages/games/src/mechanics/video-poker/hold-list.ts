import { type Card, RANK_COUNT, rankOf, SUITS, suitOf } from "../../cards/card.ts";
import { ACE, JACK, TEN } from "../../cards/ranks.ts";
import { ROYAL, STRAIGHTS } from "../../cards/straights.ts";
import { sizeOfHold } from "./best-hold.ts";
import type { VideoPokerData } from "./data.ts";
import { VIDEO_POKER_GAMES } from "./lines.ts";
import type { HoldList, HoldName, VideoPokerLine } from "./wire.ts";

/** A hand as a row of a list sees it: its cards, the index of its line, and the positions of its wild twos. */
type SeenHand = {
  readonly cards: readonly Card[];
  readonly line: VideoPokerLine | undefined;
  readonly twos: number;
  readonly twoCount: number;
};

/** The positions that a name in a list holds; undefined if the hand has no such cards. */
type FindHold = (hand: SeenHand) => number | undefined;

const ALL = 0b11111;
const FIVE = 3;
const HIGH = 0b1_1110_0000_0000;
const TEN_TO_KING = 0b0_1111_0000_0000;

/** Holds every card of a hand that is on one of these lines already. */
const dealt =
  (...lines: readonly VideoPokerLine[]): FindHold =>
  ({ line }) =>
    line !== undefined && lines.includes(line) ? ALL : undefined;

const findings: Readonly<Record<HoldName, FindHold>> = {
  "royal-flush": dealt("royal-flush"),
  "natural-royal": dealt("natural-royal"),
  "four-deuces": ({ twos, twoCount }) => (twoCount === 4 ? twos : undefined),
  "wild-royal": dealt("wild-royal"),
  "five-of-a-kind": dealt("five-of-a-kind"),
  "straight-flush": dealt("straight-flush"),
  "full-house": dealt("full-house"),
  flush: dealt("flush"),
  straight: dealt("straight"),
  "four-of-a-kind": alike(4),
  "three-of-a-kind": alike(3),
  pair: alike(2),
  "two-pair": twoPairs,
  "jacks-or-better": alike(2, JACK),
  twos: ({ twos }) => twos,
  "four-to-royal": suited(4, [ROYAL]),
  "three-to-royal": suited(3, [ROYAL]),
  "four-to-straight-flush": suited(4, STRAIGHTS),
  "three-to-straight-flush": suited(3, STRAIGHTS),
  "twos-and-close": twosAndClose,
  "four-to-flush": suited(4, [0b1_1111_1111_1111]),
  "four-open": consecutive,
  "four-to-straight": toStraight(0),
  "four-to-straight-high": toStraight(3),
  "two-high-suited": twoOfSuit(HIGH, HIGH),
  "two-high": ({ cards }) => {
    const high = [...new Set(cards.map(rankOf).filter((rank) => rank >= JACK))].sort(
      (one, other) => one - other,
    );
    return high.length < 2 ? undefined : positions(cards, (card) => high.slice(0, 2).includes(rankOf(card)));
  },
  "ten-and-high": twoOfSuit(1 << TEN, TEN_TO_KING),
  "one-high": ({ cards }) => positions(cards, (card) => rankOf(card) >= JACK) || undefined,
  "two-ten-to-king": twoOfSuit(TEN_TO_KING, TEN_TO_KING),
  nothing: () => 0,
};

/**
 * The published lists: the first row that fits a hand says what to hold. They are short and lose a little against the best play. The
 * returns are those of the pays of the released models, in percent; a test computes them over all hands.
 */
export const HOLD_LISTS: Readonly<Record<VideoPokerData["game"], HoldList>> = {
  "jacks-or-better": {
    return: "99.49",
    best: { fiveCoins: "99.54", fewerCoins: "98.37" },
    rows: [
      { hold: ["royal-flush", "straight-flush", "four-of-a-kind", "full-house"] },
      { hold: ["four-to-royal"] },
      { hold: ["flush", "straight"] },
      { hold: ["three-of-a-kind"] },
      { hold: ["four-to-straight-flush"] },
      { hold: ["two-pair"] },
      { hold: ["jacks-or-better"] },
      { hold: ["three-to-royal"] },
      { hold: ["four-to-flush"] },
      { hold: ["pair"] },
      { hold: ["four-open"] },
      { hold: ["three-to-straight-flush"] },
      { hold: ["two-high-suited"] },
      { hold: ["four-to-straight-high"] },
      { hold: ["two-high"] },
      { hold: ["ten-and-high"] },
      { hold: ["one-high"] },
      { hold: ["nothing"] },
    ],
  },
  "deuces-wild": {
    return: "99.64",
    best: { fiveCoins: "99.72", fewerCoins: "99.72" },
    rows: [
      { twos: 4, hold: ["four-deuces"] },
      { twos: 3, hold: ["wild-royal", "five-of-a-kind"] },
      { twos: 3, hold: ["twos"] },
      { twos: 2, hold: ["wild-royal", "five-of-a-kind", "straight-flush"] },
      { twos: 2, hold: ["four-of-a-kind"] },
      { twos: 2, hold: ["four-to-royal"] },
      { twos: 2, hold: ["twos-and-close"] },
      { twos: 2, hold: ["twos"] },
      { twos: 1, hold: ["wild-royal", "five-of-a-kind", "straight-flush"] },
      { twos: 1, hold: ["four-of-a-kind"] },
      { twos: 1, hold: ["four-to-royal"] },
      { twos: 1, hold: ["full-house"] },
      { twos: 1, hold: ["flush"] },
      { twos: 1, hold: ["four-to-straight-flush"] },
      { twos: 1, hold: ["straight"] },
      { twos: 1, hold: ["three-of-a-kind"] },
      { twos: 1, hold: ["three-to-royal"] },
      { twos: 1, hold: ["twos-and-close"] },
      { twos: 1, hold: ["twos"] },
      { twos: 0, hold: ["natural-royal"] },
      { twos: 0, hold: ["four-to-royal"] },
      { twos: 0, hold: ["straight-flush", "full-house", "flush", "straight"] },
      { twos: 0, hold: ["four-of-a-kind", "three-of-a-kind"] },
      { twos: 0, hold: ["four-to-straight-flush"] },
      { twos: 0, hold: ["three-to-royal"] },
      { twos: 0, hold: ["two-pair"] },
      { twos: 0, hold: ["four-to-flush"] },
      { twos: 0, hold: ["pair"] },
      { twos: 0, hold: ["three-to-straight-flush"] },
      { twos: 0, hold: ["four-open"] },
      { twos: 0, hold: ["two-ten-to-king"] },
      { twos: 0, hold: ["four-to-straight"] },
      { twos: 0, hold: ["nothing"] },
    ],
  },
};

/** The hold of the game's list for a hand on this line (an index of the game's lines), as a set of positions. */
export function holdOfList(game: VideoPokerData["game"], cards: readonly Card[], line: number): number {
  const isWild = game === "deuces-wild";
  const twos = isWild ? positions(cards, (card) => rankOf(card) === 0) : 0;
  const hand = { cards, line: VIDEO_POKER_GAMES[game].lines[line], twos, twoCount: sizeOfHold(twos) };
  for (const row of HOLD_LISTS[game].rows) {
    if (row.twos !== undefined && row.twos !== hand.twoCount) continue;
    for (const name of row.hold) {
      const held = findings[name](hand);
      if (held !== undefined) return held;
    }
  }
  return 0;
}

/** This many cards of one rank, wild twos included. */
function alike(count: number, lowest = 0): FindHold {
  return ({ cards, twos, twoCount }) => {
    for (let rank = lowest; rank <= ACE; rank += 1) {
      const held = naturals(cards, twos, (card) => rankOf(card) === rank);
      if (held !== 0 && sizeOfHold(held) + twoCount === count) return held | twos;
    }
    return undefined;
  };
}

function twoPairs({ cards }: SeenHand): number | undefined {
  const held = positions(
    cards,
    (card) => cards.filter((other) => rankOf(other) === rankOf(card)).length === 2,
  );
  return sizeOfHold(held) === 4 ? held : undefined;
}

/** This many cards of one suit within five consecutive ranks, wild twos included. */
function suited(count: number, windows: readonly number[]): FindHold {
  return ({ cards, twos, twoCount }) => {
    for (const window of windows)
      for (let suit = 0; suit < SUITS.length; suit += 1) {
        const inWindow = (card: Card) => suitOf(card) === suit && (window & (1 << rankOf(card))) !== 0;
        const held = naturals(cards, twos, inWindow);
        if (sizeOfHold(held) + twoCount === count) return held | twos;
      }
    return undefined;
  };
}

/** The twos and two cards of one suit from the five up, neighbours or with one rank between them. */
function twosAndClose({ cards, twos }: SeenHand): number | undefined {
  for (let lowest = FIVE; lowest < ACE; lowest += 1)
    for (const low of cards)
      for (const high of cards) {
        const apart = rankOf(high) - rankOf(low);
        if (rankOf(low) === lowest && suitOf(low) === suitOf(high) && (apart === 1 || apart === 2))
          return twos | positions(cards, (card) => card === low || card === high);
      }
  return undefined;
}

/** Four consecutive cards that a card on either side completes to a straight. */
function consecutive({ cards, twos }: SeenHand): number | undefined {
  for (let lowest = 0; lowest <= TEN; lowest += 1) {
    const held = oneOfEach(cards, twos, 0b1111 << lowest);
    if (sizeOfHold(held) === 4) return held;
  }
  return undefined;
}

/** Four of the five ranks of a straight, at least `high` of them jacks or better. */
function toStraight(high: number): FindHold {
  return ({ cards, twos }) => {
    for (const straight of STRAIGHTS) {
      const held = oneOfEach(cards, twos, straight);
      if (sizeOfHold(held) === 4 && sizeOfHold(ranksOf(cards, held) & HIGH) >= high) return held;
    }
    return undefined;
  };
}

/** Two cards of one suit: one of the ranks `first` with another one of the ranks `second`, the lowest first. */
function twoOfSuit(first: number, second: number): FindHold {
  return ({ cards }) => {
    const byRank = cards.toSorted((one, other) => rankOf(one) - rankOf(other));
    for (const one of byRank) {
      if ((first & (1 << rankOf(one))) === 0) continue;
      const other = byRank.find(
        (card) =>
          suitOf(card) === suitOf(one) && rankOf(card) > rankOf(one) && (second & (1 << rankOf(card))) !== 0,
      );
      if (other !== undefined) return positions(cards, (card) => card === one || card === other);
    }
    return undefined;
  };
}

function positions(cards: readonly Card[], isHeld: (card: Card, place: number) => boolean): number {
  let held = 0;
  for (const [place, card] of cards.entries()) if (isHeld(card, place)) held |= 1 << place;
  return held;
}

/** The positions of such cards that are not wild. */
function naturals(cards: readonly Card[], twos: number, isHeld: (card: Card) => boolean): number {
  return positions(cards, (card, place) => (twos & (1 << place)) === 0 && isHeld(card));
}

/** The position of one card of each of these ranks. */
function oneOfEach(cards: readonly Card[], twos: number, ranks: number): number {
  let seen = 0;
  return naturals(cards, twos, (card) => {
    const rank = 1 << rankOf(card);
    const isNew = (ranks & rank) !== 0 && (seen & rank) === 0;
    seen |= rank;
    return isNew;
  });
}

function ranksOf(cards: readonly Card[], held: number): number {
  return cards.reduce(
    (ranks, card, place) => ((held & (1 << place)) === 0 ? ranks : ranks | (1 << (card % RANK_COUNT))),
    0,
  );
}

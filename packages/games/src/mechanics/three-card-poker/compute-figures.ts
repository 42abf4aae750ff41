import { DECK_SIZE, rankOf } from "../../cards/card.ts";
import type { Figures } from "../../exact/figures.ts";
import { figuresOf } from "../../exact/figures.ts";
import { rational, toNumber } from "../../exact/rational.ts";
import type { ThreeCardPokerData } from "./data.ts";
import { evaluateThree, qualifies, threeCardHand } from "./evaluate-three.ts";
import { anteBonusOf, pairPlusOf, returnsOf } from "./play.ts";

/** What a hand of the player meets over the dealer's 18,424 hands: how many bring each payout, in antes, if the player plays. */
type Met = { readonly value: number; readonly deals: number; readonly payouts: ReadonlyMap<number, number> };

const DEALER_HANDS = 18_424;

/**
 * The figures of the ante with the best play, in antes. The return counts what the further bet wins or loses, 1 less the house edge; the hit
 * rate is that of rounds that pay anything; the largest win is all that a round can pay; the deviation is that of the net result.
 */
export function anteFigures(data: ThreeCardPokerData): Figures {
  let rounds = 0n;
  let net = 0n;
  let squares = 0n;
  let paid = 0n;
  let largest = 0;
  for (const { deals, payouts } of metHands(data)) {
    rounds += BigInt(deals * DEALER_HANDS);
    if (netOfPlay(payouts) < -DEALER_HANDS) {
      net -= BigInt(deals * DEALER_HANDS);
      squares += BigInt(deals * DEALER_HANDS);
      continue;
    }
    for (const [payout, count] of payouts) {
      const ways = BigInt(deals * count);
      net += BigInt(payout - 2) * ways;
      squares += BigInt((payout - 2) ** 2) * ways;
      if (payout > 0) paid += ways;
      largest = Math.max(largest, payout);
    }
  }
  return {
    returnToPlayer: rational(rounds + net, rounds),
    hitRate: rational(paid, rounds),
    maxWinMultiple: rational(largest),
    standardDeviation: Math.sqrt(toNumber(rational(rounds * squares - net * net, rounds * rounds))),
  };
}

/** The figures of the side bet, over the player's 22,100 hands. */
export function pairPlusFigures(data: ThreeCardPokerData): Figures {
  const counts = new Map<number, bigint>();
  for (const { value, deals } of playerHands()) {
    const pays = pairPlusOf(data, threeCardHand(value));
    const payout = pays === 0 ? 0 : pays + 1;
    counts.set(payout, (counts.get(payout) ?? 0n) + BigInt(deals));
  }
  return figuresOf(counts, 1);
}

/** The lowest value of a hand that the best play plays; every higher one is played too. */
export function lowestPlayed(data: ThreeCardPokerData): number {
  const hands = metHands(data).map(({ value, payouts }) => ({
    value,
    isPlayed: netOfPlay(payouts) >= -DEALER_HANDS,
  }));
  const lowest = Math.min(...hands.filter(({ isPlayed }) => isPlayed).map(({ value }) => value));
  if (hands.some(({ value, isPlayed }) => value >= lowest && !isPlayed)) {
    throw new Error("the best play is no threshold");
  }
  return lowest;
}

/** The net result of playing over all the dealer's hands, in antes. To fold brings −1 for each. */
function netOfPlay(payouts: ReadonlyMap<number, number>): number {
  let net = 0;
  for (const [payout, count] of payouts) net += (payout - 2) * count;
  return net;
}

function metHands(data: ThreeCardPokerData): Met[] {
  meetings ??= meetDealer();
  return meetings.map(({ value, deals, backs }) => {
    const bonus = anteBonusOf(data, threeCardHand(value));
    const counts = [...backs.entries()].filter(([, count]) => count > 0);
    return { value, deals, payouts: new Map(counts.map(([back, count]) => [back + bonus, count])) };
  });
}

/** How many of the dealer's hands bring ante and play back 0 to 4 antes, for each kind of hand. It is the same for every table. */
type Meeting = { readonly value: number; readonly deals: number; readonly backs: readonly number[] };
let meetings: Meeting[] | undefined;

function meetDealer(): Meeting[] {
  return playerHands().map(({ cards, value, deals }) => {
    const backs = [0, 0, 0, 0, 0];
    const rest = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !cards.includes(card));
    // The dealer's values in order of size need no second look at the rules: below the queen, lower, equal, higher.
    let lower = 0;
    let equal = 0;
    let unqualified = 0;
    forEachThree(rest, (one, two, three) => {
      const dealer = handValue(one, two, three);
      if (!qualifies(dealer)) unqualified += 1;
      else if (dealer < value) lower += 1;
      else if (dealer === value) equal += 1;
    });
    const note = ({ ante, play }: { ante: bigint; play: bigint }, count: number) => {
      const back = Number(ante + play);
      backs[back] = (backs[back] as number) + count;
    };
    note(UNQUALIFIED, unqualified);
    note(WON, lower);
    note(PUSHED, equal);
    note(LOST, DEALER_HANDS - unqualified - lower - equal);
    return { value, deals, backs };
  });
}

const LOWEST = 0;
const HIGHEST = 1 << 16;
const QUALIFIED = HIGHEST - 1;
const UNQUALIFIED = returnsOf(HIGHEST, LOWEST);
const WON = returnsOf(HIGHEST, QUALIFIED);
const PUSHED = returnsOf(QUALIFIED, QUALIFIED);
const LOST = returnsOf(LOWEST, QUALIFIED);

const values = new Uint16Array(DECK_SIZE ** 3);

/** As `evaluateThree`, for cards in ascending order; each hand is evaluated once. */
function handValue(one: number, two: number, three: number): number {
  const place = (one * DECK_SIZE + two) * DECK_SIZE + three;
  const known = values[place] as number;
  if (known !== 0) return known;
  const value = evaluateThree(one, two, three);
  values[place] = value;
  return value;
}

/** One hand of each kind that suits alone tell apart, and how many deals are of its kind. */
function playerHands(): { cards: number[]; value: number; deals: number }[] {
  const kinds = new Map<string, { cards: number[]; value: number; deals: number }>();
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  forEachThree(deck, (one, two, three) => {
    const cards = [one, two, three];
    const key = kindOf(cards);
    const known = kinds.get(key);
    if (known) known.deals += 1;
    else kinds.set(key, { cards, value: evaluateThree(one, two, three), deals: 1 });
  });
  return [...kinds.values()];
}

/** The ranks of each suit, whatever its name: hands of one kind become each other when suits are renamed. */
function kindOf(cards: readonly number[]): string {
  const suits = Map.groupBy(cards, (card) => card - rankOf(card));
  return [...suits.values()]
    .map((alike) =>
      alike
        .map(rankOf)
        .toSorted((one, other) => one - other)
        .join(" "),
    )
    .toSorted()
    .join("/");
}

function forEachThree(cards: readonly number[], visit: (one: number, two: number, three: number) => void) {
  for (let first = 0; first < cards.length - 2; first += 1) {
    for (let second = first + 1; second < cards.length - 1; second += 1) {
      for (let third = second + 1; third < cards.length; third += 1) {
        visit(cards[first] as number, cards[second] as number, cards[third] as number);
      }
    }
  }
}

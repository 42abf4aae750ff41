import { rankOf } from "../../cards/card.ts";
import type { Figures } from "../../exact/figures.ts";
import { figuresOf } from "../../exact/figures.ts";
import { rational, toNumber } from "../../exact/rational.ts";
import type { ThreeCardPokerData } from "./data.ts";
import { DEALER_HANDS, DealerHands, forEachThree, type ThreeCards } from "./dealer-hands.ts";
import { evaluateThree, threeCardHand } from "./evaluate-three.ts";
import { anteBonusOf, pairPlusOf } from "./play.ts";

/** What a hand of the player meets over the dealer's 18,424 hands: how many bring each payout, in antes, if the player plays. */
type Met = { readonly value: number; readonly deals: number; readonly payouts: ReadonlyMap<number, number> };

/**
 * The figures of the ante when the player plays best; amounts are in antes. The return is 1 minus the house edge and includes what the second
 * bet wins or loses. The hit rate is the share of rounds that pay anything. The largest win is that of the bet that can pay most. The standard
 * deviation is that of the net result.
 */
export function threeCardFigures(data: ThreeCardPokerData): Figures {
  let rounds = 0n;
  let net = 0n;
  let squares = 0n;
  let paid = 0n;
  let largest = data.pairPlus.straightFlush + 1;
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
  const dealer = new DealerHands();
  return playerHands().map(({ cards, value, deals }) => ({
    value,
    deals,
    backs: dealer.backsAgainst(cards),
  }));
}

type Kind = { cards: ThreeCards; value: number; deals: number };

/** One hand of each kind that suits alone tell apart, and how many deals are of its kind. */
function playerHands(): Kind[] {
  const kinds = new Map<string, Kind>();
  forEachThree((cards) => {
    const key = kindOf(cards);
    const known = kinds.get(key);
    if (known) known.deals += 1;
    else kinds.set(key, { cards, value: evaluateThree(...cards), deals: 1 });
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

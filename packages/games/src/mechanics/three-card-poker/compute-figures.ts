import { rankOf } from "../../cards/card.ts";
import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { type Rational, rational, toNumber } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import type { ThreeCardPokerData } from "./data.ts";
import { DEALER_HANDS, DealerHands, forEachThree, type ThreeCards } from "./dealer-hands.ts";
import { evaluateThree, threeCardHand } from "./evaluate-three.ts";
import { anteBonusOf, pairPlusOf } from "./play.ts";

/** For one player hand that plays: the number of dealer hands (of 18,424) that lead to each payout, in antes. */
type HandPayouts = {
  readonly value: number;
  readonly deals: number;
  readonly payouts: ReadonlyMap<number, number>;
};

/**
 * The figures of the ante with the best play; amounts are in antes. The return is 1 minus the house edge and includes what the second bet
 * wins or loses. The hit rate is the share of rounds that pay more than was staked. The largest win is in stakes of ante and pair plus together, because
 * pair plus needs an ante. The standard deviation is that of the net result.
 */
export function threeCardFigures(data: ThreeCardPokerData): Figures {
  let rounds = 0n;
  let net = 0n;
  let squares = 0n;
  let won = 0n;
  for (const { deals, payouts } of payoutsByHand(data)) {
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
      if (payout > 2) won += ways;
    }
  }
  return {
    returnToPlayer: rational(rounds + net, rounds),
    hitRate: rational(won, rounds),
    maxWinMultiple: largestWin(data),
    standardDeviation: Math.sqrt(toNumber(rational(rounds * squares - net * net, rounds * rounds))),
  };
}

/** The largest payout of all hands and of all bets on offer, in stakes of ante and pair plus together. */
function largestWin(data: ThreeCardPokerData): Rational {
  const payouts = new Map<number, number>();
  for (const { value, payouts: byPayout } of payoutsByHand(data)) {
    const side = sidePayoutOf(data, value);
    payouts.set(side, Math.max(payouts.get(side) ?? 0, ...byPayout.keys()));
  }
  const wins = data.stakes.flatMap((ante) =>
    [0, ...data.stakes].flatMap((pairPlus) =>
      [...payouts].map(([side, payout]) => rational(ante * payout + pairPlus * side, ante + pairPlus)),
    ),
  );
  return wins.reduce((most, win) => (toNumber(win) > toNumber(most) ? win : most));
}

/** The payout of pair plus for a hand in stakes of pair plus, 0 if it loses. */
function sidePayoutOf(data: ThreeCardPokerData, value: number): number {
  const pays = pairPlusOf(data, threeCardHand(value));
  return pays === 0 ? 0 : pays + 1;
}

/** The figures of the side bet, over the player's 22,100 hands. */
export function pairPlusFigures(data: ThreeCardPokerData): Figures {
  return figuresOf(pairPlusPayouts(data), 1);
}

/** The number of the player's hands for each payout of pair plus in stakes. */
function pairPlusPayouts(data: ThreeCardPokerData): Distribution {
  const counts = new Map<number, bigint>();
  for (const { value, deals } of playerHands()) {
    const payout = sidePayoutOf(data, value);
    counts.set(payout, (counts.get(payout) ?? 0n) + BigInt(deals));
  }
  return counts;
}

/**
 * The chances of the ante's wins with the best play. If an ante and a pair plus on offer can win more, measured in stakes of both together,
 * the reachable win is the largest of all these bets.
 */
export function threeCardWinChances(data: ThreeCardPokerData): WinChances {
  const payouts = new Map<number, bigint>();
  const add = (payout: number, ways: number) =>
    payouts.set(payout, (payouts.get(payout) ?? 0n) + BigInt(ways));
  for (const { deals, payouts: byPayout } of payoutsByHand(data)) {
    if (netOfPlay(byPayout) < -DEALER_HANDS) add(0, deals * DEALER_HANDS);
    else for (const [payout, count] of byPayout) add(payout, deals * count);
  }
  const ante = winChancesOf(chancesOfCounts(payouts), 1, "best");
  const wins = data.stakes.flatMap((anteStake) =>
    data.stakes.map((pairPlus) => {
      const payouts = chancesOfCounts(payoutsOfBoth(data, anteStake, pairPlus));
      return winChancesOf(payouts, anteStake + pairPlus).reachable;
    }),
  );
  const both = wins.reduce((most, win) => (toNumber(win.multiple) > toNumber(most.multiple) ? win : most));
  return toNumber(both.multiple) > toNumber(ante.reachable.multiple) ? withAimedWin(ante, both) : ante;
}

/** The number of deals for each payout of these bets together, if the player plays every hand. */
function payoutsOfBoth(data: ThreeCardPokerData, anteStake: number, pairPlus: number): Distribution {
  const counts = new Map<number, bigint>();
  for (const { value, deals, payouts } of payoutsByHand(data))
    for (const [payout, count] of payouts) {
      const paid = anteStake * payout + pairPlus * sidePayoutOf(data, value);
      counts.set(paid, (counts.get(paid) ?? 0n) + BigInt(deals * count));
    }
  return counts;
}

/** The lowest hand value that the best play plays; it plays every higher one too. */
export function lowestPlayed(data: ThreeCardPokerData): number {
  const hands = payoutsByHand(data).map(({ value, payouts }) => ({
    value,
    isPlayed: netOfPlay(payouts) >= -DEALER_HANDS,
  }));
  const lowest = Math.min(...hands.filter(({ isPlayed }) => isPlayed).map(({ value }) => value));
  if (hands.some(({ value, isPlayed }) => value >= lowest && !isPlayed)) {
    throw new Error("the best play has no threshold");
  }
  return lowest;
}

/** The net result of playing over all dealer hands, in antes. A fold nets −1 for each. */
function netOfPlay(payouts: ReadonlyMap<number, number>): number {
  let net = 0;
  for (const [payout, count] of payouts) net += (payout - 2) * count;
  return net;
}

function payoutsByHand(data: ThreeCardPokerData): HandPayouts[] {
  returnsByHand ??= computeReturns();
  return returnsByHand.map(({ value, deals, returns }) => {
    const bonus = anteBonusOf(data, threeCardHand(value));
    const counts = [...returns.entries()].filter(([, count]) => count > 0);
    return { value, deals, payouts: new Map(counts.map(([returned, count]) => [returned + bonus, count])) };
  });
}

/** The number of dealer hands that return 0 to 4 antes on ante and play, for each kind of hand. The same for every table. */
type HandReturns = { readonly value: number; readonly deals: number; readonly returns: readonly number[] };
let returnsByHand: HandReturns[] | undefined;

function computeReturns(): HandReturns[] {
  const dealer = new DealerHands();
  return playerHands().map(({ cards, value, deals }) => ({
    value,
    deals,
    returns: dealer.returnsAgainst(cards),
  }));
}

type Kind = { cards: ThreeCards; value: number; deals: number };

/** One hand for each class under renaming of suits, with the size of its class. */
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

/** A hand's class under renaming of suits: the ranks of each suit, sorted. */
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

import { payoutOf, settleBet } from "../../cards/bet-events.ts";
import { type Card, cardText, rankOf } from "../../cards/card.ts";
import { dealCards } from "../../cards/deal-cards.ts";
import type { Draws } from "../../fairness/draws.ts";
import type { Outcome } from "../../rules/mechanic.ts";
import { dealHands, pointsOf, winnerOf } from "./deal-hands.ts";
import { type BaccaratResult, baccaratReturnOf, twentiethsOf } from "./payouts.ts";
import { type BaccaratEvent, type BaccaratSide, BaccaratSpot } from "./wire.ts";

/** Plays a round. Bets are in minor units. */
export function playBaccarat(
  decks: number,
  bets: ReadonlyMap<BaccaratSpot, bigint>,
  draws: Draws,
): Outcome<BaccaratEvent> {
  const { result, events } = dealRound(decks, draws);
  const settled = settleBets(bets, (spot) => twentiethsOf(spot, result));
  return { ...settled, events: [...events, ...settled.events] };
}

/** Deals both hands. It always draws six cards, and deals four to six of them. The events are those up to `hands-compared`. */
export function dealRound(decks: number, draws: Draws): { result: BaccaratResult; events: BaccaratEvent[] } {
  const hands: Record<BaccaratSide, Card[]> = { player: [], banker: [] };
  const events: BaccaratEvent[] = [];
  for (const { to, card } of dealHands(dealCards(draws, decks, 6))) {
    hands[to].push(card);
    events.push({ type: "card-dealt", to, card: cardText(card), points: pointsOf(hands[to]) });
  }
  const playerPoints = pointsOf(hands.player);
  const bankerPoints = pointsOf(hands.banker);
  const compared = {
    winner: winnerOf(playerPoints, bankerPoints),
    playerPair: isPair(hands.player),
    bankerPair: isPair(hands.banker),
  };
  const natural = Object.values(hands).some((hand) => pointsOf(hand.slice(0, 2)) >= 8);
  events.push({ type: "hands-compared", ...compared, playerPoints, bankerPoints, natural });
  return { result: { ...compared, natural }, events };
}

/** Settles the bets, in minor units, by their return in twentieths of the bet. The events are those after `hands-compared`. */
export function settleBets(
  bets: ReadonlyMap<BaccaratSpot, bigint>,
  twentiethsFor: (spot: BaccaratSpot) => number,
): Outcome<BaccaratEvent> {
  const events: BaccaratEvent[] = [];
  for (const spot of BaccaratSpot.options) {
    const amountMinor = bets.get(spot);
    if (amountMinor === undefined) continue;
    events.push(settleBet(spot, amountMinor, baccaratReturnOf(amountMinor, twentiethsFor(spot))));
  }
  const payoutMinor = payoutOf(events);
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}

/** Whether a hand's first two cards have the same rank. */
function isPair([one, two]: readonly Card[]): boolean {
  return one !== undefined && two !== undefined && rankOf(one) === rankOf(two);
}

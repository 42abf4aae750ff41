import { payoutOf, settleBet } from "../../cards/bet-events.ts";
import { type Card, cardText, rankOf } from "../../cards/card.ts";
import { dealCards } from "../../cards/deal-cards.ts";
import type { Draws } from "../../fairness/draws.ts";
import type { Outcome } from "../mechanic.ts";
import { winnerOf } from "./compute-figures.ts";
import { dealHands, pointsOf } from "./deal-hands.ts";
import { twentiethsOf } from "./returns.ts";
import { type BaccaratEvent, type BaccaratSide, BaccaratSpot } from "./wire.ts";

/** Six cards are drawn, and as many dealt as the rule needs. Bets are in minor units. */
export function playBaccarat(
  decks: number,
  bets: ReadonlyMap<BaccaratSpot, bigint>,
  draws: Draws,
): Outcome<BaccaratEvent> {
  const hands: Record<BaccaratSide, Card[]> = { player: [], banker: [] };
  const events: BaccaratEvent[] = [];
  for (const { to, card } of dealHands(dealCards(draws, decks, 6))) {
    hands[to].push(card);
    events.push({ type: "card-dealt", to, card: cardText(card), points: pointsOf(hands[to]) });
  }
  const playerPoints = pointsOf(hands.player);
  const bankerPoints = pointsOf(hands.banker);
  const result = {
    winner: winnerOf(playerPoints, bankerPoints),
    playerPair: isPair(hands.player),
    bankerPair: isPair(hands.banker),
  };
  const natural = [hands.player, hands.banker].some((hand) => pointsOf(hand.slice(0, 2)) >= 8);
  events.push({ type: "hands-compared", ...result, playerPoints, bankerPoints, natural });
  for (const spot of BaccaratSpot.options) {
    const amountMinor = bets.get(spot);
    if (amountMinor === undefined) continue;
    events.push(settleBet(spot, amountMinor, (amountMinor * BigInt(twentiethsOf(spot, result))) / 20n));
  }
  const payoutMinor = payoutOf(events);
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}

/** The first two cards have one rank. */
function isPair([one, two]: readonly Card[]): boolean {
  return one !== undefined && two !== undefined && rankOf(one) === rankOf(two);
}

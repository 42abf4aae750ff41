import type { Card } from "../../cards/card.ts";
import { dealCards } from "../../cards/deal-cards.ts";
import type { Draws } from "../../fairness/draws.ts";
import type { DealtBlackjack } from "../blackjack/play.ts";
import { SEATS } from "./data.ts";

/** The cards of a table's round, in the order of the draws: those of the dealer, then those of each seat. */
export type LiveCards = { readonly dealer: readonly Card[]; readonly seats: readonly (readonly Card[])[] };

/**
 * More cards than the dealer can need. All but the last add up to 16 at most with aces as 1, and an ace counts at least 1: 17 cards.
 */
export const DEALER_CARDS = 17;

/**
 * More cards than a seat can need. Without its last card, a hand adds up to 20 at most, so two hands do to 40; the 32 lowest cards of six
 * decks (24 aces and 8 twos) add up to 40. With the two last cards that is 34.
 */
export const SEAT_CARDS = 34;

/**
 * Deals from freshly shuffled decks. Every seat has its own part of the shuffled order, and so has the dealer: no move at one seat changes a
 * card of another. A seat is still exactly the game of a single player, who is dealt from the same order: in a uniform shuffle every choice of
 * places holds every sequence of cards with the same chance (the places are exchangeable), and nobody sees a card before it is dealt. So the
 * figures and the best play of `blackjack` hold for each seat.
 */
export function dealLiveCards(decks: number, draws: Draws): LiveCards {
  const cards = dealCards(draws, decks, DEALER_CARDS + SEATS * SEAT_CARDS);
  return {
    dealer: cards.slice(0, DEALER_CARDS),
    seats: Array.from({ length: SEATS }, (_, index) => {
      const from = DEALER_CARDS + index * SEAT_CARDS;
      return cards.slice(from, from + SEAT_CARDS);
    }),
  };
}

/** The cards of the game at one seat, from 1. */
export function cardsOfSeat({ dealer, seats }: LiveCards, seat: number): DealtBlackjack {
  const shoe = seats[seat - 1] as readonly Card[];
  return {
    hand: shoe.slice(0, 2) as [Card, Card],
    dealer: dealer.slice(0, 2) as [Card, Card],
    shoe,
    next: 2,
    dealerShoe: dealer.slice(2),
  };
}

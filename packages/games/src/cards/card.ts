import { z } from "zod";

/** A card as text: its rank, then its suit. "AS" is the ace of spades, "TD" the ten of diamonds. */
export const CardText = z.string().regex(/^[2-9TJQKA][CDHS]$/);
export type CardText = z.infer<typeof CardText>;

/** Clubs, diamonds, hearts, spades. */
export const SUITS = "CDHS";

/** From the two, 0, to the ace, 12. */
export const RANKS = "23456789TJQKA";

export const RANK_COUNT = 13;
export const DECK_SIZE = 52;

/** A card of a deck, from 0 to 51: `suit * 13 + rank`. */
export type Card = number;

export function rankOf(card: Card): number {
  return card % RANK_COUNT;
}

export function suitOf(card: Card): number {
  return Math.floor(card / RANK_COUNT);
}

export function cardText(card: Card): CardText {
  return RANKS.charAt(rankOf(card)) + SUITS.charAt(suitOf(card));
}

/** Throws a RangeError for text that is not a card. */
export function cardOf(text: string): Card {
  if (!CardText.safeParse(text).success) throw new RangeError(`no card ${JSON.stringify(text)}`);
  return SUITS.indexOf(text.charAt(1)) * RANK_COUNT + RANKS.indexOf(text.charAt(0));
}

/** Several cards, separated by spaces: "AS TD". */
export function cardsOf(texts: string): Card[] {
  return texts.split(" ").map(cardOf);
}

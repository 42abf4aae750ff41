import type { Draws } from "../fairness/draws.ts";
import { shuffle } from "../fairness/shuffle.ts";
import { type Card, DECK_SIZE } from "./card.ts";

/**
 * The first `count` cards of freshly shuffled decks, in dealing order, with one draw for each. A round draws all cards that it can need
 * when it starts, so that no decision of the player can change the order.
 */
export function dealCards(draws: Draws, decks: number, count: number): Card[] {
  const shoe = Array.from({ length: decks * DECK_SIZE }, (_, index) => index % DECK_SIZE);
  return shuffle(draws, shoe, count).slice(0, count);
}

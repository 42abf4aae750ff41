import type { GameTexts } from "../../texts/texts.ts";

/** A card's name for screen readers: "ace of spades" for "AS". */
export function cardName(card: string, t: GameTexts): string {
  const rank = card.charAt(0) === "T" ? "10" : card.charAt(0);
  return t("card_name", { rank, suit: card.charAt(1) });
}

/** A sentence that begins with the name of a card. Names are in lower case, so it gets a capital: "Ace of spades: higher or lower?" */
export function sayOfCard(key: "ask_guess" | "guess_wrong", card: string, t: GameTexts): string {
  const text = t(key, { card: cardName(card, t) });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SUIT_SIGNS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** A card's short name: "10♠" for "TS". */
export function cardSign(card: string): string {
  return `${card.charAt(0) === "T" ? "10" : card.charAt(0)}${SUIT_SIGNS[card.charAt(1)] ?? ""}`;
}

export function cardNames(cards: readonly string[], t: GameTexts): string {
  return cards.map((card) => cardName(card, t)).join(", ");
}

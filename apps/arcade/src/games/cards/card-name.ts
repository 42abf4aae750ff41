import type { GameTexts } from "../../texts/texts.ts";

/** A card's name for screen readers: "ace of spades" for "AS". */
export function cardName(card: string, t: GameTexts): string {
  const rank = card.charAt(0) === "T" ? "10" : card.charAt(0);
  return t("card_name", { rank, suit: card.charAt(1) });
}

const SUIT_SIGNS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** A card's short name: "10♠" for "TS". */
export function cardSign(card: string): string {
  return `${card.charAt(0) === "T" ? "10" : card.charAt(0)}${SUIT_SIGNS[card.charAt(1)] ?? ""}`;
}

export function cardNames(cards: readonly string[], t: GameTexts): string {
  return cards.map((card) => cardName(card, t)).join(", ");
}

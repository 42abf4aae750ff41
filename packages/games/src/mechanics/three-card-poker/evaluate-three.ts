import { type Card, rankOf, suitOf } from "../../cards/card.ts";
import { QUEEN } from "../../cards/ranks.ts";
import { ThreeCardHand } from "./wire.ts";

const HANDS = ThreeCardHand.options;

/** The value of three cards: a higher hand has a higher number, and equal hands have the same. */
export function evaluateThree(one: Card, two: Card, three: Card): number {
  let high = rankOf(one);
  let middle = rankOf(two);
  let low = rankOf(three);
  if (high < middle) [high, middle] = [middle, high];
  if (middle < low) [middle, low] = [low, middle];
  if (high < middle) [high, middle] = [middle, high];

  if (high === low) return numberOf(4, high, 0, 0);
  if (high === middle) return numberOf(1, high, low, 0);
  if (middle === low) return numberOf(1, low, high, 0);
  const isFlush = suitOf(one) === suitOf(two) && suitOf(two) === suitOf(three);
  // Ace, three, two is the lowest straight.
  const isLowest = high === 12 && middle === 1 && low === 0;
  if (isLowest || high - low === 2) return numberOf(isFlush ? 5 : 3, isLowest ? 1 : high, 0, 0);
  return numberOf(isFlush ? 2 : 0, high, middle, low);
}

export function threeCardHand(value: number): ThreeCardHand {
  return HANDS[value >>> 12] as ThreeCardHand;
}

/** A value above all hands that do not qualify, and below every hand from queen high up. */
export const MIN_QUALIFIED = QUEEN << 8;

/** Whether the dealer's hand qualifies: queen high or better. */
export function qualifies(value: number): boolean {
  return value >= MIN_QUALIFIED;
}

function numberOf(hand: number, first: number, second: number, third: number): number {
  return (hand << 12) | (first << 8) | (second << 4) | third;
}

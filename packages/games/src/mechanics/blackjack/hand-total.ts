import { type Card, rankOf } from "../../cards/card.ts";

/** A hand's best total, and whether an ace in it counts eleven. */
export type HandTotal = {
  readonly total: number;
  readonly soft: boolean;
};

/** The value of a single card: the ace is 1 here, tens and pictures are 10. */
export function pipsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === 12) return 1;
  return Math.min(rank + 2, 10);
}

/** The total of cards whose values, with aces as 1, add up to `pips`. */
export function totalOf(pips: number, hasAce: boolean): HandTotal {
  const soft = hasAce && pips <= 11;
  return { total: soft ? pips + 10 : pips, soft };
}

export function handTotal(cards: readonly Card[]): HandTotal {
  let pips = 0;
  let hasAce = false;
  for (const card of cards) {
    const value = pipsOf(card);
    pips += value;
    hasAce ||= value === 1;
  }
  return totalOf(pips, hasAce);
}

/** An ace and a ten as the first two cards. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && handTotal(cards).total === 21;
}

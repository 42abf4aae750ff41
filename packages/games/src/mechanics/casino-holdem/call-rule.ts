import { type Card, rankOf, suitOf } from "../../cards/card.ts";
import { JACK, TEN } from "../../cards/ranks.ts";
import { STRAIGHTS } from "../../cards/straights.ts";

const SIX = 4;
const NINE = 7;

/**
 * The rule of the sheet: whether to call with these two cards on this flop. Call with a pair that a card of the player's is part of, with
 * four cards of a flush or of a straight, and with a jack or higher. With a ten as the higher card, call if the other is a six or higher,
 * or if three cards with one of the player's are of one suit; with a nine only in the latter case.
 */
export function callsByRule(player: readonly Card[], flop: readonly Card[]): boolean {
  const cards = [...player, ...flop];
  const [low, high] = player.map(rankOf).toSorted((one, other) => one - other) as [number, number];
  if (high >= JACK || low === high || flop.some((card) => [low, high].includes(rankOf(card)))) return true;
  const suited = Math.max(
    ...player.map((own) => cards.filter((card) => suitOf(card) === suitOf(own)).length),
  );
  if (suited >= 4 || hasFourToStraight(cards)) return true;
  if (high === TEN) return low >= SIX || suited === 3;
  return high === NINE && suited === 3;
}

function hasFourToStraight(cards: readonly Card[]): boolean {
  const ranks = new Set(cards.map(rankOf));
  return STRAIGHTS.some(
    (straight) => [...ranks].filter((rank) => (straight & (1 << rank)) !== 0).length >= 4,
  );
}

import type { CardPlace } from "./card-view.ts";
import { CARD } from "./paint-card.ts";

/** The room for a hand: the middle of its cards, the height of a card, and the maximum width of the hand. */
export type HandRoom = { x: number; y: number; height: number; width: number };

/** The maximum distance between two cards, in card widths. */
const OPEN = 0.52;
const LEAN = 0.035;

/** The places of a hand's cards, side by side. They overlap enough to fit into the room, and each card's corner stays visible. */
export function fan(count: number, { x, y, height, width }: HandRoom): CardPlace[] {
  const cardWidth = (height * CARD.width) / CARD.height;
  const step = count > 1 ? Math.min(cardWidth * OPEN, (width - cardWidth) / (count - 1)) : 0;
  const left = x - (step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + step * index,
    y,
    height,
    angle: count > 1 ? (index - (count - 1) / 2) * (LEAN / Math.max(1, count - 1)) * 2 : 0,
  }));
}

/** The width of `count` fanned cards in this room. */
export function fanWidth(count: number, room: HandRoom): number {
  const cardWidth = (room.height * CARD.width) / CARD.height;
  const places = fan(count, room);
  const first = places[0]?.x ?? 0;
  return cardWidth + ((places.at(-1)?.x ?? 0) - first);
}

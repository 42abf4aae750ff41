import { paintCards } from "./paint-cards.ts";
import { type DrawEvent, figure, type PaintResult } from "./picture-size.ts";

const textsIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const FELT = `<ellipse cx="240" cy="40" rx="330" ry="230" fill="#17603f" stroke="#5a3418" stroke-width="14"/>`;

/** The dealer's cards and total at a table of blackjack, once the face-down card was turned. */
export const paintBlackjack: PaintResult = (events) => {
  const turned = events.findIndex(({ type }) => type === "hole-turned");
  if (turned < 0) return undefined;
  const isDealers = ({ type, to }: DrawEvent) =>
    type === "hole-turned" || (type === "card-dealt" && to === "dealer");
  const dealers = events.filter(isDealers);
  const total = dealers.at(-1)?.total;
  const color = Number(total) > 21 ? "#b3202c" : "#1c2333";
  return `${FELT}${paintCards(
    dealers.map(({ card }) => String(card)),
    { x: 240, y: 112, step: dealers.length > 5 ? 48 : 70 },
  )}
<circle cx="240" cy="210" r="32" fill="${color}" stroke="#e7c46a" stroke-width="4"/>${figure(String(total), { x: 240, y: 210, size: 34, color: "#ffd76a" })}`;
};

/** The board of hold'em with the dealer's cards above it and the player's below. The hand that lost is dimmed. */
export const paintHoldem: PaintResult = (events) => {
  const shown = events.find(({ type }) => type === "hands-shown");
  if (!shown) return undefined;
  const cardsOf = (type: string) => textsIn(events.find((event) => event.type === type)?.cards);
  const board = [...cardsOf("flop-dealt"), ...cardsOf("board-completed")];
  const hand = (cards: readonly string[], y: number, loser: string) =>
    `<g transform="translate(240 ${y}) scale(.72)">${paintCards(cards, { x: 0, y: 0, isDimmed: shown.winner === loser })}</g>`;
  return `${FELT}${hand(textsIn(shown.dealerCards), 44, "player")}
<g transform="translate(240 134) scale(.94)">${paintCards(board, { x: 0, y: 0 })}</g>${hand(cardsOf("player-dealt"), 224, "dealer")}`;
};

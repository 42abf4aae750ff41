import { paintCards } from "./paint-cards.ts";
import { figure, type PaintResult } from "./picture-size.ts";

const SIDES = [
  { side: "player", x: 130, color: "#2f6fd0" },
  { side: "banker", x: 350, color: "#b3202c" },
] as const;

/** Both hands with their points. The hand that lost is dimmed. */
export const paintBaccarat: PaintResult = (events) => {
  const compared = events.find(({ type }) => type === "hands-compared");
  if (!compared) return undefined;
  return SIDES.map(({ side, x, color }) => {
    const cards = events.flatMap((event) =>
      event.type === "card-dealt" && event.to === side && typeof event.card === "string" ? [event.card] : [],
    );
    const points = compared[`${side}Points`];
    const isDimmed = compared.winner !== side && compared.winner !== "tie";
    return `${paintCards(cards, { x, y: 120, isDimmed, step: cards.length > 2 ? 62 : 72 })}
<circle cx="${x}" cy="205" r="26" fill="${color}" stroke="#fff8" stroke-width="3"/>${figure(String(points), { x, y: 205, size: 30, color: "#fff" })}`;
  }).join("");
};

import { figure } from "./picture-size.ts";

const SUITS: Readonly<Record<string, { path: string; color: string }>> = {
  H: { color: "#c0262d", path: "M0 9C-14-2-9-12-4-12-1-12 0-9 0-8 0-9 1-12 4-12 9-12 14-2 0 9Z" },
  D: { color: "#c0262d", path: "M0-12 9 0 0 12-9 0Z" },
  S: { color: "#1c2333", path: "M0-12C14 1 9 9 4 9 2 9 1 8 0 6L3 13H-3L0 6C-1 8-2 9-4 9-9 9-14 1 0-12Z" },
  C: {
    color: "#1c2333",
    path: "M0 4 3 13H-3ZM-6-1A5 5 0 1 1-6 7 5 5 0 0 1-6-1ZM6-1A5 5 0 1 1 6 7 5 5 0 0 1 6-1ZM0-12A5 5 0 1 1 0-2 5 5 0 0 1 0-12Z",
  },
};

const CARD = { width: 64, height: 90 };

/** Cards side by side, centred on a point, each as text such as `"QH"`. Dimmed cards have lost. */
export function paintCards(
  cards: readonly string[],
  { x, y, isDimmed = false, step = 70 }: { x: number; y: number; isDimmed?: boolean; step?: number },
): string {
  const left = x - (step * (cards.length - 1)) / 2;
  const painted = cards.map((card, index) => {
    const rank = card.slice(0, -1) === "T" ? "10" : card.slice(0, -1);
    const suit = SUITS[card.slice(-1)];
    if (!suit) return "";
    return `<g transform="translate(${left + index * step} ${y})"><rect x="${-CARD.width / 2}" y="${-CARD.height / 2}" width="${CARD.width}" height="${CARD.height}" rx="7" fill="#fdfaf2" stroke="#0003"/>${figure(rank, { x: 0, y: -20, size: 32, color: suit.color })}<path transform="translate(0 20) scale(1.5)" d="${suit.path}" fill="${suit.color}"/></g>`;
  });
  return `<g opacity="${isDimmed ? 0.5 : 1}">${painted.join("")}</g>`;
}

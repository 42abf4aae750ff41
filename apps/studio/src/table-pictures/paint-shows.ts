import { paintCards } from "./paint-cards.ts";
import { type DrawEvent, figure, type PaintResult, pointAt } from "./picture-size.ts";

const SEGMENTS = ["#c23b3b", "#2f6fd0", "#2b8a57", "#c98a1b", "#7b4bd1"];
const SEGMENT_COUNT = 18;
const RIM = { x: 240, y: 330, radiusX: 280, radiusY: 280 };

const found = (events: readonly DrawEvent[], type: string) => events.find((event) => event.type === type);

/** The top of the wheel under its pointer, with the number, or the multiplier or the best value of a bonus round. */
export const paintWheelPicture: PaintResult = (events) => {
  const stop = events.findLast(({ type }) => type === "wheel-stopped");
  if (!stop) return undefined;
  const bonus = events.flatMap(({ values }) => (Array.isArray(values) ? values.map(Number) : []));
  const shown = bonus.length > 0 ? `${Math.max(...bonus)}×` : numberOf(stop);
  const segments = Array.from({ length: SEGMENT_COUNT }, (_, index) => {
    const from = (index - 0.5) / SEGMENT_COUNT;
    const color = index === 0 ? "#e7b93c" : SEGMENTS[index % SEGMENTS.length];
    return `<path d="M${RIM.x} ${RIM.y}L${pointAt(from, RIM)}A280 280 0 0 1 ${pointAt(from + 1 / SEGMENT_COUNT, RIM)}Z" fill="${color}" stroke="#fff6" stroke-width="3"/>`;
  });
  return `<circle cx="${RIM.x}" cy="${RIM.y}" r="296" fill="#4a2c14"/>${segments.join("")}
<circle cx="${RIM.x}" cy="${RIM.y}" r="96" fill="#f3e2b6" stroke="#4a2c14" stroke-width="8"/>
<path d="M240 78 222 34H258Z" fill="#f6f1e4" stroke="#4a2c14" stroke-width="4"/>
${shown === undefined ? "" : figure(shown, { x: 240, y: 140, size: shown.length > 3 ? 44 : 60, color: "#2c1604" })}`;
};

/** A segment's number; a segment with a name of letters has no figure. */
function numberOf({ name, multiplier }: DrawEvent): string | undefined {
  if (typeof name === "string" && /^\d+$/.test(name)) return name;
  return typeof multiplier === "number" && multiplier > 1 ? `${multiplier}×` : undefined;
}

/** The card of each corner. The lower one is dimmed. */
export const paintTopCard: PaintResult = (events) => {
  const compared = found(events, "cards-compared");
  if (!compared) return undefined;
  return (["red", "blue"] as const)
    .map((corner, index) => {
      const dealt = events.find(({ type, to }) => type === "corner-dealt" && to === corner);
      const x = index === 0 ? 140 : 340;
      const isDimmed = compared.winner !== corner && compared.winner !== "draw";
      return `<rect x="${x - 84}" y="30" width="168" height="210" rx="16" fill="${corner === "red" ? "#a52a2f" : "#27539f"}" stroke="#e7c46a" stroke-width="4"/><g transform="translate(${x} 135) scale(1.6)">${paintCards([String(dealt?.card)], { x: 0, y: 0, isDimmed })}</g>`;
    })
    .join("");
};

const COLUMNS = 10;

/** The wall of stones, with the prizes that were behind the best ones. */
export const paintWall: PaintResult = (events) => {
  const opened = found(events, "wall-opened");
  if (!Array.isArray(opened?.prizes)) return undefined;
  const prizes = opened.prizes.map(Number);
  const best = Math.max(...prizes);
  return prizes
    .map((prize, index) => {
      const [x, y] = [22 + (index % COLUMNS) * 44, 12 + Math.floor(index / COLUMNS) * 36];
      const color = prize === best ? "#e7b93c" : prize > 1 ? "#8fae6b" : "#6b6257";
      const label =
        prize > 1
          ? figure(String(prize), { x: x + 20, y: y + 15, size: prize === best ? 24 : 17, color: "#1c1a16" })
          : "";
      return `<rect x="${x}" y="${y}" width="40" height="31" rx="6" fill="${color}" stroke="#0004"/>${label}`;
    })
    .join("");
};

/** The places of a die's pips in a grid of three by three. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** The dice and their sum. */
export const paintDice: PaintResult = (events) => {
  const stopped = found(events, "dice-stopped");
  if (!Array.isArray(stopped?.dice)) return undefined;
  const dice = stopped.dice.map((die: unknown, index) => {
    const pips = (PIPS[Number(die)] ?? []).map(
      (place) => `<circle cx="${-26 + (place % 3) * 26}" cy="${-26 + Math.floor(place / 3) * 26}" r="9"/>`,
    );
    return `<g transform="translate(${110 + index * 130} 110) rotate(${[-8, 5, 10][index % 3]})"><rect x="-50" y="-50" width="100" height="100" rx="18" fill="#fbf6e9" stroke="#0004" stroke-width="2"/><g fill="#1c2333">${pips.join("")}</g></g>`;
  });
  return `${dice.join("")}<circle cx="240" cy="222" r="34" fill="#1c2333" stroke="#e7c46a" stroke-width="4"/>${figure(String(stopped.sum), { x: 240, y: 222, size: 36, color: "#ffd76a" })}`;
};

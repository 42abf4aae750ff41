import { paintCards } from "./paint-cards.ts";
import { figure, type PaintResult, round } from "./picture-size.ts";

const CORNERS = [
  { corner: "red", x: 130, color: "#b3202c" },
  { corner: "blue", x: 350, color: "#2f6fd0" },
] as const;

/** The card of each corner on the red and blue cloth. The lower card is dimmed. */
export const paintTopCard: PaintResult = (events) => {
  const compared = events.find(({ type }) => type === "cards-compared");
  if (!compared) return undefined;
  return CORNERS.map(({ corner, x, color }) => {
    const dealt = events.find((event) => event.type === "corner-dealt" && event.to === corner);
    const isDimmed = compared.winner !== corner && compared.winner !== "draw";
    const card = paintCards([String(dealt?.card)], { x: 0, y: 0, isDimmed });
    return `<rect x="${x - 130}" y="190" width="260" height="90" fill="${color}"/><g transform="translate(${x} 128) scale(1.9)">${card}</g>`;
  }).join("");
};

const STONE = { width: 44, height: 32 };

/** The open wall: ten stones in a row, gold where a prize was and light where the idol was. */
export const paintStoneWall: PaintResult = (events) => {
  const opened = events.find(({ type }) => type === "wall-opened");
  if (!Array.isArray(opened?.prizes)) return undefined;
  const prizes = opened.prizes.map(Number);
  const most = Math.max(...prizes);
  const stones = prizes.map((prize, index) => {
    const [x, y] = [20 + (index % 10) * STONE.width, 23 + Math.floor(index / 10) * STONE.height];
    const color = prize === most ? "#ffe27a" : prize > 1 ? "#d9a437" : prize > 0 ? "#9aa6ad" : "#171d14";
    const number =
      prize === most ? figure(String(index + 1), { x: x + 21, y: y + 15, size: 20, color: "#2a1803" }) : "";
    return `<rect x="${x}" y="${y}" width="${STONE.width - 3}" height="${STONE.height - 3}" rx="6" fill="${color}"/>${number}`;
  });
  return `<rect x="8" y="12" width="464" height="244" rx="12" fill="#3a4432"/>${stones.join("")}`;
};

const L = 15;
/** The places of a die's pips, from its middle. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-L, -L],
    [L, L],
  ],
  3: [
    [-L, -L],
    [0, 0],
    [L, L],
  ],
  4: [
    [-L, -L],
    [L, L],
    [-L, L],
    [L, -L],
  ],
  5: [
    [-L, -L],
    [L, L],
    [-L, L],
    [L, -L],
    [0, 0],
  ],
  6: [
    [-L, -L],
    [L, L],
    [-L, L],
    [L, -L],
    [-L, 0],
    [L, 0],
  ],
};

/** Three dice on the screen of an old set, with their sum above. */
export const paintStruckDice: PaintResult = (events) => {
  const stopped = events.find(({ type }) => type === "dice-stopped");
  if (!Array.isArray(stopped?.dice)) return undefined;
  const dice = stopped.dice.map((value: unknown, index) => {
    const pips = PIPS[Number(value)]?.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#241736"/>`);
    const place = `translate(${round(128 + index * 84)} 182) rotate(${[-8, 4, 12][index]})`;
    return `<g transform="${place}"><rect x="-31" y="-31" width="62" height="62" rx="12" fill="#fffdf4"/>${pips?.join("")}</g>`;
  });
  return `<path d="M240 44 180 4M240 44 310 0" stroke="#b9b3c9" stroke-width="6"/><rect x="40" y="40" width="400" height="218" rx="24" fill="#7b4b23"/>
<rect x="62" y="58" width="300" height="182" rx="26" fill="#2b3468"/><circle cx="402" cy="96" r="18" fill="#d8b060"/><circle cx="402" cy="148" r="18" fill="#d8b060"/>
${figure(String(stopped.sum), { x: 212, y: 102, size: 66, color: "#ffe27a" })}${dice.join("")}`;
};

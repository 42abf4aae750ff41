import type { Rect, Size } from "../../stage/lay-out-board.ts";
import { CARD } from "../cards/paint-card.ts";

/** The positions of the machine's parts on the board, in CSS pixels. */
export type MachineLayout = {
  /** The pay table. */
  table: Rect & { rowHeight: number };
  /** The machine's name and return to player, or only the return if `isLine`. Undefined if there is no room. */
  plate: (Rect & { isLine: boolean }) | undefined;
  /** The pictures at both sides of a wide board. */
  sides: readonly Rect[];
  /** The five cards, before they are held. */
  cards: readonly Rect[];
  /** The distance by which a held card is moved up. */
  lift: number;
  /** The height of the word "Hold". The word is below its card, or on the card if the board is low. */
  tag: { height: number; isOnCard: boolean };
};

/** The padding above and below the pay table's rows, and the minimum height of a legible row. */
const PADDING = 9;
const MIN_ROW = 12;
const MAX_ROW = 31;
/** The minimum and maximum height of the plate with the name, and its height as a single line on a narrow board. */
const PLATE = { least: 46, most: 96, line: 30 };
/** Narrower boards have the plate at the top, below or beside the free-play tag. */
const NARROW = 520;
const WIDEST = 1100;
const MIN_SIDE = 170;
const CARDS = 5;
const CARD_RATIO = CARD.height / CARD.width;

/** Places the pay table at the top, the plate with the name if there is room, and the cards with the words "Hold" at the bottom. */
export function layOutMachine({ width, height }: Size, rows: number): MachineLayout {
  const margin = between(Math.min(width, height) * 0.02, 6, 18);
  const gap = between(width * 0.014, 4, 18);
  const isOnCard = height < 340;
  const tagHeight = between(height * 0.055, 22, 34);
  const below = isOnCard ? 0 : tagHeight + 6;
  const widest = (Math.min(width, WIDEST) - 2 * margin - (CARDS - 1) * gap) / CARDS;
  const around = 2 * margin + gap + below;
  const isNarrow = width < NARROW;
  const line = isNarrow ? PLATE.line : 0;
  const leastTable = rows * MIN_ROW + 2 * PADDING + line;
  const cardHeight = Math.min(widest * CARD_RATIO, (height - around - leastTable) / 1.07, height * 0.36);
  const cardWidth = cardHeight / CARD_RATIO;
  const lift = cardHeight * 0.07;

  const left = height - around - cardHeight - lift;
  const kept = height >= (isNarrow ? 380 : 500) ? PLATE.least : line;
  const rowHeight = between((left - kept - 2 * PADDING) / rows, MIN_ROW, MAX_ROW);
  const tableHeight = rows * rowHeight + 2 * PADDING;
  const spare = Math.max(0, left - tableHeight);
  const isLine = spare < PLATE.least;
  const plateHeight = isLine ? line : Math.min(spare, PLATE.most);
  const air = Math.max(0, (spare - plateHeight) / 2);
  const tableWidth = Math.min(width - 2 * margin, 780);
  const tableTop = margin + air + (isNarrow ? plateHeight : 0);
  const table = { x: (width - tableWidth) / 2, y: tableTop, width: tableWidth, height: tableHeight };
  const cardsTop = height - margin - air - below - cardHeight;
  const cardsLeft = (width - CARDS * cardWidth - (CARDS - 1) * gap) / 2;
  const side = table.x - 2 * margin;
  const plateTop = isNarrow ? margin / 2 + air : table.y + tableHeight;
  return {
    table: { ...table, rowHeight },
    plate:
      plateHeight > 0
        ? { x: margin, y: plateTop, width: width - 2 * margin, height: plateHeight, isLine }
        : undefined,
    sides: side >= MIN_SIDE ? [margin, width - margin - side].map((x) => ({ ...table, x, width: side })) : [],
    cards: Array.from({ length: CARDS }, (_, index) => ({
      x: cardsLeft + index * (cardWidth + gap),
      y: cardsTop,
      width: cardWidth,
      height: cardHeight,
    })),
    lift,
    tag: { height: tagHeight, isOnCard },
  };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

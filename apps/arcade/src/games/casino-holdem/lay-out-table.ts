import { isUpright, type Rect, type Size } from "../../stage/lay-out-board.ts";
import { CARD } from "../cards/paint-card.ts";
import { tableEdge } from "../cards/paint-table.ts";

/** A card's place: its middle and its height, in design pixels. */
export type BetSpot = { x: number; y: number; height: number };

/** The positions of cards, chips and texts on the table, in design pixels. */
export type TableLayout = {
  dealer: readonly BetSpot[];
  board: readonly BetSpot[];
  player: readonly BetSpot[];
  /** The labels with the names of the dealer's hand and the player's hand, at the lower end of their cards. */
  dealerLabel: { x: number; y: number };
  playerLabel: { x: number; y: number };
  /** The line of text printed on the table above the board. */
  print: { x: number; y: number; width: number; size: number };
  bets: Readonly<Record<"ante" | "call" | "aa-bonus", { x: number; y: number; side: number }>>;
  /** The board's frame. */
  frame: Rect;
  /** The shoe, from which cards are dealt. */
  shoe: { x: number; y: number };
};

const CARD_RATIO = CARD.width / CARD.height;

/** Places the dealer's cards at the top, the five cards for both in the middle, and the player's cards and bets at the bottom. */
export function layOutTable(size: Size): TableLayout {
  const { width, height } = size;
  const { top } = tableEdge(size);
  const middle = width / 2;
  const first = top + height * 0.045;
  const floor = height * 0.985;
  const room = floor - first;
  // The board holds three rows of cards, with a line of text between two rows.
  const words = Math.min(room * 0.085, 66);
  const highest = (room - 2 * words) / 3.02;
  const boardHeight = Math.min(highest, (width * 0.94 - 4 * width * 0.014) / 5 / CARD_RATIO);
  const playerHeight = Math.min(highest * 1.05, boardHeight * 1.25);
  const dealerHeight = Math.min(highest * 0.95, boardHeight);
  const air = Math.max(0, room - 2 * words - boardHeight - playerHeight - dealerHeight) / 4;
  const dealerY = first + air * 0.6 + dealerHeight / 2;
  const printY = dealerY + dealerHeight / 2 + (words + air) / 2;
  const boardY = dealerY + dealerHeight / 2 + words + air + boardHeight / 2;
  const playerY = boardY + boardHeight / 2 + words + air + playerHeight / 2;
  const step = boardHeight * CARD_RATIO + Math.min(width * 0.014, 18);
  const row = (count: number, x: number, y: number, cardHeight: number, apart: number): BetSpot[] =>
    Array.from({ length: count }, (_, index) => ({
      x: x + (index - (count - 1) / 2) * apart,
      y,
      height: cardHeight,
    }));
  const isWide = width > height * 1.4;
  const playerX = isWide ? middle : width * 0.3;
  const playerWide = playerHeight * CARD_RATIO;
  const left = playerX + playerWide;
  const betsX = isWide ? left + playerWide * 1.2 : width * 0.75;
  return {
    dealer: row(2, middle, dealerY, dealerHeight, dealerHeight * CARD_RATIO * 1.06),
    board: row(5, middle, boardY, boardHeight, step),
    player: row(2, playerX, playerY, playerHeight, playerWide * 0.94),
    dealerLabel: { x: middle, y: dealerY + dealerHeight * 0.4 },
    playerLabel: { x: playerX, y: playerY + playerHeight * 0.4 },
    print: { x: middle, y: printY, width: Math.min(width * 0.88, 900), size: Math.min(words * 0.62, 40) },
    // A table that is not upright may curve in at its lower corners.
    bets: placeBets({
      x: betsX,
      y: playerY,
      left,
      right: width * (isUpright(size) ? 0.985 : 0.945),
      width,
      playerHeight,
    }),
    frame: {
      x: middle - step * 2.5 - 8,
      y: boardY - boardHeight / 2 - 10,
      width: step * 5 + 16,
      height: boardHeight + 20,
    },
    shoe: { x: width + 90, y: -120 },
  };
}

/** Places the three bet circles between the player's cards and the table's edge: two above one, or all in a row if that makes them larger. */
function placeBets({
  x,
  y,
  left,
  right,
  width,
  playerHeight,
}: Record<"x" | "y" | "left" | "right" | "width" | "playerHeight", number>): TableLayout["bets"] {
  const stacked = Math.min(playerHeight * 0.34, width * 0.13, 120);
  const step = (right - left) / 3;
  const inRow = Math.min(playerHeight * 0.6, step / 1.24, 140);
  if (inRow <= stacked)
    return {
      ante: { x: x - stacked * 0.85, y: y - stacked * 0.75, side: stacked },
      call: { x: x + stacked * 0.85, y: y - stacked * 0.75, side: stacked },
      "aa-bonus": { x, y: y + stacked * 0.85, side: stacked },
    };
  const apart = Math.min(step, inRow * 1.6);
  const first = Math.min(Math.max(x - apart, left + apart / 2), right - apart * 2.5);
  const place = (index: number) => ({ x: first + index * apart, y: y - inRow * 0.12, side: inRow });
  return { ante: place(0), call: place(1), "aa-bonus": place(2) };
}

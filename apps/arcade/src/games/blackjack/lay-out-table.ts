import type { Size } from "../../stage/lay-out-board.ts";
import type { HandRoom } from "../cards/fan.ts";
import { tableEdge } from "../cards/paint-table.ts";

/** The positions of hands, chips and texts on the table, in design pixels. */
export type TableLayout = {
  dealer: HandRoom;
  /** One hand, or two hands after a split. */
  hands: readonly HandRoom[];
  /** The line of text printed on the table between the dealer and the player. */
  print: { x: number; y: number; width: number; size: number };
  /** The shoe, from which cards are dealt. */
  shoe: { x: number; y: number; height: number };
  /** The chips of each hand's stake, in the order of `hands`. */
  stakes: readonly { x: number; y: number; side: number }[];
  insurance: { x: number; y: number; side: number };
};

const CARD_RATIO = 200 / 280;

/** Places the dealer at the top, the player's hands below, and the chips at the left of each hand. */
export function layOutTable(size: Size, handCount: number): TableLayout {
  const { width, height } = size;
  const { top } = tableEdge(size);
  const first = top + height * 0.07;
  const cardHeight = Math.min(height * 0.3, width * 0.36);
  const dealerHeight = cardHeight * 0.88;
  const dealerY = first + dealerHeight / 2;
  const floor = height - 92;
  const playerHeight = handCount > 1 ? Math.min(cardHeight, width * 0.3) : cardHeight;
  const printSize = Math.min(48, height * 0.042);
  const space = floor - (first + dealerHeight) - playerHeight;
  const playerY = floor - playerHeight / 2 - Math.min(Math.max(0, space - 90) * 0.4, 160);
  const chip = Math.min(cardHeight * 0.42, 128);
  const reach = Math.min(width / handCount, height * 1.1);
  const hands = Array.from({ length: handCount }, (_, index) => ({
    x: width / 2 + (index - (handCount - 1) / 2) * reach,
    y: playerY,
    height: playerHeight,
    width: handCount > 1 ? reach * 0.96 - chip * 0.7 : Math.min(width * 0.62, playerHeight * 3),
  })).map((room) => (handCount > 1 ? { ...room, x: room.x + chip * 0.3 } : room));
  return {
    dealer: {
      x: width / 2,
      y: dealerY,
      height: dealerHeight,
      width: Math.min(width * 0.62, dealerHeight * 3.4),
    },
    hands,
    print: {
      x: width / 2,
      y: (dealerY + dealerHeight / 2 + playerY - playerHeight / 2) / 2 + printSize * 0.2,
      width: Math.min(width * 0.9, 900),
      size: printSize,
    },
    shoe: {
      x: width - Math.min(140, width * 0.12),
      y: first + dealerHeight * 0.34,
      height: dealerHeight * 0.62,
    },
    stakes: hands.map((room) => ({
      x:
        handCount > 1
          ? room.x - room.width / 2 - chip * 0.16
          : room.x - room.height * CARD_RATIO - chip * 0.92,
      y: room.y + room.height * (handCount > 1 ? 0.36 : 0.2),
      side: chip,
    })),
    insurance: {
      x: width / 2 - dealerHeight * CARD_RATIO - chip,
      y: dealerY + dealerHeight * 0.2,
      side: chip * 0.8,
    },
  };
}

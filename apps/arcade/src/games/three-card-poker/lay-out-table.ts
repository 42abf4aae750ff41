import type { Size } from "../../stage/lay-out-board.ts";
import { fanWidth, type HandRoom } from "../cards/fan.ts";
import { tableEdge } from "../cards/paint-table.ts";
import type { BetName } from "./round-state.ts";

export type BetSpot = { x: number; y: number; side: number };

/** The positions of hands, bets and texts on the table, in design pixels. */
export type TableLayout = {
  dealer: HandRoom;
  player: HandRoom;
  /** The line of text printed on the table between the dealer and the bets. */
  print: { x: number; y: number; width: number; size: number };
  /** The shoe, from which cards are dealt. */
  shoe: { x: number; y: number; height: number };
  spots: Readonly<Record<BetName, BetSpot>>;
};

/** Places the dealer's cards at the top and the player's cards below. The three bets are between them, or at the left on a wide board. */
export function layOutTable(size: Size): TableLayout {
  const { width, height } = size;
  const isWide = width >= height * 1.9;
  const first = tableEdge(size).top + height * 0.055;
  const floor = height - 24;
  const cardHeight = isWide ? height * 0.37 : Math.min(height * 0.27, width * 0.38);
  const dealerHeight = cardHeight * 0.86;
  const dealerEnd = first + dealerHeight;
  const gap = floor - cardHeight - dealerEnd;
  const printSize = Math.min(46, isWide ? gap * 0.36 : gap * 0.13);
  const room = (height: number, y: number): HandRoom => ({
    x: width / 2,
    y,
    height,
    width: Math.min(width * 0.66, height * 2),
  });
  const player = room(cardHeight, floor - cardHeight / 2);
  const between = { top: dealerEnd + printSize * 1.7, height: gap - printSize * 1.7 };
  return {
    dealer: room(dealerHeight, first + dealerHeight / 2),
    player,
    print: {
      x: width / 2,
      y: dealerEnd + (isWide ? gap / 2 : printSize * 0.95),
      width: Math.min(width * 0.9, 900),
      size: printSize,
    },
    shoe: {
      x: width - Math.min(140, width * 0.12),
      y: first + dealerHeight * 0.34,
      height: dealerHeight * 0.62,
    },
    spots: isWide ? spotsBeside(player) : spotsBetween(size, between),
  };
}

/** Places the bets in a row between the hands. */
function spotsBetween({ width }: Size, { top, height }: { top: number; height: number }) {
  const side = Math.min(190, height * 0.56, width * 0.19);
  const reach = Math.min(width * 0.31, Math.max(side * 2.1, 300));
  const spot = (place: number): BetSpot => ({ x: width / 2 + place * reach, y: top + height * 0.38, side });
  return { "pair-plus": spot(-1), ante: spot(0), play: spot(1) };
}

/** Places the bets in a row at the left of the player's cards. */
function spotsBeside(player: HandRoom) {
  const left = player.x - fanWidth(3, player) / 2;
  const reach = Math.min(250, left / 3.1);
  const side = Math.min(170, reach * 0.78);
  const spot = (place: number): BetSpot => ({ x: left - (place + 0.6) * reach, y: player.y + 24, side });
  return { "pair-plus": spot(2), ante: spot(1), play: spot(0) };
}

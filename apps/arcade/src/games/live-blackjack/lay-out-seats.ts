import { isUpright, type Size } from "../../stage/lay-out-board.ts";
import type { HandRoom } from "../cards/fan.ts";
import { tableEdge } from "../cards/paint-table.ts";

/** The place of a seat: the room of its hands, and the middle of its label below them, in design pixels. `totalSide`: 1 for totals at the right of their hands. */
export type SeatPlace = { hand: HandRoom; label: { x: number; y: number }; totalSide: 1 | -1 };

/** The positions on the table, in design pixels. Seat 1 is at the dealer's left, so it is at the right of the screen. */
export type SeatsLayout = {
  dealer: HandRoom;
  seats: readonly SeatPlace[];
  shoe: { x: number; y: number; height: number };
  /** The discarded cards. Undefined on an upright phone, which has no room for them. */
  tray: { x: number; y: number; height: number } | undefined;
  /** The text on the cloth along an arc; `bend` is its radius as a multiple of the table's height. */
  print: { x: number; y: number; width: number; size: number; bend: number };
};

const SEATS = 7;
/** Beyond this share of an upright phone's width, a total at the right of its hand would be cut off. */
const AT_EDGE = 0.85;
/** The columns and rows of the seats 1 to 7 on an upright phone, as shares of width and height. */
const UPRIGHT: readonly (readonly [x: number, row: number])[] = [
  [0.88, 0],
  [0.63, 0],
  [0.82, 1],
  [0.5, 1],
  [0.18, 1],
  [0.37, 0],
  [0.12, 0],
];

/** Places the dealer at the top and the seats around the table: in an arc, or on an upright phone in two rows. */
export function layOutSeats(size: Size): SeatsLayout {
  const { width, height } = size;
  const { top } = tableEdge(size);
  const upright = isUpright(size);
  const headroom = upright ? height * 0.075 : height * 0.05;
  const dealerHeight = upright ? height * 0.14 : height * 0.21;
  const dealerY = top + headroom + dealerHeight / 2;
  const cardHeight = upright ? height * 0.13 : Math.min(height * 0.185, width * 0.115);
  const place = (index: number): SeatPlace => {
    const [x, y] = upright ? uprightPlace(index, size, cardHeight) : arcPlace(index, size, cardHeight);
    const wide = upright ? width * 0.23 : width * 0.125;
    return {
      hand: { x, y, height: cardHeight, width: wide },
      label: { x, y: y + cardHeight / 2 + (upright ? height * 0.052 : height * 0.062) },
      totalSide: upright && x > width * AT_EDGE ? -1 : 1,
    };
  };
  return {
    dealer: { x: width / 2, y: dealerY, height: dealerHeight, width: width * 0.4 },
    seats: Array.from({ length: SEATS }, (_, index) => place(index)),
    shoe: {
      x: width * (upright ? 0.12 : 0.88),
      y: top + headroom + dealerHeight * 0.3,
      height: dealerHeight * 0.7,
    },
    tray: upright
      ? undefined
      : { x: width * 0.12, y: top + headroom + dealerHeight * 0.3, height: dealerHeight * 0.6 },
    // A long arc between the dealer and the seats, which bends with them.
    print: upright
      ? { x: width / 2, y: dealerY + dealerHeight * 0.72, width: width * 0.86, size: 34, bend: 3 }
      : { x: width / 2, y: dealerY + dealerHeight * 1.02, width: width * 0.62, size: 34, bend: 1.9 },
  };
}

function uprightPlace(index: number, { width, height }: Size, cardHeight: number): [number, number] {
  const [x, row] = UPRIGHT[index] ?? [0.5, 0];
  return [x * width, height * (row === 0 ? 0.53 : 0.795) + cardHeight * 0.02];
}

/** An arc from the right edge to the left, lowest in the middle. */
function arcPlace(index: number, { width, height }: Size, cardHeight: number): [number, number] {
  const share = (index + 0.5) / SEATS;
  const x = width * (0.95 - 0.9 * share);
  const sink = Math.sin(share * Math.PI);
  return [x, height * (0.51 + 0.22 * sink) + cardHeight * 0.05];
}

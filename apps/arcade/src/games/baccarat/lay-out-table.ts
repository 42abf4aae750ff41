import type { BaccaratSide, BaccaratSpot } from "@bellwether/games/mechanics/baccarat/wire.ts";
import type { Rect, Size } from "../../stage/lay-out-board.ts";
import type { HandRoom } from "../cards/fan.ts";
import { CARD } from "../cards/paint-card.ts";
import { tableEdge } from "../cards/paint-table.ts";

/** A hand's box with room for three cards, and the centre of its label above it. The label shows the hand's name and points. */
export type HandBox = Rect & { label: { x: number; y: number }; cards: HandRoom };

/** The bead plate. `bead` is the width and height of one bead. */
export type RoadPlace = { x: number; y: number; rows: number; columns: number; bead: number };

/** The positions of the hands, spots, road and shoe on the table, in design pixels. */
export type TableLayout = {
  hands: Readonly<Record<BaccaratSide, HandBox>>;
  spots: Readonly<Record<BaccaratSpot, Rect>>;
  road: RoadPlace;
  /** The line of text printed on the table. Undefined if there is no room for it. */
  print?: { x: number; y: number; width: number; size: number };
  /** The shoe, from which cards are dealt. */
  shoe: { x: number; y: number; height: number };
};

const MAX_ROAD_ROWS = 6;
const CARD_RATIO = CARD.width / CARD.height;
/** The width of three fanned cards, in card widths. */
const FAN_OF_THREE = 2.04;
/** The order of the spots in a single row, and their relative widths. */
const ROW = ["player-pair", "player", "tie", "banker", "banker-pair"] as const;
const SHARES = { "player-pair": 0.8, player: 1.3, tie: 1, banker: 1.3, "banker-pair": 0.8 };

/**
 * Lays out the table on a board of this size in design pixels. `unit` is CSS pixels per design pixel. A wide board has the road at the left and
 * all spots in one row. A tall board has the road between the hands and the spots. A small board has one row of the road at its upper edge.
 */
export function layOutTable(size: Size, unit: number): TableLayout {
  const { width, height } = size;
  const isWide = width * unit >= 560 && width >= height * 1.3;
  return isWide ? layOutWide(size, unit) : layOutStacked(size, unit);
}

function layOutWide(size: Size, unit: number): TableLayout {
  const { width, height } = size;
  const first = tableEdge(size).top + height * 0.06;
  const spotHeight = Math.min(190, Math.max(52 / unit, height * 0.17));
  const spotTop = height - 26 - spotHeight;
  const printSize = 36;
  const handsEnd = spotTop - printSize * 2.4;
  const margin = Math.min(60, width * 0.025);
  const roadTop = tableEdge(size).top + tableEdge(size).fall + 60;
  const bead = Math.min(58, (handsEnd - roadTop) / MAX_ROAD_ROWS, (width * 0.2) / MAX_ROAD_ROWS);
  const road = { x: margin, y: roadTop, rows: MAX_ROAD_ROWS, columns: MAX_ROAD_ROWS, bead };
  const gap = Math.min(60, width * 0.02);
  const boxWidth = Math.min(680, width / 2 - gap / 2 - (margin * 2 + bead * road.columns));
  const reach = Math.min(width - 2 * margin, 1640);
  const hasShoe = width / 2 + boxWidth + 300 < width;
  return {
    hands: handsOf(width / 2, { y: first, height: handsEnd - first }, boxWidth, gap, unit),
    spots: spotsInRow({ x: (width - reach) / 2, y: spotTop, width: reach, height: spotHeight }),
    road,
    print: { x: width / 2, y: (handsEnd + spotTop) / 2 - 6, width: Math.min(reach, 900), size: printSize },
    shoe: { x: width - margin - 110, y: roadTop + 130, height: hasShoe ? 210 : 0 },
  };
}

function layOutStacked(size: Size, unit: number): TableLayout {
  const { width, height } = size;
  const bead = 22 / unit;
  const margin = 10 / unit;
  const edge = tableEdge(size).top;
  const spotHeight = Math.min(64 / unit, Math.max(46 / unit, height * 0.1));
  const between = 6 / unit;
  const floor = height - 10 / unit;
  const spotTop = floor - 2 * spotHeight - between;
  const spots = spotsInTwoRows(
    { x: margin, y: spotTop, width: width - 2 * margin, height: floor - spotTop },
    between,
  );
  const first = edge + height * 0.055;
  const boxWidth = (width - 2 * margin) / 2 - between / 2;
  const print = 13 / unit;
  // The hands get the height of the widest cards that fit. The road gets the remaining rows if there are at least three.
  const hands = 54 / unit + widestCard(boxWidth);
  const rows = Math.min(
    MAX_ROAD_ROWS,
    Math.floor((spotTop - first - hands - 2 * print - 3 * between) / bead),
  );
  const isBelow = rows >= 3;
  const printSize = isBelow ? print : 0;
  const roadHeight = isBelow ? rows * bead + 2 * between : 0;
  const handsEnd = spotTop - roadHeight - printSize * 2 - between;
  const top = isBelow ? first : edge + 30;
  const columns = Math.floor((width - 2 * margin) / bead);
  const roadX = (width - columns * bead) / 2;
  return {
    hands: handsOf(width / 2, { y: top, height: handsEnd - top }, boxWidth, between, unit),
    spots,
    road: isBelow
      ? { x: roadX, y: spotTop - roadHeight, rows, columns, bead }
      : { x: roadX, y: 4 / unit, rows: 1, columns, bead },
    ...(isBelow && {
      print: { x: width / 2, y: handsEnd + printSize, width: width * 0.86, size: printSize },
    }),
    shoe: { x: width / 2, y: -CARD.height, height: 0 },
  };
}

/** The greatest card height at which three fanned cards fit into a box of this width. */
function widestCard(boxWidth: number): number {
  return (boxWidth * 0.92) / CARD_RATIO / FAN_OF_THREE;
}

/** The boxes of both hands: the player's at the left of `middle`, the banker's at the right. Their height follows from the cards. */
export function handsOf(
  middle: number,
  room: { y: number; height: number },
  width: number,
  gap: number,
  unit: number,
): TableLayout["hands"] {
  const label = Math.max(34 / unit, Math.min(78, room.height * 0.2));
  const pad = Math.min(26, room.height * 0.05);
  const cardHeight = Math.min(room.height - label - 2 * pad, widestCard(width));
  const height = cardHeight + 2 * pad;
  const y = room.y + label + (room.height - label - height) / 2;
  const box = (x: number): HandBox => ({
    x,
    y,
    width,
    height,
    label: { x: x + width / 2, y: y - label / 2 },
    cards: { x: x + width / 2, y: y + height / 2, height: cardHeight, width: width * 0.94 },
  });
  return { player: box(middle - gap / 2 - width), banker: box(middle + gap / 2) };
}

/** Places all spots in one row that fills the rectangle. */
export function spotsInRow({ x, y, width, height }: Rect): TableLayout["spots"] {
  const gap = 16;
  const shares = ROW.reduce((sum, spot) => sum + SHARES[spot], 0);
  const one = (width - gap * (ROW.length - 1)) / shares;
  let left = x;
  const entries = ROW.map((spot) => {
    const rect = { x: left, y, width: one * SHARES[spot], height };
    left += rect.width + gap;
    return [spot, rect] as const;
  });
  return Object.fromEntries(entries) as TableLayout["spots"];
}

/** The pairs and the tie in one row, player and banker below them. */
export function spotsInTwoRows({ x, y, width, height }: Rect, gap: number): TableLayout["spots"] {
  const high = (height - gap) / 2;
  const pair = (width - 2 * gap) * 0.32;
  const tie = (width - 2 * gap) * 0.36;
  const half = (width - gap) / 2;
  const lower = y + high + gap;
  return {
    "player-pair": { x, y, width: pair, height: high },
    tie: { x: x + pair + gap, y, width: tie, height: high },
    "banker-pair": { x: x + pair + tie + 2 * gap, y, width: pair, height: high },
    player: { x, y: lower, width: half, height: high },
    banker: { x: x + half + gap, y: lower, width: half, height: high },
  };
}

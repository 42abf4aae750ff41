import type { Rect, Size } from "../../stage/lay-out-board.ts";
import { handsOf, type TableLayout } from "../baccarat/lay-out-table.ts";

/** The width of the statistics on the stage with their margins, in CSS pixels. */
const FACTS = 350;
const NARROW_FACTS = 300;

/**
 * The boxes of the two hands on a stage of this size in CSS pixels, in design pixels. `unit` is CSS pixels per design pixel. Undefined if
 * there is no room for cards.
 */
export function layOutHands(stage: Size, unit: number): TableLayout["hands"] | undefined {
  const room = roomOf(stage);
  if (!room) return undefined;
  const gap = Math.min(24, room.width * 0.04) / unit;
  const middle = (room.x + room.width / 2) / unit;
  const rows = { y: room.y / unit, height: room.height / unit };
  return handsOf(middle, rows, (room.width / unit - gap) / 2, gap, unit);
}

/** Whether a stage of this height in CSS pixels has room for cards. The low strip above a phone's mat has none. */
export function hasHands({ height }: Pick<Size, "height">): boolean {
  return height >= 160;
}

/** The part of the stage that is not covered by the host, captions, statistics and clock. Undefined on a low strip. */
function roomOf({ width, height }: Size): Rect | undefined {
  if (!hasHands({ height })) return undefined;
  // On a small phone the last results are above the hands, and a small host is at their left.
  if (height < 320 && width < 480) return { x: 68, y: 84, width: width - 74, height: height - 142 };
  if (height < 320) return { x: width * 0.24, y: 52, width: width * 0.54, height: height - 100 };
  if (width < 700) {
    const y = Math.max(150, height * 0.42);
    return { x: 8, y, width: width - 16, height: height - 66 - y };
  }
  const x = width * 0.335;
  return { x, y: 62, width: width - (width < 1200 ? NARROW_FACTS : FACTS) - x, height: height - 82 };
}

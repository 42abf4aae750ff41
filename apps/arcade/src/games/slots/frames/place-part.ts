import type { DrawnGroup } from "../../../stage/drawing/drawing.ts";
import { type Guide, type PartPlacement, stretch } from "../../../stage/drawing/placement.ts";

/**
 * The room for a frame, in design pixels; (0, 0) is the field's top left corner. The sign with the lettering is between `-sign` and 0. There is
 * room for a roof above it, for a foot below the field, and on wide boards for wings beside it.
 */
export type FrameRoom = {
  /** Left and right edge of the body. */
  left: number;
  right: number;
  /** The lower edge of the body, which is the field's height. */
  bottom: number;
  /** Height of the sign; 0 on boards that are too low for one. */
  sign: number;
  roof: number;
  foot: number;
  wing: number;
};

/** The room that a frame is drawn in. docs/draw-a-frame.md shows it. */
const drawn: FrameRoom = { left: 6, right: 930, bottom: 740, sign: 100, roof: 240, foot: 120, wing: 240 };

/** What lies so near to an edge of the body keeps its size: the field between is stretched. */
const KEPT = { side: 120, top: 150, bottom: 165, sign: 20 };
/** The smallest wing, on an upright phone, where a frame ends near the edge of the screen. */
const MIN_WING = 6;

/** Where a part of a frame lies in a room, or nothing if there is no room for it. */
export function placePart({ data }: DrawnGroup, room: FrameRoom): PartPlacement | undefined {
  if (!hasRoom(data.needs, room)) return undefined;
  const share = (side: "roof" | "foot" | "wing", least = 0) => {
    const wanted = Number(data[side] ?? 0);
    return wanted ? Math.min(1, (room[side] + least) / (wanted + least)) : 1;
  };
  const wing = drawn.wing * share("wing", MIN_WING);
  const edge = Math.min(KEPT.sign, room.sign / 2);
  return {
    x: stretch([
      [drawn.left - drawn.wing, room.left - wing],
      [drawn.left, room.left],
      [drawn.left + KEPT.side, room.left + KEPT.side],
      [drawn.right - KEPT.side, room.right - KEPT.side],
      [drawn.right, room.right],
      [drawn.right + drawn.wing, room.right + wing],
    ]),
    y: stretch(
      changeGuides(data, [
        [-drawn.sign - drawn.roof, -room.sign - drawn.roof * share("roof")],
        [-drawn.sign, -room.sign],
        [-drawn.sign + KEPT.sign, -room.sign + edge],
        [-KEPT.sign, -edge],
        [0, 0],
        [KEPT.top, KEPT.top],
        [drawn.bottom - KEPT.bottom, room.bottom - KEPT.bottom],
        [drawn.bottom, room.bottom],
        [drawn.bottom + drawn.foot, room.bottom + drawn.foot * share("foot")],
      ]),
    ),
    scale: 1,
  };
}

/**
 * Changes the guides of a part whose upper edge is `kept` as high as it was drawn, or that is stretched evenly across the sign, or both. Guides
 * that this covers are left out.
 */
function changeGuides({ kept, even }: DrawnGroup["data"], guides: readonly Guide[]): readonly Guide[] {
  const [from, to] = (even ?? kept)?.split(" ").map(Number) ?? [];
  if (from === undefined || to === undefined) return guides;
  const place = stretch(guides);
  const top: Guide = [from, place(from)];
  const edge = kept ? Number(kept.split(" ")[1]) : from;
  const keptEdge: Guide = [edge, top[1] + edge - from];
  const end: Guide = even ? [to, place(to)] : keptEdge;
  const below = guides.filter(([drawnAt, placedAt]) => drawnAt > end[0] && placedAt > end[1]);
  return [[from - 1, top[1] - 1], top, ...(edge > from ? [keptEdge] : []), ...(even ? [end] : []), ...below];
}

/** Whether the room is large enough for a part. `needs` is an edge and its least size: `roof 61`. */
function hasRoom(needs: string | undefined, room: FrameRoom): boolean {
  const [side, least] = needs?.split(" ") ?? [];
  return side === undefined || room[side as keyof FrameRoom] >= Number(least);
}

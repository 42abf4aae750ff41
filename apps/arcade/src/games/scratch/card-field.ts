import type { Rect } from "../../stage/lay-out-board.ts";

/** A field of a card: the radius of its corners, and whether it is printed openly, without foil. */
export type CardField = Rect & { round?: number; printed?: boolean };

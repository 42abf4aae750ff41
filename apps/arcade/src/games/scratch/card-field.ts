import type { Rect } from "../../stage/lay-out-board.ts";

/** A field of a card: its corners' radius, and whether what it shows is printed openly instead of lying under foil. */
export type CardField = Rect & { round?: number; printed?: boolean };

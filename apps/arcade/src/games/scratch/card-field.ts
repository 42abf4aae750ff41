import type { Rect } from "../../stage/lay-out-board.ts";

/** A field of a card. `round` is the radius of its corners. A `printed` field has no foil. */
export type CardField = Rect & { round?: number; printed?: boolean };

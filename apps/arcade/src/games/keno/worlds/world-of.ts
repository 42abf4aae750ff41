import type { PaintDrawRoom } from "../../draws/paint-room.ts";
import { paintDaybreak } from "./paint-daybreak.ts";
import { paintKenoKitchen } from "./paint-kitchen.ts";
import { paintNight } from "./paint-night.ts";

const rooms: Readonly<Record<string, PaintDrawRoom>> = {
  "keno-quick": paintKenoKitchen,
  "daybreak-keno": paintDaybreak,
  "night-owl-keno": paintNight,
};

/** The room of a model. A model without a room of its own gets the first one. */
export const worldOf = (model: string): PaintDrawRoom => rooms[model] ?? paintKenoKitchen;

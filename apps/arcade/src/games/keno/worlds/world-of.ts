import type { PaintRoom } from "../../draws/paint-room.ts";
import { paintDaybreak } from "./paint-daybreak.ts";
import { paintKitchen } from "./paint-kitchen.ts";
import { paintNight } from "./paint-night.ts";

const rooms: Readonly<Record<string, PaintRoom>> = {
  "keno-quick": paintKitchen,
  "daybreak-keno": paintDaybreak,
  "night-owl-keno": paintNight,
};

/** The room of a model. A model without a room of its own gets the first one. */
export const worldOf = (model: string): PaintRoom => rooms[model] ?? paintKitchen;

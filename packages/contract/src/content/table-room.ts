import { z } from "zod";
import { slotMaterials } from "./world.ts";

/** The rooms in which the tables of table games and of the live casino stand. */
export const tableRooms = [
  "arcade",
  "backstage",
  "bakery",
  "balcony",
  "ballroom",
  "cabin",
  "cafe",
  "candle-hall",
  "clock-hall",
  "club",
  "glasshouse",
  "harbour",
  "inn",
  "kitchen",
  "lantern-court",
  "library",
  "lighthouse",
  "lounge",
  "mint",
  "parlour",
  "pavilion",
  "pier",
  "prairie",
  "promenade",
  "rose-garden",
  "salon",
  "ship-deck",
  "stateroom",
  "storm-terrace",
  "tram",
] as const;

/** The room behind a table game or a live table, derived from the title's scene and keywords. */
export const CasinoRoom = z.strictObject({
  place: z.enum(tableRooms),
  /** The material of the table's rim and of the wheel's bowl. */
  material: z.enum(slotMaterials),
  /** The table is seen from the player's chair: it fills the width, with its near rail at the bottom. */
  isFirstPerson: z.boolean(),
});

export type CasinoRoom = z.infer<typeof CasinoRoom>;
export type TablePlace = CasinoRoom["place"];

import { z } from "zod";
import { slotMaterials } from "./world.ts";

/** The rooms in which the tables of the table games stand. */
export const tableRooms = [
  "arcade",
  "bakery",
  "ballroom",
  "cabin",
  "cafe",
  "club",
  "inn",
  "lounge",
  "parlour",
  "prairie",
  "promenade",
  "salon",
  "stateroom",
] as const;

/** The room behind a table game, derived from the title's scene and keywords. */
export const tableRoomSchema = z.strictObject({
  place: z.enum(tableRooms),
  /** The material of the table's rim and of the wheel's bowl. */
  material: z.enum(slotMaterials),
  /** The table is seen from the player's chair: it fills the width, with its near rail at the bottom. */
  isFirstPerson: z.boolean(),
});

export type CasinoRoom = z.infer<typeof tableRoomSchema>;
export type TablePlace = CasinoRoom["place"];

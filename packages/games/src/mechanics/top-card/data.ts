import { z } from "zod";
import { chipsFitUnit, slipLimits } from "../../bookmaking/slip-data.ts";
import { refuseSpotsOutsideBand } from "../../shows/show-spot.ts";
import { topCardSpots } from "./spots.ts";

const Pays = z.int().min(1).max(100);

/** One card for each corner from eight decks. A draw pays `drawPays` to one, and one with the same card twice `suitedDrawPays` to one. */
export const TopCardData = z
  .strictObject({ ...slipLimits, decks: z.literal(8), drawPays: Pays, suitedDrawPays: Pays })
  .refine(chipsFitUnit, { error: "a chip is a multiple of the unit", path: ["chips"] })
  .superRefine(refuseSpotsOutsideBand(topCardSpots));
export type TopCardData = z.infer<typeof TopCardData>;

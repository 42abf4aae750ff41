import { z } from "zod";

/** What a slot plays with, as its model has it. Players search for games by it. */
export const playFeatures = [
  "free_spins",
  "bonus_buy",
  "cascades",
  "clusters",
  "ways",
  "respins",
  "pick_bonus",
  "expanding_symbols",
  "expanding_wilds",
  "sticky_wilds",
  "walking_wilds",
  "multiplier_wilds",
] as const;

export const PlayFeature = z.enum(playFeatures);
export type PlayFeature = z.infer<typeof PlayFeature>;

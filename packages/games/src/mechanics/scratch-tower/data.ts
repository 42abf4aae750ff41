import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";

/** A floor of the tower: its bell is golden in `goldenPercent` of cards; reaching it is worth `multiple` stakes. */
const TowerFloor = z.strictObject({
  goldenPercent: z.int().min(1).max(99),
  multiple: z.int().min(1).max(1_000_000),
});
export type TowerFloor = z.infer<typeof TowerFloor>;

/** A multiplier of the roof and its weight among all weights. */
const RoofMultiplier = z.strictObject({ multiplier: z.int().min(1).max(100), weight: z.int().min(1) });

/** The data of a tower card: floors from the ground up, each bell drawn independently, and the roof. */
export const TowerData = z.strictObject({
  stakes: Stakes,
  floors: z.array(TowerFloor).min(4).max(8),
  roof: z.array(RoofMultiplier).min(1).max(12),
});
export type TowerData = z.infer<typeof TowerData>;

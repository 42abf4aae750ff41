import { z } from "zod";
import { isInReturnBand } from "../../rules/return-band.ts";
import { RouletteData } from "../roulette/data.ts";
import { straightFigures } from "./figures.ts";

const Weight = z.int().min(1).max(1_000);

/**
 * A table of roulette whose numbers are struck in each round. `counts` gives the weight of each number of strikes, and `multipliers` that
 * of each multiplier of a strike. A straight-up bet on a struck number returns `multiplier` times its amount, and any other winning
 * straight-up bet pays `straightPays` to one. `table` has the chips and limits; it is never a French table.
 */
export const LightningRouletteData = z
  .strictObject({
    table: RouletteData.refine(({ laPartage }) => laPartage === undefined, { error: "no la partage" }),
    straightPays: z.int().min(1).max(34),
    counts: z.array(z.strictObject({ count: z.int().min(1).max(5), weight: Weight })).min(1),
    multipliers: z.array(z.strictObject({ multiplier: z.int().min(36).max(500), weight: Weight })).min(1),
  })
  .refine((data) => isInReturnBand(straightFigures(data).returnToPlayer), {
    error: "a straight-up bet returns 90 to 97.5 percent",
    path: ["multipliers"],
  });
export type LightningRouletteData = z.infer<typeof LightningRouletteData>;

import { z } from "zod";
import { chipsFitUnit, slipLimits } from "../../bookmaking/slip-data.ts";
import { refuseSpotsOutsideBand } from "../../shows/show-spot.ts";
import { stoneSpots } from "./stones.ts";
import { STONES } from "./wire.ts";

/**
 * A wall of seventy stones. `prizes` says how many stones hide each prize, in stakes; they ascend, and the highest is the idol. `drops` has
 * the weights of the factors by which a drop raises all prizes of a round.
 */
export const StoneWallData = z
  .strictObject({
    ...slipLimits,
    prizes: z
      .array(z.strictObject({ prize: z.int().min(0).max(200), count: z.int().min(1).max(STONES) }))
      .min(2)
      .max(12),
    drops: z
      .array(z.strictObject({ factor: z.int().min(1).max(20), weight: z.int().min(1).max(1_000) }))
      .min(1)
      .max(8),
  })
  .refine(chipsFitUnit, { error: "a chip is a multiple of the unit", path: ["chips"] })
  .refine(({ prizes }) => prizes.reduce((sum, { count }) => sum + count, 0) === STONES, {
    error: "there is something or nothing behind each of seventy stones",
    path: ["prizes"],
  })
  .refine(({ prizes }) => prizes.every(({ prize }, index) => prize > (prizes[index - 1]?.prize ?? -1)), {
    error: "prizes ascend",
    path: ["prizes"],
  })
  .refine(({ prizes }) => prizes.at(-1)?.count === 1, { error: "there is one idol", path: ["prizes"] })
  .superRefine(refuseSpotsOutsideBand(stoneSpots));
export type StoneWallData = z.infer<typeof StoneWallData>;

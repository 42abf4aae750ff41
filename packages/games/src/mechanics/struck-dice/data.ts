import { z } from "zod";
import { chipsFitUnit, slipLimits } from "../../bookmaking/slip-data.ts";
import { refuseSpotsOutsideBand } from "../../shows/show-spot.ts";
import { SUMS, sumSpots } from "./sums.ts";

const Weight = z.int().min(1).max(1_000);

/**
 * Three dice and their sum. `returnsHundredths` are the returns of the sums from 3 to 18 that are not struck, in hundredths of the stake.
 * `counts` has the weights of the numbers of strikes, and `factors` those of a strike's factor.
 */
export const StruckDiceData = z
  .strictObject({
    ...slipLimits,
    returnsHundredths: z
      .array(
        z
          .int()
          .min(102)
          .max(100_000)
          .refine((hundredths) => hundredths % 2 === 0, { error: "a unit of 50 is paid exactly" }),
      )
      .length(SUMS.length),
    counts: z.array(z.strictObject({ count: z.int().min(1).max(8), weight: Weight })).min(1),
    factors: z.array(z.strictObject({ factor: z.int().min(2).max(50), weight: Weight })).min(1),
  })
  .refine(chipsFitUnit, { error: "a chip is a multiple of the unit", path: ["chips"] })
  .superRefine(refuseSpotsOutsideBand(sumSpots));
export type StruckDiceData = z.infer<typeof StruckDiceData>;

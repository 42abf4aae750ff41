import { z } from "zod";
import { checkReels, linesReelsShape, type Refuse } from "../lines/data.ts";
import { BOXES } from "./wire.ts";

/**
 * The data of a lines slot whose scatters start a pick instead of free spins. `pick.prizes` are in coins; the remaining boxes are empty and
 * end the pick.
 */
export const PickLinesData = z
  .strictObject({
    ...linesReelsShape,
    pick: z.strictObject({
      prizes: z
        .array(z.int().min(1).max(100_000))
        .min(1)
        .max(BOXES - 1),
    }),
  })
  .check(({ value, issues }) => {
    const refuse: Refuse = (path, message) => issues.push({ code: "custom", input: value, path, message });
    checkReels(value, refuse);
  });
export type PickLinesData = z.infer<typeof PickLinesData>;

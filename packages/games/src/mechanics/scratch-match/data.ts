import { z } from "zod";
import { Stakes } from "../parts.ts";

/** One kind of winning card: it pays `multiple` stakes, and there are `weight` such cards in the whole print run. */
const MatchPrize = z.strictObject({
  multiple: z.int().min(1).max(1_000_000),
  weight: z.int().min(1).max(10_000_000),
});

/** The data of a match-three card: of `printRun` cards, those without a prize lose. At least eight prizes are needed to fill a losing card. */
export const MatchData = z
  .strictObject({
    stakes: Stakes,
    printRun: z.int().min(1000).max(10_000_000),
    prizes: z.array(MatchPrize).min(8).max(24),
  })
  .refine(({ printRun, prizes }) => prizes.reduce((sum, { weight }) => sum + weight, 0) <= printRun, {
    error: "more winning cards than cards",
    path: ["prizes"],
  });
export type MatchData = z.infer<typeof MatchData>;

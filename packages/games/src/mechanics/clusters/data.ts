import { z } from "zod";
import { Stakes, Strip } from "../parts.ts";

/** A cluster of `from` or more touching symbols pays `coins` (up to the next step); steps ascend. */
const ClusterStep = z.strictObject({
  from: z.int().min(2).max(25),
  coins: z.int().min(1).max(60_000),
});

/**
 * The data of a clusters slot on a grid of five reels by five rows. A coin is the stake divided by `coinsPerStake`. `strips[reel]` runs
 * upwards and wraps around: the stop is the place in the bottom row, and after the five visible places come those that fall in when a
 * cluster is removed. The stops therefore decide the whole round including cascades, so its return can be counted. `multipliers` are those
 * of the first fill, of the first drop and so on; the last one stays. The wild joins clusters of every paying symbol, several at once, and
 * pays nothing alone.
 */
export const ClustersData = z
  .strictObject({
    coinsPerStake: z.int().min(1).max(100),
    stakes: Stakes,
    wild: z.string(),
    pays: z.record(z.string(), z.array(ClusterStep).min(1)),
    strips: z.array(Strip).length(5),
    multipliers: z.array(z.int().min(1).max(100)).min(1).max(12),
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    const known = new Set([...Object.keys(value.pays), value.wild]);
    for (const [reel, strip] of value.strips.entries())
      for (const symbol of strip) if (!known.has(symbol)) refuse(["strips", reel], `no symbol ${symbol}`);
    for (const [symbol, steps] of Object.entries(value.pays))
      if (steps.some(({ from }, index) => index > 0 && from <= (steps[index - 1]?.from ?? 0)))
        refuse(["pays", symbol], "steps ascend");
  });
export type ClustersData = z.infer<typeof ClustersData>;

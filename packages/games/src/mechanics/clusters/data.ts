import { z } from "zod";
import { commonDivisor } from "../../exact/common-divisor.ts";
import { Stakes, Strip } from "../../rules/parts.ts";
import { Boosts, PlaceMultipliers } from "./features.ts";
import { Jar } from "./jar.ts";

/** `from` or more symbols pay `coins`, up to the next step; steps ascend. */
const ClusterStep = z.strictObject({
  from: z.int().min(2).max(64),
  coins: z.int().min(1).max(60_000),
});

/**
 * The boards that rounds start from, for strips with too many stop combinations to play them all. Board n is the stop combination with the
 * number n · `step`, modulo the number of combinations. `step` shares no divisor with that number, so no two boards are equal, and each
 * reel shows each of its stops about equally often. The figures are counted over all boards.
 */
const Pool = z.strictObject({
  boards: z
    .int()
    .min(1024)
    .max(2 ** 24),
  step: z.int().min(1),
});

/**
 * The data of a clusters slot on a grid of five to eight reels (one for each strip) by `rows` rows, five by default. A coin is the stake
 * divided by `coinsPerStake`. `strips[reel]` runs upwards and wraps around: the stop is the place in the bottom row, and the places above
 * the visible ones fall in when a cluster is removed. So the stops decide the whole round with its cascades and its jar, and its return can
 * be counted; with a `pool` a round draws one of its boards instead of stops. `multipliers` are those of the first fill, the first drop and
 * so on; the last one stays. The wild joins clusters of every paying symbol, several at once, and pays nothing alone.
 *
 * With `wins: "anywhere"` equal symbols pay by their number on the whole grid, touching or not. Such a model has no wild, and may have
 * `boosts`. A model with clusters may have a `jar` or `placeMultipliers`.
 */
export const ClustersData = z
  .strictObject({
    coinsPerStake: z.int().min(1).max(100),
    stakes: Stakes,
    wins: z.literal("anywhere").optional(),
    wild: z.string().optional(),
    pays: z.record(z.string(), z.array(ClusterStep).min(1)),
    rows: z.int().min(5).max(8).optional(),
    strips: z.array(Strip).min(5).max(8),
    multipliers: z.array(z.int().min(1).max(100)).min(1).max(12),
    pool: Pool.optional(),
    jar: Jar.optional(),
    boosts: Boosts.optional(),
    placeMultipliers: PlaceMultipliers.optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    const boosts = Object.keys(value.boosts ?? {});
    const known = new Set([...Object.keys(value.pays), ...boosts, ...(value.wild ? [value.wild] : [])]);
    if (known.size < Object.keys(value.pays).length + boosts.length + (value.wild ? 1 : 0))
      refuse(["pays"], "a symbol has two roles");
    for (const [reel, strip] of value.strips.entries())
      for (const symbol of strip) if (!known.has(symbol)) refuse(["strips", reel], `no symbol ${symbol}`);
    for (const [symbol, steps] of Object.entries(value.pays))
      if (steps.some(({ from }, index) => index > 0 && from <= (steps[index - 1]?.from ?? 0)))
        refuse(["pays", symbol], "steps ascend");
    if (value.wins === "anywhere") {
      for (const field of ["wild", "jar", "placeMultipliers"] as const)
        if (value[field]) refuse([field], "only for clusters of touching symbols");
    } else {
      if (!value.wild) refuse(["wild"], "clusters of touching symbols have a wild");
      if (value.boosts) refuse(["boosts"], "only for wins anywhere");
      if (value.jar && value.placeMultipliers) refuse(["jar"], "not beside multipliers of places");
    }
    const paying = Object.keys(value.pays);
    if (value.jar && value.jar.symbols.toSorted().join() !== paying.toSorted().join())
      refuse(["jar", "symbols"], "the jar ranks every paying symbol once");
    if (value.pool) {
      const all = value.strips.reduce((product, strip) => product * strip.length, 1);
      const { boards, step } = value.pool;
      if (boards > all || step >= all || boards * step > Number.MAX_SAFE_INTEGER)
        refuse(["pool"], "more boards than combinations of stops");
      if (commonDivisor(step, all) !== 1) refuse(["pool", "step"], "boards would be equal");
    }
  });
export type ClustersData = z.infer<typeof ClustersData>;

import { z } from "zod";
import { Stakes, Strip } from "../../rules/parts.ts";

/** The bounds of the number of symbols that a reel shows. */
export const MIN_HEIGHT = 2;
export const MAX_HEIGHT = 7;
export const REELS = 6;

const Coins = z.int().min(1).max(20_000);
/** Coins for three, four, five and six reels. */
const PayByReels = z.tuple([Coins, Coins, Coins, Coins]);
/** The weights of the heights from two to seven. */
const Heights = z.array(z.int().min(0).max(20)).length(MAX_HEIGHT - MIN_HEIGHT + 1);
const Ladder = z.array(z.int().min(1).max(50)).min(1).max(12);

/**
 * The data of a tumbling ways slot: six reels whose heights are drawn for each spin. A coin is the stake divided by `coinsPerStake`.
 *
 * - `strips[reel]` runs upwards and wraps around: the stop is the place in the bottom row, and the symbols above the window fall in after a
 *   win. So stops and heights decide the whole spin.
 * - `pays` are in coins per way, from three reels to six.
 * - `multipliers` are those of the first fill, the first tumble and so on in the paid spin, `freeSpins.multipliers` those in a free spin; the
 *   last one stays.
 * - The wild substitutes for every symbol of `pays`, pays nothing alone and is not on the first reel.
 * - The scatter is on the last three reels only. When all three show it after the last tumble, it pays `scatterPay` and awards
 *   `freeSpins.spins` free spins. This also happens in free spins, up to `freeSpins.awards` awards in a round.
 */
export const TumblingWaysData = z
  .strictObject({
    coinsPerStake: z.int().min(1).max(100),
    stakes: Stakes,
    wild: z.string(),
    scatter: z.string(),
    strips: z.array(Strip).length(REELS),
    heights: z.array(Heights).length(REELS),
    pays: z.record(z.string(), PayByReels),
    scatterPay: Coins,
    multipliers: Ladder,
    freeSpins: z.strictObject({
      spins: z.int().min(1).max(30),
      awards: z.int().min(1).max(6),
      multipliers: Ladder,
    }),
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    const paying = Object.entries(value.pays);
    const known = new Set([...Object.keys(value.pays), value.wild, value.scatter]);
    if (known.size !== paying.length + 2) refuse(["pays"], "wild and scatter are symbols of their own");
    if (paying.length > 12) refuse(["pays"], "twelve symbols at most");
    for (const [reel, strip] of value.strips.entries()) {
      for (const symbol of strip) if (!known.has(symbol)) refuse(["strips", reel], `no symbol ${symbol}`);
      if (strip.includes(value.scatter) !== reel >= REELS / 2)
        refuse(["strips", reel], "the scatter is on the last three reels, and on no other");
    }
    if (value.strips[0]?.includes(value.wild))
      refuse(["strips", 0], "the first reel has no wild, which has no pay of its own");
    for (const [reel, weights] of value.heights.entries())
      if (weights.every((weight) => weight === 0)) refuse(["heights", reel], "a reel has a height");
    for (const [symbol, pays] of paying)
      if (pays.some((coins, index) => coins < (pays[index - 1] ?? 0)))
        refuse(["pays", symbol], "more reels never pay less");
  });
export type TumblingWaysData = z.infer<typeof TumblingWaysData>;

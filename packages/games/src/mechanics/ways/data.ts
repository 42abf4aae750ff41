import { z } from "zod";
import { Stakes, Strip } from "../../rules/parts.ts";
import { FreeSpins } from "../../slots/free-spins.ts";

const Coins = z.int().min(1).max(20_000);
/** Coins for three, four and so on, up to all reels. */
const PayByReels = z.array(Coins).min(3).max(4);
export type PayByReels = z.infer<typeof PayByReels>;

/**
 * The data of a ways slot: five or six reels of three or four rows, so 243 to 4,096 ways. A coin is the stake divided by `coinsPerStake`.
 * `strips[reel]` runs downwards and wraps around; a spin shows `rows` adjacent places of it. `pays` and `scatterPays` are in coins, for three
 * reels (or scatters) first and for all reels last. The wild substitutes for every symbol of `pays` and has no pay of its own; it must not
 * be on the first reel. Scatters are at least `rows` apart, so that a reel shows at most one.
 */
export const WaysData = z
  .strictObject({
    rows: z.int().min(3).max(4),
    coinsPerStake: z.int().min(1).max(100),
    stakes: Stakes,
    wild: z.string(),
    scatter: z.string(),
    strips: z.array(Strip).min(5).max(6),
    pays: z.record(z.string(), PayByReels),
    scatterPays: PayByReels,
    freeSpins: FreeSpins,
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    const known = new Set([...Object.keys(value.pays), value.wild, value.scatter]);
    if (known.size !== Object.keys(value.pays).length + 2)
      refuse(["pays"], "wild and scatter are symbols of their own");
    for (const [reel, strip] of value.strips.entries()) {
      for (const [place, symbol] of strip.entries()) {
        if (!known.has(symbol)) refuse(["strips", reel], `no symbol ${symbol}`);
        if (symbol !== value.scatter) continue;
        for (let row = 1; row < value.rows; row += 1)
          if (strip[(place + row) % strip.length] === value.scatter)
            refuse(["strips", reel], "two scatters in one window");
      }
    }
    if (value.strips[0]?.includes(value.wild))
      refuse(["strips", 0], "the first reel has no wild, which has no pay of its own");
    const counts = value.strips.length - 2;
    for (const [symbol, pays] of Object.entries(value.pays))
      if (pays.length !== counts) refuse(["pays", symbol], `${counts} pays, for three reels up to all`);
    if (value.scatterPays.length !== counts)
      refuse(["scatterPays"], `${counts} pays, for three scatters up to all`);
  });
export type WaysData = z.infer<typeof WaysData>;

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
 *
 * `splits` are symbols of the strips that show a symbol of `pays` twice in one place and count as two of it. With `openingRows`, a paid spin
 * that wins opens one row more on every reel and the reels turn again without a stake, until a spin wins nothing or has turned with `most`
 * rows. Only the paid spin counts scatters then, and its free spins, which follow at the end, open no rows.
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
    splits: z.record(z.string(), z.string()).optional(),
    openingRows: z.strictObject({ most: z.int().min(5).max(7) }).optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    const splits = Object.keys(value.splits ?? {});
    const known = new Set([...Object.keys(value.pays), value.wild, value.scatter, ...splits]);
    if (known.size !== Object.keys(value.pays).length + 2 + splits.length)
      refuse(["pays"], "wild, scatter and split symbols are symbols of their own");
    if (value.splits && splits.length === 0) refuse(["splits"], "one split symbol or more");
    for (const [split, symbol] of Object.entries(value.splits ?? {})) {
      if (!Object.hasOwn(value.pays, symbol)) refuse(["splits", split], `${symbol} has no pays`);
      if (!value.strips.some((strip) => strip.includes(split))) refuse(["splits", split], "on no strip");
    }
    if ((value.splits || value.openingRows) && value.rows !== 3)
      refuse(["rows"], "split symbols and opening rows begin with three rows");
    if (value.splits && value.openingRows) refuse(["splits"], "no split symbols where rows open");
    for (const [reel, strip] of value.strips.entries())
      if (strip.length < (value.openingRows?.most ?? 0)) refuse(["strips", reel], "shorter than the window");
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

import { z } from "zod";
import { FreeSpins } from "../free-spins.ts";
import { Stakes, Strip } from "../parts.ts";

const Row = z.int().min(0).max(3);
const Coins = z.int().min(1).max(100_000);

/** Coins paid for three, four and five of a symbol. */
const PayByCount = z.strictObject({ 3: Coins, 4: Coins, 5: Coins });
export type PayByCount = z.infer<typeof PayByCount>;

/**
 * The data of a lines slot. A coin is the stake divided by `coinsPerStake`. `strips[reel]` runs downwards and wraps around; a spin shows
 * `rows` adjacent places of it. `lines[n][reel]` is a row, 0 on top. `linePays` and `scatterPays` are in coins. The wild substitutes for
 * every symbol of `linePays` and has no pay of its own; it must not be on the first reel. Scatters are at least `rows` apart, so that a
 * reel shows at most one.
 */
export const LinesData = z
  .strictObject({
    rows: z.int().min(3).max(4),
    coinsPerStake: z.int().min(1).max(100),
    stakes: Stakes,
    wild: z.string(),
    scatter: z.string(),
    strips: z.array(Strip).length(5),
    lines: z
      .array(z.tuple([Row, Row, Row, Row, Row]))
      .min(1)
      .max(50),
    linePays: z.record(z.string(), PayByCount),
    scatterPays: PayByCount,
    freeSpins: FreeSpins,
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    const known = new Set([...Object.keys(value.linePays), value.wild, value.scatter]);
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
    for (const [line, rows] of value.lines.entries())
      if (rows.some((row) => row >= value.rows)) refuse(["lines", line], "a line leaves the reels");
    if (new Set(value.lines.map((rows) => rows.join())).size !== value.lines.length)
      refuse(["lines"], "a line occurs twice");
  });
export type LinesData = z.infer<typeof LinesData>;

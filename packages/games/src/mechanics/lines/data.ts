import { z } from "zod";
import { FreeSpins } from "../free-spins.ts";
import { Stakes, Strip } from "../parts.ts";
import { hasWildReels, LinesFeature } from "./feature.ts";

const Row = z.int().min(0).max(3);
const Coins = z.int().min(1).max(100_000);

/** Coins paid for three, four and five of a symbol. */
const PayByCount = z.strictObject({ 3: Coins, 4: Coins, 5: Coins });
export type PayByCount = z.infer<typeof PayByCount>;

/**
 * The data of a lines slot. A coin is the stake divided by `coinsPerStake`. `strips[reel]` runs downwards and wraps around; a spin shows
 * `rows` adjacent places of it. `lines[n][reel]` is a row, 0 on top. `linePays` and `scatterPays` are in coins. The wild substitutes for
 * every symbol of `linePays` and has no pay of its own; it must not be on the first reel. Scatters are at least `rows` apart, so that a
 * reel shows at most one. Models without a `feature` have plain wilds.
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
    feature: LinesFeature.optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    const paying = Object.keys(value.linePays);
    const { feature } = value;
    const wilds = [value.wild, ...(feature?.kind === "multiplier-wilds" ? Object.keys(feature.wilds) : [])];
    const known = new Set([...paying, ...wilds, value.scatter]);
    if (known.size !== paying.length + wilds.length + 1) refuse(["feature"], "a symbol has two roles");
    const near = (strip: readonly string[], place: number, symbol: string) =>
      Array.from({ length: value.rows - 1 }, (_, row) => row + 1).some(
        (row) => strip[(place + row) % strip.length] === symbol,
      );
    for (const [reel, strip] of value.strips.entries()) {
      for (const [place, symbol] of strip.entries()) {
        if (!known.has(symbol)) refuse(["strips", reel], `no symbol ${symbol}`);
        if (symbol === value.scatter && near(strip, place, value.scatter))
          refuse(["strips", reel], "two scatters in one window");
        if (!hasWildReels(feature)) continue;
        const other =
          symbol === value.scatter ? value.wild : symbol === value.wild ? value.scatter : undefined;
        if (other && near(strip, place, other))
          refuse(["strips", reel], "a wild that fills its reel would cover a scatter");
      }
    }
    if (value.strips[0]?.some((symbol) => wilds.includes(symbol)))
      refuse(["strips", 0], "the first reel has no wild, which has no pay of its own");
    for (const [line, rows] of value.lines.entries())
      if (rows.some((row) => row >= value.rows)) refuse(["lines", line], "a line leaves the reels");
    if (new Set(value.lines.map((rows) => rows.join())).size !== value.lines.length)
      refuse(["lines"], "a line occurs twice");
    if (feature?.kind === "book")
      for (const [place, { symbol }] of feature.symbols.entries())
        if (!paying.includes(symbol)) refuse(["feature", "symbols", place], `${symbol} pays on no line`);
    if (feature?.kind === "multiplier-wilds") {
      const most = Math.max(...Object.values(feature.wilds)) ** 4 * Math.max(...value.freeSpins.multipliers);
      if (most > 1000) refuse(["feature", "wilds"], "four wilds multiply by more than 1,000");
    }
  });
export type LinesData = z.infer<typeof LinesData>;

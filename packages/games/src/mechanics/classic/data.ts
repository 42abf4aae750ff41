import { z } from "zod";
import { Stakes, Strip } from "../../rules/parts.ts";

const Row = z.int().min(0).max(2);
const Coins = z.int().min(1).max(100_000);

/** Coins paid for three of a symbol on a line and, for some symbols, for two from the left. */
const ClassicPay = z.strictObject({ 2: Coins.optional(), 3: Coins });

/**
 * Help for a spin that pays nothing, one time in `oneIn`: a nudge moves one reel by at most `reach` steps to a win; a respin holds two
 * equal symbols of a line and spins the third reel again.
 */
const Help = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("nudge"),
    oneIn: z.int().min(1).max(20),
    reach: z.int().min(1).max(2),
  }),
  z.strictObject({ kind: z.literal("respin"), oneIn: z.int().min(1).max(20) }),
]);

/**
 * The data of a fruit machine with three reels of three rows. A coin is the stake divided by `coinsPerStake`. `strips[reel]` runs downwards
 * and wraps around. `lines[n][reel]` is a row, 0 on top. The wild substitutes for every symbol and has a pay of its own for three; each
 * wild in another symbol's win multiplies that win by `multiplier`.
 */
export const ClassicData = z
  .strictObject({
    coinsPerStake: z.int().min(1).max(100),
    stakes: Stakes,
    strips: z.array(Strip).length(3),
    lines: z
      .array(z.tuple([Row, Row, Row]))
      .min(1)
      .max(5),
    wild: z.strictObject({ symbol: z.string(), multiplier: z.int().min(1).max(5) }).optional(),
    linePays: z.record(z.string(), ClassicPay),
    help: Help,
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    for (const [reel, strip] of value.strips.entries())
      for (const symbol of new Set(strip))
        if (!Object.hasOwn(value.linePays, symbol)) refuse(["strips", reel], `no symbol ${symbol}`);
    if (value.wild) {
      const pay = value.linePays[value.wild.symbol];
      if (!pay) refuse(["wild", "symbol"], "the wild has no pay of its own");
      if (pay?.[2] !== undefined) refuse(["linePays", value.wild.symbol], "two wilds pay nothing");
    }
    if (new Set(value.lines.map((rows) => rows.join())).size !== value.lines.length)
      refuse(["lines"], "a line occurs twice");
  });
export type ClassicData = z.infer<typeof ClassicData>;

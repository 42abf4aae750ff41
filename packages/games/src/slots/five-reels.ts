import { z } from "zod";
import { Stakes, Strip } from "../rules/parts.ts";

const Coins = z.int().min(1).max(100_000);

/** Coins paid for three, four and five of a symbol. */
export const PayByCount = z.strictObject({ 3: Coins, 4: Coins, 5: Coins });
export type PayByCount = z.infer<typeof PayByCount>;

/**
 * Five reels of at most so many rows, with paying lines. A coin is the stake divided by `coinsPerStake`. `strips[reel]` runs downwards and
 * wraps around. `lines[n][reel]` is a row, 0 on top. `linePays` are in coins. The wild substitutes for every symbol of `linePays` and has no
 * pay of its own; it must not be on the first reel.
 */
export function fiveReelsShape(maximumRows: number) {
  const Row = z
    .int()
    .min(0)
    .max(maximumRows - 1);
  return {
    coinsPerStake: z.int().min(1).max(100),
    stakes: Stakes,
    wild: z.string(),
    strips: z.array(Strip).length(5),
    lines: z
      .array(z.tuple([Row, Row, Row, Row, Row]))
      .min(1)
      .max(50),
    linePays: z.record(z.string(), PayByCount),
  };
}

import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import type { ClassicData } from "./data.ts";
import { visitOutcomes } from "./outcomes.ts";
import { coinsOf } from "./reels.ts";

/** Computes the exact figures by counting every combination of stops, each with every nudge or respin that may follow. */
export function computeFigures(data: ClassicData): Figures {
  return figuresOf(payoutCounts(data), data.coinsPerStake);
}

/** The number of equally likely outcomes for each payout in coins. */
export function payoutCounts(data: ClassicData): Distribution {
  const counts = new Map<number, number>();
  // Whole numbers far below 2^53, so that floats count them exactly.
  visitOutcomes(data, (wins, weight) => {
    const coins = coinsOf(wins);
    counts.set(coins, (counts.get(coins) ?? 0) + weight);
  });
  return new Map([...counts].map(([coins, count]) => [coins, BigInt(count)]));
}

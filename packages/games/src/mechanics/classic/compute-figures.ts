import { type Figures, figuresOf } from "../../exact/figures.ts";
import type { ClassicData } from "./data.ts";
import { visitOutcomes } from "./outcomes.ts";
import { coinsOf } from "./reels.ts";

/** The exact figures: every combination of stops is counted, and every way in which it may be helped. */
export function computeFigures(data: ClassicData): Figures {
  const counts = new Map<number, number>();
  // Whole numbers far below 2^53, so that floats count them exactly.
  visitOutcomes(data, (wins, weight) => {
    const coins = coinsOf(wins);
    counts.set(coins, (counts.get(coins) ?? 0) + weight);
  });
  const whole = new Map([...counts].map(([coins, count]) => [coins, BigInt(count)]));
  return figuresOf(whole, data.coinsPerStake);
}

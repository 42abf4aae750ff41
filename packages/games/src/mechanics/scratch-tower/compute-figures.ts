import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import type { TowerData } from "./data.ts";

/** The exact figures of a tower card, from the distribution of its prize. */
export function computeFigures(data: TowerData): Figures {
  return figuresOf(towerDistribution(data), 1);
}

/** The number of equally likely draws of bells and roof that pay each multiple of the stake. */
export function towerDistribution({ floors, roof }: TowerData): Distribution {
  const counts = new Map<number, bigint>();
  const count = (multiple: number, draws: bigint) =>
    counts.set(multiple, (counts.get(multiple) ?? 0n) + draws);
  // Ways to reach the current floor; each floor above it can still be drawn in 100 ways.
  let reached = 1n;
  for (let height = 0; height <= floors.length; height += 1) {
    const next = floors[height];
    const above = BigInt(Math.max(0, floors.length - height - 1));
    const ended = next ? reached * BigInt(100 - next.goldenPercent) * 100n ** above : reached;
    const prize = floors[height - 1]?.multiple ?? 0;
    for (const { multiplier, weight } of roof) count(prize * multiplier, ended * BigInt(weight));
    reached *= BigInt(next?.goldenPercent ?? 0);
  }
  return counts;
}

import type { BellTowerEvent } from "@bellwether/contract/studio/index.ts";
import type { Draws } from "../../fairness/draws.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import type { BellTowerConfig, TowerFloor } from "./config.ts";

/** A played card: its events, and its prize in minor units. */
export type BellTowerRound = {
  events: BellTowerEvent[];
  payoutMinor: bigint;
};

/**
 * Draws each floor's bell from the ground up, then the roof, and climbs until the first bell that is not golden. The stake is in minor
 * units.
 */
export function playBellTower(config: BellTowerConfig, draws: Draws, stakeMinor: bigint): BellTowerRound {
  const bells = config.floors.map(({ goldenPercent }) =>
    draws.below(100) < goldenPercent ? ("golden" as const) : ("cracked" as const),
  );
  const { multiplier } = drawWeighted(draws, config.roof);
  const worth = ({ multiple }: TowerFloor) => stakeMinor * BigInt(multiple);

  const floors = config.floors.map((floor, index) => ({
    bell: bells[index] as "golden" | "cracked",
    prizeMinor: worth(floor).toString(),
  }));
  const events: BellTowerEvent[] = [{ type: "card-dealt", floors, multiplier }];

  const firstCracked = bells.indexOf("cracked");
  const climbed = firstCracked === -1 ? bells.length : firstCracked;
  for (let floor = 0; floor < climbed; floor += 1) {
    events.push({ type: "floor-climbed", floor, prizeMinor: floors[floor]?.prizeMinor as string });
  }

  const top = config.floors[climbed - 1];
  const payoutMinor = top ? worth(top) * BigInt(multiplier) : 0n;
  if (top) {
    events.push({ type: "tower-won", floor: climbed - 1, multiplier, payoutMinor: payoutMinor.toString() });
  }
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}

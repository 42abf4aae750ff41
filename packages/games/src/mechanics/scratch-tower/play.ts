import type { Draws } from "../../fairness/draws.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import type { TowerData, TowerFloor } from "./data.ts";
import type { TowerEvent } from "./wire.ts";

/** A played card: its events, and its prize in minor units. */
export type BellTowerRound = {
  events: TowerEvent[];
  payoutMinor: bigint;
};

/**
 * Draws each floor's bell from the ground up, then the roof, and climbs until the first bell that is not golden. The stake is in minor
 * units.
 */
export function playTower(data: TowerData, draws: Draws, stakeMinor: bigint): BellTowerRound {
  const bells = data.floors.map(({ goldenPercent }) =>
    draws.below(100) < goldenPercent ? ("golden" as const) : ("cracked" as const),
  );
  const { multiplier } = drawWeighted(draws, data.roof);
  const worth = ({ multiple }: TowerFloor) => stakeMinor * BigInt(multiple);

  const floors = data.floors.map((floor, index) => ({
    bell: bells[index] as "golden" | "cracked",
    prizeMinor: worth(floor).toString(),
  }));
  const events: TowerEvent[] = [{ type: "card-dealt", floors, multiplier }];

  const firstCracked = bells.indexOf("cracked");
  const climbed = firstCracked === -1 ? bells.length : firstCracked;
  for (let floor = 0; floor < climbed; floor += 1) {
    events.push({ type: "floor-climbed", floor, prizeMinor: floors[floor]?.prizeMinor as string });
  }

  const top = data.floors[climbed - 1];
  const payoutMinor = top ? worth(top) * BigInt(multiplier) : 0n;
  if (top) {
    events.push({ type: "tower-won", floor: climbed - 1, multiplier, payoutMinor: payoutMinor.toString() });
  }
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}

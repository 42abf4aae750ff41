import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CellIndex } from "../../scratch-cards/card-layout.ts";

/**
 * A tower of floors from the ground up, with a multiplier in its roof. Each floor hides a golden bell (the climb continues) or a cracked
 * one (the climb ends below it), and shows the worth of reaching it in minor units before the multiplier. Floors above the first cracked
 * bell are drawn too, so that the whole card can be scratched.
 */
const BellTowerDealt = z.object({
  type: z.literal("card-dealt"),
  floors: z
    .array(z.object({ bell: z.enum(["golden", "cracked"]), prizeMinor: MinorAmount }))
    .min(4)
    .max(8),
  multiplier: z.int().min(1).max(100),
});

/** A golden bell was found on `floor` (from 0): the climb continues. `prizeMinor` is its worth so far; not yet a payout. */
const FloorClimbed = z.object({
  type: z.literal("floor-climbed"),
  floor: CellIndex,
  prizeMinor: MinorAmount,
});

/** The climb ended on `floor` (from 0), the highest golden bell without a cracked one below; `multiplier` is already in `payoutMinor`. */
const TowerWon = z.object({
  type: z.literal("tower-won"),
  floor: CellIndex,
  multiplier: z.int().min(1).max(100),
  payoutMinor: MinorAmount,
});

/**
 * One step of a round of scratch-tower: `card-dealt`, a `floor-climbed` for each floor reached, `tower-won` if any was reached,
 * `round-ended`.
 */
export const TowerEvent = z.discriminatedUnion("type", [BellTowerDealt, FloorClimbed, TowerWon, RoundEnded]);
export type TowerEvent = z.infer<typeof TowerEvent>;

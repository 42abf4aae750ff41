import { findModel, type SharedRules, tableDraws } from "@bellwether/games";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import type { ModelsPort, SeedVaultPort } from "../ports.ts";
import { tableOwner } from "../seeds/index.ts";
import type { StoredTableRound } from "./table-round.ts";

/** The rules of a table's round, and its draw. */
export type TableDraw = { rules: SharedRules; drawn: ReturnType<SharedRules["draw"]> };

/**
 * Draws a table's round from its stored seed and root and the beacon's value. Every node and every repetition gets the same draw, so a draw
 * that must stay secret need not be stored. Throws an error when the released model is not that of the round.
 */
export function drawTableRound(
  { models, seedVault }: ModelsPort & SeedVaultPort,
  tableId: string,
  round: Pick<StoredTableRound, "number" | "model" | "modelHash" | "root" | "storedServerSeed">,
  beaconSignature: string,
): TableDraw {
  const { root, number } = round;
  const { rules, hash } = findModel(models, round.model);
  if (rules.kind !== "shared" || hash !== round.modelHash || root === null)
    throw new Error(`round ${number} of the table ${tableId} cannot be drawn with the model ${round.model}`);
  const serverSeed = seedVault.open(tableOwner(tableId), round.storedServerSeed);
  const beaconRandomness = randomnessOf(beaconSignature);
  return { rules, drawn: rules.draw(tableDraws({ serverSeed, root, beaconRandomness, tableId, number })) };
}

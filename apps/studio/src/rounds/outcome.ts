import {
  findModel,
  type Model,
  type PlayedRound,
  playRound,
  settleShared,
  tableDraws,
} from "@bellwether/games";
import { randomnessOf } from "../beacon/check-signature.ts";
import type { SeedVault } from "../seeds/seed-vault.ts";
import type { StudioContext } from "../studio-parts.ts";
import { openServerSeed } from "./open-server-seed.ts";
import type { RoundTable, StudioRound } from "./round.ts";

/**
 * Plays a round as far as the player's choices go. Everything that its outcome depends on is here; the first stake only scales it.
 * Throws an error when the model's data are not those that the round was accepted with.
 */
export function outcomeOf(
  { models, seedVault }: Pick<StudioContext, "models" | "seedVault">,
  round: StudioRound,
): PlayedRound {
  const { model: id, modelHash, stakeMinor, input, clientSeed, nonce } = round;
  const model = findModel(models, id);
  if (modelHash !== null && model.hash !== modelHash)
    throw new Error(`the round was accepted with other data of the model ${id}`);
  if (round.table) return sharedOutcomeOf(seedVault, model, round, round.table);
  const serverSeed = openServerSeed(seedVault, round);
  const chosen = round.actions.map(({ action }) => action);
  return playRound({ model, stakeMinor, input, actions: chosen, serverSeed, clientSeed, nonce });
}

/** Repeats the draw of a table's round, and settles one bet by it. */
function sharedOutcomeOf(
  seedVault: SeedVault,
  { mechanic, rules }: Model,
  round: StudioRound,
  { id: tableId, number, root, beaconSignature }: RoundTable,
): PlayedRound {
  if (rules.kind !== "shared") throw new Error(`the model ${round.model} is not played at a table`);
  if (root === null || beaconSignature === null)
    throw new Error(`round ${number} of the table ${tableId} is not drawn`);
  const serverSeed = openServerSeed(seedVault, round);
  const beaconRandomness = randomnessOf(beaconSignature);
  const drawn = rules.draw(tableDraws({ serverSeed, root, beaconRandomness, tableId, number }));
  return settleShared({ mechanic }, drawn, rules.accept(round.stakeMinor, round.input), round.stakeMinor);
}

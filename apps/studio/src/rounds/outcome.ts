import { findModel, type PlayedRound, playRound } from "@bellwether/games";
import type { StudioContext } from "../studio-parts.ts";
import type { StudioRound } from "./round.ts";

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
  const serverSeed = seedVault.open(round.owner, round.storedServerSeed);
  const chosen = round.actions.map(({ action }) => action);
  return playRound({ model, stakeMinor, input, actions: chosen, serverSeed, clientSeed, nonce });
}

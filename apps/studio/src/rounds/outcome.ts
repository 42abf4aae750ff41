import { findModel, type PlayedRound, playRound } from "@bellwether/games";
import type { StudioContext } from "../studio-parts.ts";
import type { StudioRound } from "./round.ts";

/**
 * Plays a round as far as the player's choices go. Everything that its outcome depends on is here; the first stake only scales it.
 * Throws an error when the model's data are not those that the round was accepted with.
 */
export function outcomeOf(
  { models }: Pick<StudioContext, "models">,
  { model: id, modelHash, stakeMinor, input, actions, serverSeed, clientSeed, nonce }: StudioRound,
): PlayedRound {
  const model = findModel(models, id);
  if (modelHash !== null && model.hash !== modelHash)
    throw new Error(`the round was accepted with other data of the model ${id}`);
  const chosen = actions.map(({ action }) => action);
  return playRound({ model, stakeMinor, input, actions: chosen, serverSeed, clientSeed, nonce });
}

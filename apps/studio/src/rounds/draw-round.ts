import type { SqlConnection } from "@bellwether/db";
import { findModel, type PlayedRound, playRound } from "@bellwether/games";
import type { StudioContext } from "../studio-parts.ts";
import { stepDueAt } from "./due.ts";
import { moveRound } from "./move-round.ts";
import type { StudioRound } from "./round.ts";
import { findRound } from "./round-store.ts";

/**
 * Draws a round whose stake was taken: `open` when it has won, `settling` when it has lost. Drawing again after a crash gives the same
 * result, since it depends only on the model, the stake's scale, the input, the seeds and the nonce.
 */
export async function drawRound(
  studio: StudioContext,
  connection: SqlConnection,
  round: StudioRound,
): Promise<StudioRound> {
  const { script, payoutMinor } = outcomeOf(studio, round);
  const now = studio.now();
  const drawn = await moveRound(connection, round, {
    script,
    payoutMinor,
    ...(payoutMinor > 0n
      ? { state: "open", dueAt: new Date(now.getTime() + studio.openRoundTimeoutMs) }
      : { state: "settling", dueAt: stepDueAt(now) }),
  });
  return drawn ?? findRound(connection, round, round.id);
}

/** Everything that a round's outcome depends on is here; the stake only scales it. */
export function outcomeOf(
  { models }: Pick<StudioContext, "models">,
  { model: id, modelHash, stakeMinor, input, serverSeed, clientSeed, nonce }: StudioRound,
): PlayedRound {
  const model = findModel(models, id);
  if (modelHash !== null && model.hash !== modelHash)
    throw new Error(`the round was accepted with other data of the model ${id}`);
  return playRound({ model, stakeMinor, input, serverSeed, clientSeed, nonce });
}

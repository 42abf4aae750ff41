import type { RoundReplay } from "@bellwether/contract/studio/index.ts";
import { findModel } from "@bellwether/games";
import type { DatabasePort, JackpotsPort, ModelsPort, SeedVaultPort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { asReplay } from "./replay-round.ts";
import { isDrawn } from "./round.ts";
import { findRoundById } from "./round-store.ts";
import { drawAgain } from "./verify-round.ts";
import { withScript } from "./with-script.ts";

/**
 * A player's round as it was played, and whether it comes out the same when it is drawn again now; null where that cannot be said: before the
 * player's last choice, and for a round of a model whose data have changed since.
 */
export type InspectedRound = RoundReplay & { matches: boolean | null };

/**
 * Draws a player's round for money again, for somebody who answers the player. The server seed stays closed until the player has rotated the
 * seeds: whoever reads it would know the rounds to come. Undefined for a round that is not the player's, or not drawn yet.
 */
export async function inspectRound(
  deps: DatabasePort & JackpotsPort & ModelsPort & SeedVaultPort,
  playerId: string,
  roundId: string,
): Promise<InspectedRound | undefined> {
  try {
    const found = await findRoundById(deps.database, `player:${playerId}`, roundId);
    const round = withScript(deps, found);
    if (!isDrawn(round)) return undefined;
    const { modelHash, model, state } = round;
    const isSame = modelHash === null || findModel(deps.models, model).hash === modelHash;
    const matches = isSame && state !== "deciding" ? drawAgain(deps, round).matches : null;
    return { ...asReplay(deps, round), matches };
  } catch (error) {
    if (error instanceof StudioRefusalError && error.code === "round_not_found") return undefined;
    throw error;
  }
}

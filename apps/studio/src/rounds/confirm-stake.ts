import type { DatabasePort, StakePotsPort } from "../ports.ts";
import { type MoveStep, moveRound } from "./move-round.ts";
import type { StudioRound } from "./round.ts";

/**
 * Advances a round after the wallet took its stake. In the same SQL transaction the stake is added to the round's pots, which may be hit: so a
 * contribution counts once, and a pot is won by one round. Returns undefined if the round was already advanced elsewhere.
 */
export async function confirmStake(
  deps: DatabasePort & StakePotsPort,
  round: StudioRound,
  step: MoveStep,
): Promise<StudioRound | undefined> {
  if (round.pots.length === 0) return moveRound(deps.database, round, step);
  return deps.database.transaction(async (connection) => {
    const moved = await moveRound(connection, round, step);
    if (!moved) return undefined;
    const potHits = await deps.addToPots(connection, round);
    if (potHits.length === 0) return moved;
    await connection.query("UPDATE studio_round SET pot_hits = $3 WHERE owner = $1 AND id = $2", [
      round.owner,
      round.id,
      JSON.stringify(potHits),
    ]);
    return { ...moved, potHits };
  });
}

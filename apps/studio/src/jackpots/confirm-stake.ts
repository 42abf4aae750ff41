import type { SqlConnection } from "@bellwether/db";
import type { DatabaseTimePort, FairnessPorts, JackpotsPort, StepPorts } from "../ports.ts";
import { type MoveStep, moveRound } from "../rounds/move-round.ts";
import type { StudioRound } from "../rounds/round.ts";
import { enterClock } from "./enter-clock.ts";
import { addToPot, takeFromPot } from "./pot-store.ts";
import type { PotHit } from "./pot-terms.ts";
import { drawPots } from "./round-pot.ts";

/**
 * Advances a round after the wallet took its stake. In the same SQL transaction the round's contributions are added to their pots, it
 * enters the running clocks and calls, and what it hits of networks is taken from their pots. So a contribution counts once, a pot is won by one
 * round, and entries are in the order of the pot's lock. Returns undefined if the round was already advanced elsewhere.
 */
export async function confirmStake(
  studio: StepPorts & FairnessPorts & JackpotsPort,
  round: StudioRound,
  step: MoveStep,
): Promise<StudioRound | undefined> {
  if (round.pots.length === 0) return moveRound(studio.database, round, step);
  return studio.database.transaction(async (connection) => {
    const moved = await moveRound(connection, round, step);
    if (!moved) return undefined;
    const potHits = await addToPots(studio, connection, round);
    if (potHits.length === 0) return moved;
    await connection.query("UPDATE studio_round SET pot_hits = $3 WHERE owner = $1 AND id = $2", [
      round.owner,
      round.id,
      JSON.stringify(potHits),
    ]);
    return { ...moved, potHits };
  });
}

async function addToPots(
  studio: FairnessPorts & DatabaseTimePort & JackpotsPort,
  connection: SqlConnection,
  round: StudioRound,
): Promise<PotHit[]> {
  const hits: PotHit[] = [];
  for (const pot of drawPots(studio.seedVault, round)) {
    await addToPot(connection, pot, round.currency, await studio.databaseTime(connection));
    // Read under the pot's lock, so that times follow the order of confirmations.
    const at = await studio.databaseTime(connection);
    if (pot.kind !== "network") await enterClock(studio, connection, pot, round, at);
    else if (pot.isHit) hits.push(await takeFromPot(connection, pot, round, at));
  }
  return hits;
}

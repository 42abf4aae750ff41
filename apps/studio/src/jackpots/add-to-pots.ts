import type { SqlConnection } from "@bellwether/db";
import type { DatabaseTimePort, FairnessPorts, JackpotsPort } from "../ports.ts";
import type { PotHit, PottedRound } from "../pot-terms.ts";
import { drawPots } from "../pots/index.ts";
import { enterClock } from "./enter-clock.ts";
import { countInDay, lockAndFillPots, takeFromPot } from "./pot-store.ts";

/**
 * Adds a round's contributions to their pots in the SQL transaction that confirms its stake: the round enters the running clocks and calls, and
 * what it hits of networks is taken from their pots. Entries are in the order of the pots' locks. Returns the hits.
 */
export async function addToPots(
  deps: FairnessPorts & DatabaseTimePort & JackpotsPort,
  connection: SqlConnection,
  round: PottedRound,
): Promise<PotHit[]> {
  const pots = drawPots(deps.seedVault, round);
  await lockAndFillPots(connection, pots, round.currency);
  // Read under the pots' locks, so that times follow the order of confirmations.
  const at = await deps.databaseTime(connection);
  await countInDay(connection, pots, round.currency, at);
  const hits: PotHit[] = [];
  for (const pot of pots) {
    if (pot.kind !== "network") await enterClock(deps, connection, pot, round, at);
    else if (pot.isHit) hits.push(await takeFromPot(connection, pot, round, at));
  }
  return hits;
}

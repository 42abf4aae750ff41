import type { ClockPort, DatabasePort, ResolverPort } from "../ports.ts";

/** Makes the player's rounds that wait for a choice due now, so that the resolver of any node takes the rule's defaults and pays. */
export async function endDecisions(
  studio: ClockPort & DatabasePort & ResolverPort,
  playerId: string,
): Promise<void> {
  const { rowCount } = await studio.database.query(
    "UPDATE studio_round SET due_at = $2 WHERE owner = $1 AND state = 'deciding'",
    [`player:${playerId}`, studio.now()],
  );
  if (rowCount > 0) studio.wakeResolver();
}

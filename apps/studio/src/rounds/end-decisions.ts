import type { SqlConnection } from "@bellwether/db";
import type { ClockPort, DatabasePort, ResolverPort } from "../ports.ts";
import type { StudioRound } from "./round.ts";

/**
 * Ends the choices of a player who may no longer play: the resolver of any node takes the rule's defaults and pays. Rounds whose stake is still
 * pending are handled when the stake is confirmed (`moveRound`). Repeating the call changes nothing.
 */
export async function endDecisions(
  deps: ClockPort & DatabasePort & ResolverPort,
  playerId: string,
): Promise<void> {
  const [owner, now] = [`player:${playerId}`, deps.now()];
  await deps.database.query(
    `INSERT INTO studio_play_end (owner, ended_at) VALUES ($1, $2)
     ON CONFLICT (owner) DO UPDATE SET ended_at = greatest(studio_play_end.ended_at, $2)`,
    [owner, now],
  );
  const { rowCount } = await deps.database.query(
    "UPDATE studio_round SET due_at = $2 WHERE owner = $1 AND state = 'deciding' AND due_at > $2",
    [owner, now],
  );
  if (rowCount > 0) deps.wakeResolver();
}

/** Whether the round's player may not play any more, so that the rule makes its choices. */
export async function hasPlayEnded(
  connection: SqlConnection,
  { owner, startedAt }: Pick<StudioRound, "owner" | "startedAt">,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "SELECT 1 FROM studio_play_end WHERE owner = $1 AND ended_at >= $2",
    [owner, startedAt],
  );
  return rowCount > 0;
}

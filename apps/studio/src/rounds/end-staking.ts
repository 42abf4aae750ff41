import type { StudioErrorCode } from "@bellwether/contract/studio/index.ts";
import type { DatabasePort, DatabaseTimePort } from "../ports.ts";
import type { StudioAction } from "./action.ts";
import { moveAction } from "./action-store.ts";

/** Why a further stake is not taken: the wallet's refusal, or no certain answer. Then it is rolled back from `dueAt` on. */
type End = { state: "refused"; refusal: StudioErrorCode } | { state: "unknown"; dueAt: Date };

/**
 * Ends the wait for a further stake that was not taken. At a table, the decision of its bet is held open until this moment by the database's
 * time. False when someone else has ended it in the meantime.
 */
export function endStaking(
  deps: DatabasePort & DatabaseTimePort,
  action: StudioAction,
  end: End,
): Promise<boolean> {
  return deps.database.transaction(async (connection) => {
    if (action.fromMs === null) return moveAction(connection, action, end.state, end);
    const { rows } = await connection.query<{ runs_at: Date | null }>(
      `SELECT t.runs_at FROM studio_round r JOIN studio_table_progress t ON t.table_id = r.table_id AND t.number = r.table_number
       WHERE r.owner = $1 AND r.id = $2`,
      [action.owner, action.roundId],
    );
    const runsAt = rows[0]?.runs_at;
    if (!runsAt) throw new Error(`the round ${action.roundId} has a further stake without a run`);
    const untilMs = (await deps.databaseTime(connection)).getTime() - runsAt.getTime();
    return moveAction(connection, action, end.state, { ...end, untilMs: Math.max(untilMs, action.fromMs) });
  });
}

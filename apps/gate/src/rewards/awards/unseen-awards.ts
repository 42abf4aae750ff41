import { Award } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import type { UnseenAwards } from "../../bridge/index.ts";
import type { DatabasePort, StorePorts } from "../../ports.ts";

/** An award that the player has not seen after this time is not shown any more; the page of rewards lists it. */
const SHOWN_WITHIN_MS = 30 * DAY_MS;

/** Keeps an award until a screen of the player has received it. Run it in the SQL transaction that gives the reward. */
export async function keepUnseenAward(
  connection: SqlConnection,
  playerId: string,
  { taskId = "", ...rest }: Award,
  now: Date,
): Promise<void> {
  await connection.query(
    `INSERT INTO reward_unseen_award (player_id, task_id, award, given_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [playerId, taskId, JSON.stringify({ taskId, ...rest }), now],
  );
}

/** The awards of players who were away when they were given, for the push connections. */
export function createUnseenAwards({ database }: DatabasePort): UnseenAwards {
  return {
    async list(playerId) {
      const { rows } = await database.query<{ award: unknown }>(
        "SELECT award FROM reward_unseen_award WHERE player_id = $1 ORDER BY given_at, task_id",
        [playerId],
      );
      return rows.map((row) => Award.parse(row.award));
    },
    async seen(playerId, taskIds) {
      await database.query(
        "DELETE FROM reward_unseen_award WHERE player_id = $1 AND task_id = ANY($2::text[])",
        [playerId, textArray(taskIds)],
      );
    },
  };
}

/** Deletes awards that were given too long ago to be shown. */
export async function sweepUnseenAwards({ database, now }: StorePorts): Promise<number> {
  const { rowCount } = await database.query("DELETE FROM reward_unseen_award WHERE given_at < $1", [
    new Date(now().getTime() - SHOWN_WITHIN_MS),
  ]);
  return rowCount;
}

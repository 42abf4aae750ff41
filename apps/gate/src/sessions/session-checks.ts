import type { SqlConnection } from "@bellwether/db";

/** Maximum number of reality checks announced at once. */
const MAX_ANNOUNCED = 500;

/** Records that a due check was seen: the session's next one is due at `nextAt`, or never if that is null. */
export async function passRealityCheck(
  connection: SqlConnection,
  sessionHash: string,
  nextAt: Date | null,
  now: Date,
): Promise<void> {
  await connection.query(
    "UPDATE session SET reality_check_due_at = $2, reality_check_announced = false WHERE token_hash = $1 AND reality_check_due_at <= $3",
    [sessionHash, nextAt, now],
  );
}

/** Moves the next check of the player's live sessions. One that is already due stays due. */
export async function moveRealityCheck(
  connection: SqlConnection,
  playerId: string,
  nextAt: Date | null,
  now: Date,
): Promise<void> {
  await connection.query(
    `UPDATE session SET reality_check_due_at = $2 WHERE player_id = $1 AND ended_at IS NULL
       AND (reality_check_due_at IS NULL OR reality_check_due_at > $3)`,
    [playerId, nextAt, now],
  );
}

/** Marks live sessions whose check has come due as announced. @returns their hashes, each session once. */
export async function takeDueRealityChecks(connection: SqlConnection, now: Date): Promise<string[]> {
  const { rows } = await connection.query<{ token_hash: string }>(
    `UPDATE session SET reality_check_announced = true WHERE token_hash IN (
       SELECT token_hash FROM session WHERE ended_at IS NULL AND reality_check_due_at <= $1 AND NOT reality_check_announced
       LIMIT ${MAX_ANNOUNCED}) RETURNING token_hash`,
    [now],
  );
  return rows.map((row) => row.token_hash);
}

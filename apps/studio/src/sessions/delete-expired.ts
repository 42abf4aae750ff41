import type { SqlConnection } from "@bellwether/db";

/** Deletes at most `most` expired sessions. Returns how many they were, and the owners of those of free play: nobody has their secret any more. */
export async function deleteExpiredSessions(
  connection: SqlConnection,
  now: Date,
  most: number,
): Promise<{ count: number; freeOwners: string[] }> {
  const { rows } = await connection.query<{ owner: string; mode: string }>(
    `DELETE FROM studio_session WHERE secret_hash = ANY (ARRAY(
       SELECT secret_hash FROM studio_session WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED))
     RETURNING owner, mode`,
    [now, most],
  );
  return {
    count: rows.length,
    freeOwners: rows.flatMap(({ owner, mode }) => (mode === "free" ? owner : [])),
  };
}

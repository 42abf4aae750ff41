import type { ClockPort, DatabasePort } from "../ports.ts";

const MAX_AT_ONCE = 500;

/**
 * Deletes expired sessions, free rounds and withdrawn requests, and all data of an expired free-play session, since nobody has its secret
 * any more. Rounds for money are kept.
 */
export async function forgetSessions(studio: ClockPort & DatabasePort): Promise<void> {
  while ((await forgetSome(studio)) === MAX_AT_ONCE);
}

async function forgetSome(studio: ClockPort & DatabasePort): Promise<number> {
  return studio.database.transaction(async (connection) => {
    const { rows } = await connection.query<{ owner: string; mode: string }>(
      `DELETE FROM studio_session WHERE secret_hash IN (
         SELECT secret_hash FROM studio_session WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING owner, mode`,
      [studio.now(), MAX_AT_ONCE],
    );
    await connection.query("DELETE FROM studio_reward WHERE expires_at <= $1", [studio.now()]);
    await connection.query("DELETE FROM studio_withdrawn_request WHERE forgotten_at <= $1", [studio.now()]);
    const owners = rows.filter((row) => row.mode === "free").map((row) => row.owner);
    if (owners.length === 0) return rows.length;
    for (const table of ["studio_round", "studio_seed_pair", "studio_purse"]) {
      await connection.query(`DELETE FROM ${table} WHERE owner = ANY($1::text[])`, [owners]);
    }
    return rows.length;
  });
}

import { type SqlConnection, textArray } from "@bellwether/db";
import type { StorePorts } from "../ports.ts";

const PAGE = 5_000;

/** A player is looked for on the lists soon. It waits for nobody, and holds nothing up. */
export async function wantScreening(connection: SqlConnection, playerId: string, at: Date): Promise<void> {
  await connection.query(
    `INSERT INTO screening_check (player_id, wanted_at, next_attempt_at) VALUES ($1, $2, $2)
     ON CONFLICT (player_id) DO UPDATE SET wanted_at = excluded.wanted_at, next_attempt_at = excluded.wanted_at, attempts = 0`,
    [playerId, at],
  );
}

/**
 * Every active player is looked for again, also one who was active before there were lists; whoever waits already goes on waiting. Returns how
 * many there are.
 */
export async function screenEverybody({ database, now }: StorePorts, signal?: AbortSignal): Promise<number> {
  const at = now();
  let [count, after] = [0, ""];
  while (!signal?.aborted) {
    const { rows } = await database.query<{ id: string }>(
      `SELECT id FROM player_standing WHERE id > $1 AND status = 'open' AND activated_at IS NOT NULL AND NOT is_house
       ORDER BY id LIMIT ${PAGE}`,
      [after],
    );
    const ids = rows.map(({ id }) => id);
    await database.query(
      `INSERT INTO screening_check AS c (player_id, wanted_at, next_attempt_at) SELECT id, $2, $2 FROM unnest($1::text[]) AS p(id)
       ON CONFLICT (player_id) DO UPDATE SET wanted_at = coalesce(c.wanted_at, excluded.wanted_at),
         next_attempt_at = coalesce(c.next_attempt_at, excluded.next_attempt_at)`,
      [textArray(ids), at],
    );
    count += ids.length;
    after = ids.at(-1) ?? after;
    if (rows.length < PAGE) break;
  }
  return count;
}

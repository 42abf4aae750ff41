import type { SqlConnection } from "@bellwether/db";

/** A round that waits for its player's choice; after `decideBefore` the rule decides. */
export type UndecidedRound = { gameCode: string; decideBefore: Date };

/** The players with a round for money that waits for a choice and is not due yet. */
export async function undecidedPlayers(connection: SqlConnection, now: Date): Promise<string[]> {
  const { rows } = await connection.query<{ player_id: string }>(
    "SELECT DISTINCT player_id FROM studio_round WHERE table_id IS NULL AND state = 'deciding' AND mode = 'money' AND due_at > $1",
    [now],
  );
  return rows.map((row) => row.player_id);
}

/** The player's rounds for money that wait for a choice, ordered by deadline. */
export async function undecidedRounds(
  connection: SqlConnection,
  playerId: string,
): Promise<UndecidedRound[]> {
  const { rows } = await connection.query<{ game_code: string; due_at: Date }>(
    "SELECT game_code, due_at FROM studio_round WHERE owner = $1 AND state = 'deciding' AND due_at IS NOT NULL ORDER BY due_at",
    [`player:${playerId}`],
  );
  return rows.map((row) => ({ gameCode: row.game_code, decideBefore: row.due_at }));
}

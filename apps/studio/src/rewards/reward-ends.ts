import type { SqlConnection } from "@bellwether/db";

/** When each reward ends, by its id. */
export type RewardEnds = ReadonlyMap<string, Date>;

/** The ends of a player's rewards with free rounds or tickets that are not over at `now`. */
export async function rewardEnds(
  connection: SqlConnection,
  { owner }: { owner: string },
  now: Date,
): Promise<RewardEnds> {
  const { rows } = await connection.query<{ id: string; expires_at: Date }>(
    "SELECT id, expires_at FROM studio_reward WHERE owner = $1 AND expires_at > $2",
    [owner, now],
  );
  return new Map(rows.map(({ id, expires_at }) => [id, expires_at]));
}

/** Deletes the rewards that are over at `now`, of all players. */
export async function deletePastRewards(connection: SqlConnection, now: Date): Promise<void> {
  await connection.query("DELETE FROM studio_reward WHERE expires_at <= $1", [now]);
}

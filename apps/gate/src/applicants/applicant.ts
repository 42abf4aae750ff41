import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";

/** A row of `identity_applicant`. */
export type Applicant = {
  id: string;
  player_id: string;
  state: "wanted" | "open" | "review" | "decided" | "over";
  url: string | null;
};

const COLUMNS = "id, player_id, state, url";
const RUNNING = "state IN ('wanted', 'open', 'review')";

/** The most checks that a player may begin in 24 hours: the vendor is paid for each. */
export const MAX_APPLICANTS_PER_DAY = 5;

/**
 * Plans a check of who the player is: a job soon tells the vendor, if one is connected. A player who has begun a check already goes on with it. It waits
 * for nobody.
 */
export async function wantApplicant(connection: SqlConnection, playerId: string, at: Date): Promise<void> {
  await connection.query(
    `INSERT INTO identity_applicant (id, player_id, state, wanted_at, next_attempt_at) VALUES ($1, $2, 'wanted', $3, $3)
     ON CONFLICT (player_id) WHERE ${RUNNING} DO NOTHING`,
    [randomUUID(), playerId, at],
  );
}

/** The player's newest applicant; undefined without one. */
export async function newestApplicant(
  connection: SqlConnection,
  playerId: string,
): Promise<Applicant | undefined> {
  const { rows } = await connection.query<Applicant>(
    `SELECT ${COLUMNS} FROM identity_applicant WHERE player_id = $1 ORDER BY (${RUNNING}) DESC, wanted_at DESC, id LIMIT 1`,
    [playerId],
  );
  return rows[0];
}

/** How many checks the player may still begin in these 24 hours. */
export async function applicantsLeft(connection: SqlConnection, playerId: string, at: Date): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM identity_applicant WHERE player_id = $1 AND wanted_at > $2",
    [playerId, new Date(at.getTime() - DAY_MS)],
  );
  return Math.max(0, MAX_APPLICANTS_PER_DAY - onlyRow(rows).count);
}

/** Whose applicant it is; undefined for an unknown one. */
export async function ownerOfApplicant(connection: SqlConnection, id: string): Promise<string | undefined> {
  const { rows } = await connection.query<{ player_id: string }>(
    "SELECT player_id FROM identity_applicant WHERE id = $1",
    [id],
  );
  return rows[0]?.player_id;
}

/** An applicant, locked; lock its player before. Undefined for one that was erased. */
export async function lockApplicant(connection: SqlConnection, id: string): Promise<Applicant | undefined> {
  const { rows } = await connection.query<Applicant>(
    `SELECT ${COLUMNS} FROM identity_applicant WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return rows[0];
}

/** Somebody looks at what the player has shown: the vendor may still be asked how it ended. */
export async function noteReview(connection: SqlConnection, id: string): Promise<void> {
  await connection.query(
    "UPDATE identity_applicant SET state = 'review', url = NULL WHERE id = $1 AND state IN ('wanted', 'open')",
    [id],
  );
}

/** The vendor's result counts: it is asked no more. */
export async function noteDecided(connection: SqlConnection, id: string, at: Date): Promise<void> {
  await connection.query(
    `UPDATE identity_applicant SET state = 'decided', url = NULL, next_attempt_at = NULL, ended_at = $2
     WHERE id = $1 AND ${RUNNING}`,
    [id, at],
  );
}

/** Ends whatever runs for the player: the house has decided, or nothing is asked any more. What the vendor says of it later counts no more. */
export async function endApplicants(connection: SqlConnection, playerId: string, at: Date): Promise<void> {
  await connection.query(
    `UPDATE identity_applicant SET state = 'over', url = NULL, next_attempt_at = NULL, ended_at = $2
     WHERE player_id = $1 AND ${RUNNING}`,
    [playerId, at],
  );
}

/** The vendor does not know it any more: the player may begin anew. */
export async function noteGone(connection: SqlConnection, id: string, at: Date): Promise<void> {
  await connection.query(
    `UPDATE identity_applicant SET state = 'over', url = NULL, next_attempt_at = NULL, ended_at = $2 WHERE id = $1 AND ${RUNNING}`,
    [id, at],
  );
}

import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { findPlayer } from "../players/index.ts";
import type { ClockPort, DatabasePort } from "../ports.ts";

/** A mark in force, as an operator sees it. */
export type RiskMark = {
  playerId: string;
  reason: string;
  markedBy: string;
  markedAt: Date;
  /** Null while a mark that the rules made waits for staff. */
  reviewedBy: string | null;
};

type NewMark = Omit<RiskMark, "reviewedBy">;

/** Marks a player as being at risk; a player who is marked already keeps the first mark. @throws DomainError `not_found` */
export async function markRisk(
  { database, now }: DatabasePort & ClockPort,
  { playerId, reason, markedBy }: Omit<NewMark, "markedAt">,
): Promise<void> {
  if (!(await findPlayer(database, playerId))) throw new DomainError("not_found");
  await database.transaction(async (connection) => {
    await markRiskWithin(connection, { playerId, reason, markedBy, markedAt: now() });
    await reviewWithin(connection, { playerId, reviewedBy: markedBy, reviewedAt: now() });
  });
}

/** Marks a player inside an SQL transaction. False when they are marked already. */
export async function markRiskWithin(
  connection: SqlConnection,
  { playerId, reason, markedBy, markedAt }: NewMark,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "INSERT INTO risk_mark (player_id, reason, marked_by, marked_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    [playerId, reason, markedBy, markedAt],
  );
  return rowCount === 1;
}

/** Keeps a mark in force after staff have reviewed it. @throws DomainError `not_found` when none is in force. */
export async function keepRisk(
  { database, now }: DatabasePort & ClockPort,
  { playerId, reviewedBy }: { playerId: string; reviewedBy: string },
): Promise<void> {
  const isKept = await reviewWithin(database, { playerId, reviewedBy, reviewedAt: now() });
  if (!isKept) throw new DomainError("not_found");
}

async function reviewWithin(
  connection: SqlConnection,
  { playerId, reviewedBy, reviewedAt }: { playerId: string; reviewedBy: string; reviewedAt: Date },
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "UPDATE risk_mark SET reviewed_by = $2, reviewed_at = $3 WHERE player_id = $1 AND lifted_at IS NULL",
    [playerId, reviewedBy, reviewedAt],
  );
  return rowCount === 1;
}

/** Lifts the mark. @throws DomainError `not_found` when there is none in force. */
export async function liftRisk(
  { database, now }: DatabasePort & ClockPort,
  { playerId, liftedBy }: { playerId: string; liftedBy: string },
): Promise<void> {
  const { rowCount } = await database.query(
    "UPDATE risk_mark SET lifted_by = $2, lifted_at = $3 WHERE player_id = $1 AND lifted_at IS NULL",
    [playerId, liftedBy, now()],
  );
  if (rowCount === 0) throw new DomainError("not_found");
}

export async function isAtRisk(connection: SqlConnection, playerId: string): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM risk_mark WHERE player_id = $1 AND lifted_at IS NULL",
    [playerId],
  );
  return rows.length > 0;
}

/** The marks in force; those that wait for staff come first, each group the oldest first. */
export async function listRiskMarks({ database }: DatabasePort): Promise<RiskMark[]> {
  const { rows } = await database.query<RiskMark>(
    `SELECT player_id AS "playerId", reason, marked_by AS "markedBy", marked_at AS "markedAt", reviewed_by AS "reviewedBy" FROM risk_mark
     WHERE lifted_at IS NULL ORDER BY reviewed_at IS NOT NULL, marked_at`,
  );
  return rows;
}

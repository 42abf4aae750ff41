import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { findPlayer } from "../players/index.ts";
import type { ClockPort, DatabasePort, MessageTextsPort, StorePorts } from "../ports.ts";
import { queueRiskLetter } from "./risk-letter.ts";
import { actOnRisk, type RiskAction } from "./risk-standing.ts";

/** A mark in force, as an operator sees it. */
export type RiskMark = {
  playerId: string;
  reason: string;
  markedBy: string;
  markedAt: Date;
  /** Null while a mark that the rules made waits for staff. */
  reviewedBy: string | null;
};

type NewMark = Pick<RiskMark, "playerId" | "reason"> & { by: Actor };

type Ports = StorePorts & MessageTextsPort;

/**
 * Marks a player as being at risk, and tells them that they get no promotions; a player who is marked already keeps the first mark.
 * @throws DomainError `not_found`
 */
export async function markRisk(deps: Ports, { playerId, reason, by }: NewMark): Promise<void> {
  if (!(await findPlayer(deps.database, playerId))) throw new DomainError("not_found");
  const action = { playerId, by, at: deps.now() };
  await deps.database.transaction((connection) =>
    actOnRisk(connection, action, async () => {
      await insertMark(connection, action, reason);
      return review(deps, connection, action);
    }),
  );
}

/**
 * Marks a player by hand inside an SQL transaction, which needs no review.
 * @throws DomainError `conflict` for a player who is marked already, or as {@link actOnRisk} does
 */
export async function markWithin(
  deps: ClockPort & MessageTextsPort,
  connection: SqlConnection,
  action: RiskAction,
  reason: string,
): Promise<void> {
  await actOnRisk(connection, action, async () => {
    if (!(await insertMark(connection, action, reason)))
      throw new DomainError("conflict", { detail: "the player is marked already" });
    return review(deps, connection, action);
  });
}

/** Marks a player for what the rules have found, and writes to them. False when they are marked already. */
export function markByRulesWithin(
  deps: ClockPort & MessageTextsPort,
  connection: SqlConnection,
  action: RiskAction,
  reason: string,
): Promise<boolean> {
  return actOnRisk(connection, action, async () => {
    if (!(await insertMark(connection, action, reason))) return false;
    await queueRiskLetter(deps, connection, action.playerId, "play_noticed", action.at);
    return true;
  });
}

async function insertMark(
  connection: SqlConnection,
  { playerId, by, at }: RiskAction,
  reason: string,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "INSERT INTO risk_mark (player_id, reason, marked_by, marked_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    [playerId, reason, by.name, at],
  );
  return rowCount === 1;
}

/** Keeps a mark in force after staff have reviewed it, and tells the player. @throws DomainError `not_found` when none is in force. */
export async function keepRisk(
  deps: Ports,
  { playerId, by }: { playerId: string; by: Actor },
): Promise<void> {
  await deps.database.transaction((connection) =>
    keepWithin(deps, connection, { playerId, by, at: deps.now() }),
  );
}

/** Keeps a mark inside an SQL transaction. @throws DomainError `not_found` when none is in force, or as {@link actOnRisk} does */
export async function keepWithin(
  deps: ClockPort & MessageTextsPort,
  connection: SqlConnection,
  action: RiskAction,
): Promise<void> {
  if (!(await actOnRisk(connection, action, () => review(deps, connection, action))))
    throw new DomainError("not_found");
}

/** Notes who reviewed a mark; the first review is told to the player. False when no mark is in force. */
async function review(
  deps: ClockPort & MessageTextsPort,
  connection: SqlConnection,
  { playerId, by, at }: RiskAction,
): Promise<boolean> {
  const { rows } = await connection.query<{ before: string | null }>(
    `UPDATE risk_mark m SET reviewed_by = $2, reviewed_at = $3
     FROM (SELECT player_id, reviewed_by FROM risk_mark WHERE player_id = $1 AND lifted_at IS NULL FOR UPDATE) o
     WHERE m.player_id = o.player_id AND m.lifted_at IS NULL RETURNING o.reviewed_by AS before`,
    [playerId, by.name, at],
  );
  if (!rows[0]) return false;
  if (rows[0].before === null) await queueRiskLetter(deps, connection, playerId, "promotions_stopped", at);
  return true;
}

/** Lifts the mark, and tells the player that promotions are open again. @throws DomainError `not_found` when there is none in force. */
export async function liftRisk(
  deps: Ports,
  { playerId, by }: { playerId: string; by: Actor },
): Promise<void> {
  await deps.database.transaction((connection) =>
    liftWithin(deps, connection, { playerId, by, at: deps.now() }, null),
  );
}

/** Lifts a mark inside an SQL transaction. @throws DomainError `not_found` when none is in force, or as {@link actOnRisk} does */
export async function liftWithin(
  deps: MessageTextsPort,
  connection: SqlConnection,
  action: RiskAction,
  reason: string | null,
): Promise<void> {
  const { playerId, by, at } = action;
  const isLifted = await actOnRisk(connection, action, async () => {
    const { rowCount } = await connection.query(
      "UPDATE risk_mark SET lifted_by = $2, lifted_at = $3, lift_reason = $4 WHERE player_id = $1 AND lifted_at IS NULL",
      [playerId, by.name, at, reason],
    );
    if (rowCount === 1) await queueRiskLetter(deps, connection, playerId, "promotions_resumed", at);
    return rowCount === 1;
  });
  if (!isLifted) throw new DomainError("not_found");
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

import { DomainError } from "@bellwether/contract";
import type { CaseCause, CaseFact } from "@bellwether/contract/office/index.ts";
import { type Database, type SqlConnection, textArray } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { lockPlayer, noteHeld, type Player } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";
import { accountCauses, holdsAccount, refusingCauses, waitingCauses } from "./hold-cause.ts";

/**
 * Opens a case: what its cause holds waits until somebody has looked ({@link holdsAccount}). Wins, rollbacks and what the payment provider reports
 * are still booked; the player can log in, set limits and write to support. The same case is not opened twice. Call it inside an SQL transaction.
 * @param detail for the staff, with the payment, match or rule that it is about.
 * @param paymentId of ours, where it is about one.
 * @param facts the figures that have opened it, as they are now.
 * @returns whether there was none yet.
 */
export async function holdAccount(
  connection: SqlConnection,
  hold: {
    playerId: string;
    cause: CaseCause;
    detail: string;
    paymentId?: string;
    facts?: readonly CaseFact[];
    at: Date;
  },
): Promise<boolean> {
  // Under the lock a hold that comes while another is lifted is seen.
  await lockPlayer(connection, hold.playerId);
  const { rowCount } = await connection.query(
    `INSERT INTO account_hold (player_id, cause, detail, held_at, payment_id, facts) SELECT $1, $2, $3, $4, $5, $6
     WHERE NOT EXISTS (SELECT 1 FROM account_hold WHERE player_id = $1 AND cause = $2 AND detail = $3 AND lifted_at IS NULL)`,
    [
      ...[hold.playerId, hold.cause, hold.detail, hold.at, hold.paymentId ?? null],
      JSON.stringify(hold.facts ?? []),
    ],
  );
  if (holdsAccount(hold.cause)) await noteHeld(connection, hold.playerId, hold.at);
  return rowCount === 1;
}

/** @throws DomainError `account_held` */
export function requireUnheld(player: Pick<Player, "isHeld">): void {
  if (player.isHeld) throw new DomainError("account_held");
}

/** Whether payouts are refused, too. Whoever may be an excluded person can still cash out. */
export async function arePayoutsHeld(
  connection: SqlConnection,
  player: Pick<Player, "id" | "isHeld">,
): Promise<boolean> {
  if (!player.isHeld) return false;
  const { rows } = await connection.query(
    "SELECT 1 FROM account_hold WHERE player_id = $1 AND cause = ANY($2::text[]) AND lifted_at IS NULL LIMIT 1",
    [player.id, textArray(refusingCauses)],
  );
  return rows.length > 0;
}

/** Whether payouts can be asked for, and wait until a case about the player is closed. */
export async function doPayoutsWait(connection: SqlConnection, playerId: string): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM account_hold WHERE player_id = $1 AND cause = ANY($2::text[]) AND lifted_at IS NULL LIMIT 1",
    [playerId, textArray(waitingCauses)],
  );
  return rows.length > 0;
}

/** The newest case of a player for each detail of a cause, open or closed: since when it is, and whether it is open. */
export async function newestCases(
  connection: SqlConnection,
  playerId: string,
  cause: CaseCause,
): Promise<ReadonlyMap<string, { heldAt: Date; isOpen: boolean }>> {
  const { rows } = await connection.query<{ detail: string; held_at: Date; is_open: boolean }>(
    `SELECT DISTINCT ON (detail) detail, held_at, lifted_at IS NULL AS is_open FROM account_hold
     WHERE player_id = $1 AND cause = $2 ORDER BY detail, held_at DESC`,
    [playerId, cause],
  );
  return new Map(rows.map((row) => [row.detail, { heldAt: row.held_at, isOpen: row.is_open }]));
}

type Lifted = { playerId: string; cause: CaseCause; detail?: string; by: Actor; at: Date };

/** Lifts an account's open holds of a cause, or the one with this detail, inside an SQL transaction. Returns how many there were. */
export async function liftHoldsWithin(connection: SqlConnection, lifted: Lifted): Promise<number> {
  const { playerId, cause, detail = null, by, at } = lifted;
  await lockPlayer(connection, playerId);
  const { rowCount } = await connection.query(
    `UPDATE account_hold SET lifted_by = $4, lifted_at = $5
     WHERE player_id = $1 AND cause = $2 AND ($3::text IS NULL OR detail = $3) AND lifted_at IS NULL`,
    [playerId, cause, detail, by.name, at],
  );
  const { rows } = await connection.query<{ held_at: Date }>(
    "SELECT held_at FROM account_hold WHERE player_id = $1 AND cause = ANY($2::text[]) AND lifted_at IS NULL ORDER BY held_at LIMIT 1",
    [playerId, textArray(accountCauses)],
  );
  await noteHeld(connection, playerId, rows[0]?.held_at ?? null);
  return rowCount;
}

/**
 * Somebody has looked at the payments: lifts the account's holds for them. Returns how many there were.
 * @throws DomainError `not_found`, or `conflict` for an account that is not held for a payment.
 */
export async function liftHolds(
  deps: StorePorts,
  { playerId, by }: { playerId: string; by: Actor },
): Promise<number> {
  return deps.database.transaction(async (connection) => {
    if (!(await lockPlayer(connection, playerId)))
      throw new DomainError("not_found", { detail: "no such player" });
    const lifted = await liftHoldsWithin(connection, {
      ...{ playerId, by, cause: "payment", at: deps.now() },
    });
    if (lifted === 0) throw new DomainError("conflict", { detail: "the account is not held for a payment" });
    return lifted;
  });
}

/** The open holds of a cause. */
export async function openHolds(
  connection: SqlConnection,
  cause: CaseCause,
): Promise<{ playerId: string; detail: string; heldAt: Date }[]> {
  const { rows } = await connection.query<{ playerId: string; detail: string; heldAt: Date }>(
    `SELECT player_id AS "playerId", detail, held_at AS "heldAt" FROM account_hold WHERE cause = $1 AND lifted_at IS NULL`,
    [cause],
  );
  return rows;
}

/** The player's holds that nobody has lifted yet, the oldest first. */
export async function holdsOf(
  connection: SqlConnection,
  playerId: string,
): Promise<{ id: string; cause: CaseCause; detail: string; held_at: Date }[]> {
  const { rows } = await connection.query<{ id: string; cause: CaseCause; detail: string; held_at: Date }>(
    "SELECT id::text AS id, cause, detail, held_at FROM account_hold WHERE player_id = $1 AND lifted_at IS NULL ORDER BY id",
    [playerId],
  );
  return rows;
}

/** A hold that nobody has lifted yet. */
export type AccountHold = {
  player_id: string;
  email: string;
  status: string;
  held_at: string;
  cause: CaseCause;
  detail: string;
};

/** The holds that nobody has lifted yet, the oldest first; at most 200. */
export async function listHolds(database: Database): Promise<AccountHold[]> {
  const { rows } = await database.query<Omit<AccountHold, "held_at"> & { held_at: Date }>(
    `SELECT p.id AS player_id, p.email, p.status, h.held_at, h.cause, h.detail
     FROM account_hold h JOIN player_profile p ON p.id = h.player_id WHERE h.lifted_at IS NULL ORDER BY h.held_at, h.id LIMIT 200`,
  );
  return rows.map((row) => ({ ...row, held_at: row.held_at.toISOString() }));
}

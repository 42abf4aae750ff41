import { DomainError } from "@bellwether/contract";
import type { Database, SqlConnection } from "@bellwether/db";
import { lockPlayer, noteHeld, type Player } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";

/** What a person must look at: money that the payment provider has moved, or whether the player is an excluded person. */
export type HoldCause = "payment" | "person";

/**
 * Holds an account, inside an SQL transaction: from now on nothing is deposited, staked or paid out until somebody has looked. Wins, rollbacks and
 * what a payment provider reports are still booked, and the player can log in, set limits and write to support.
 * A hold that is open already is not repeated.
 * @param detail for the staff, with the payment or match that it is about.
 */
export async function holdAccount(
  connection: SqlConnection,
  hold: { playerId: string; cause: HoldCause; detail: string; at: Date },
): Promise<void> {
  await connection.query(
    `INSERT INTO account_hold (player_id, cause, detail, held_at) SELECT $1, $2, $3, $4
     WHERE NOT EXISTS (SELECT 1 FROM account_hold WHERE player_id = $1 AND cause = $2 AND detail = $3 AND lifted_at IS NULL)`,
    [hold.playerId, hold.cause, hold.detail, hold.at],
  );
  await noteHeld(connection, hold.playerId, hold.at);
}

/** @throws DomainError `account_held` */
export function requireUnheld(player: Pick<Player, "isHeld">): void {
  if (player.isHeld) throw new DomainError("account_held");
}

/**
 * Somebody has looked: lifts the account's holds. Returns how many there were.
 * @throws DomainError `not_found`, or `conflict` for an account that is not held.
 */
export async function liftHolds(
  deps: StorePorts,
  { playerId, liftedBy }: { playerId: string; liftedBy: string },
): Promise<number> {
  return deps.database.transaction(async (connection) => {
    if (!(await lockPlayer(connection, playerId)))
      throw new DomainError("not_found", { detail: "no such player" });
    const { rowCount } = await connection.query(
      "UPDATE account_hold SET lifted_by = $2, lifted_at = $3 WHERE player_id = $1 AND lifted_at IS NULL",
      [playerId, liftedBy, deps.now()],
    );
    if (rowCount === 0) throw new DomainError("conflict", { detail: "the account is not held" });
    await noteHeld(connection, playerId, null);
    return rowCount;
  });
}

/** A hold that nobody has lifted yet. */
export type AccountHold = {
  player_id: string;
  email: string;
  status: string;
  held_at: string;
  cause: HoldCause;
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

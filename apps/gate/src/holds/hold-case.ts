import { DomainError } from "@bellwether/contract";
import type { CaseCause, CaseFact, CaseOutcome } from "@bellwether/contract/office/index.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { refuseOthersHands } from "../in-hand.ts";
import { inMarkets } from "../players/index.ts";
import { liftHoldsWithin } from "./account-hold.ts";

const PAGE = 50;

/** A hold as a case: who works on it, and how it ended. */
export type HoldCase = {
  id: string;
  player_id: string;
  cause: CaseCause;
  detail: string;
  facts: CaseFact[];
  payment_id: string | null;
  held_at: Date;
  taken_by: string | null;
  taken_at: Date | null;
  lifted_by: string | null;
  lifted_at: Date | null;
  outcome: CaseOutcome | null;
  closing_note: string | null;
};

const COLUMNS = `h.id::text AS id, h.player_id, h.cause, h.detail, h.facts, h.payment_id, h.held_at, h.taken_by, h.taken_at, h.lifted_by,
  h.lifted_at, h.outcome, h.closing_note`;

export type CasePlace = { at: Date; id: string };
export type CasePage = { cases: HoldCase[]; next: CasePlace | undefined };

const IN_MARKETS = inMarkets("h.player_id", "$3");
const OPEN_CASES = `SELECT ${COLUMNS} FROM account_hold h WHERE h.lifted_at IS NULL
  AND ($1::timestamptz IS NULL OR (h.held_at, h.id) > ($1, $2::bigint)) AND ${IN_MARKETS} ORDER BY h.held_at, h.id LIMIT ${PAGE + 1}`;
const CLOSED_CASES = `SELECT ${COLUMNS} FROM account_hold h WHERE h.lifted_at IS NOT NULL
  AND ($1::timestamptz IS NULL OR (h.lifted_at, h.id) < ($1, $2::bigint)) AND ${IN_MARKETS} ORDER BY h.lifted_at DESC, h.id DESC LIMIT ${PAGE + 1}`;

/**
 * Cases that wait, the oldest first, or closed ones, the newest first; 50 at most, after a place in the list; of accounts in these markets
 * (`BRAND:CC`), or of all.
 */
export async function listCases(
  connection: SqlConnection,
  {
    isOpen,
    after,
    markets,
  }: { isOpen: boolean; after: CasePlace | undefined; markets: readonly string[] | undefined },
): Promise<CasePage> {
  const { rows } = await connection.query<HoldCase>(isOpen ? OPEN_CASES : CLOSED_CASES, [
    after?.at ?? null,
    after?.id ?? null,
    markets ? textArray(markets) : null,
  ]);
  const cases = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? cases.at(-1) : undefined;
  return { cases, next: last && { at: last.lifted_at ?? last.held_at, id: last.id } };
}

/** How many cases are open, and since when the first is. */
export async function countOpenCases(
  connection: SqlConnection,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await connection.query<{ waiting: number; oldest: Date | null }>(
    "SELECT count(*)::int AS waiting, min(held_at) AS oldest FROM account_hold WHERE lifted_at IS NULL",
  );
  return { waiting: rows[0]?.waiting ?? 0, oldestAt: rows[0]?.oldest ?? null };
}

/** @throws DomainError `not_found` */
export async function readCase(connection: SqlConnection, id: string): Promise<HoldCase> {
  const { rows } = await connection.query<HoldCase>(
    `SELECT ${COLUMNS} FROM account_hold h WHERE h.id = $1::bigint`,
    [id],
  );
  if (!rows[0]) throw new DomainError("not_found");
  return rows[0];
}

/** The open case, locked, unless somebody else has it in hand. @throws DomainError `not_found`, or `conflict` */
export async function lockOpenCase(
  connection: SqlConnection,
  id: string,
  { actor, at }: { actor: Actor; at: Date },
): Promise<HoldCase> {
  const { rows } = await connection.query<HoldCase>(
    `SELECT ${COLUMNS} FROM account_hold h WHERE h.id = $1::bigint FOR UPDATE`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new DomainError("not_found");
  if (found.lifted_at) throw new DomainError("conflict", { detail: "the case is closed" });
  refuseOthersHands(found, actor.name, at);
  return found;
}

/** Takes a case in hand. @throws DomainError `not_found`, or `conflict` for a closed one and for another's */
export async function takeCaseWithin(
  connection: SqlConnection,
  id: string,
  by: { actor: Actor; at: Date },
): Promise<HoldCase> {
  await lockOpenCase(connection, id, by);
  const { rows } = await connection.query<HoldCase>(
    `UPDATE account_hold h SET taken_by = $2, taken_at = $3 WHERE h.id = $1::bigint RETURNING ${COLUMNS}`,
    [id, by.actor.name, by.at],
  );
  return onlyRow(rows);
}

/** Gives a case back. Nothing happens to one that somebody else has in hand. */
export async function leaveCaseWithin(connection: SqlConnection, id: string, actor: Actor): Promise<void> {
  await connection.query(
    "UPDATE account_hold SET taken_by = NULL, taken_at = NULL WHERE id = $1::bigint AND taken_by = $2",
    [id, actor.name],
  );
}

/** Notes how a case ended whose hold is lifted in the same SQL transaction. */
export async function noteOutcome(
  connection: SqlConnection,
  id: string,
  { outcome, note }: { outcome: CaseOutcome; note: string },
): Promise<void> {
  await connection.query("UPDATE account_hold SET outcome = $2, closing_note = $3 WHERE id = $1::bigint", [
    ...[id, outcome, note],
  ]);
}

/** Closes a case: its hold ends, and what it held goes on unless another case holds it. */
export async function closeCaseWithin(
  connection: SqlConnection,
  { id, player_id: playerId, cause, detail }: HoldCase,
  { actor, at, ...end }: { actor: Actor; at: Date; outcome: CaseOutcome; note: string },
): Promise<void> {
  await liftHoldsWithin(connection, { playerId, cause, detail, by: actor, at });
  await noteOutcome(connection, id, end);
}

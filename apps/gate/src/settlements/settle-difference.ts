import { DomainError } from "@bellwether/contract";
import type { SettlementOutcome } from "@bellwether/contract/office/index.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import type { Actor } from "../actor.ts";

const PAGE = 50;

/** A row of `settlement_difference`. */
export type StoredDifference = {
  id: string;
  way: "provider" | "bank";
  what: string;
  subject: string;
  provider: string | null;
  payment_id: string | null;
  ours: string | null;
  theirs: string | null;
  file_id: string;
  found_at: Date;
  settled_at: Date | null;
  settled_by_kind: Actor["kind"] | null;
  settled_by: string | null;
  outcome: SettlementOutcome | "agrees_now" | null;
  note: string | null;
};

const COLUMNS = `id::text AS id, way, what, subject, provider, payment_id, ours, theirs, file_id::text AS file_id, found_at, settled_at,
  settled_by_kind, settled_by, outcome, note`;

/** Says what became of a difference. @throws DomainError `not_found`, or `conflict` for one that is settled already */
export async function settleDifference(
  connection: SqlConnection,
  { id, outcome, note }: { id: string; outcome: SettlementOutcome; note: string },
  { actor, at }: { actor: Actor; at: Date },
): Promise<StoredDifference> {
  const { rows } = await connection.query<StoredDifference>(
    `UPDATE settlement_difference d SET settled_at = $2, settled_by_kind = $3, settled_by = $4, outcome = $5, note = $6
     WHERE d.id = $1::bigint AND d.settled_at IS NULL RETURNING ${COLUMNS}`,
    [id, at, actor.kind, actor.name, outcome, note],
  );
  if (rows[0]) return rows[0];
  const known = await connection.query("SELECT 1 FROM settlement_difference WHERE id = $1::bigint", [id]);
  throw known.rows.length > 0
    ? new DomainError("conflict", { detail: "it is settled already" })
    : new DomainError("not_found");
}

/**
 * Open differences, the oldest first, or settled ones, the newest first; 50 at most, after a place in the list; those about a payment of an account
 * in these markets (`BRAND:CC`), or all.
 */
export async function listDifferences(
  connection: SqlConnection,
  {
    view,
    after,
    markets,
  }: {
    view: "open" | "settled";
    after: { at: Date; id: string } | undefined;
    markets: readonly string[] | undefined;
  },
): Promise<{ differences: StoredDifference[]; next: { at: Date; id: string } | undefined }> {
  const shared = [markets ? textArray(markets) : null, after?.id ?? null];
  const { rows } = await (view === "open"
    ? connection.query<StoredDifference>(OPEN, shared)
    : connection.query<StoredDifference>(SETTLED, [...shared, after?.at ?? null]));
  const differences = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? differences.at(-1) : undefined;
  return { differences, next: last && { at: last.settled_at ?? last.found_at, id: last.id } };
}

/** `$1` are markets as `BRAND:CC`; null for all, also differences about no payment. */
const IN_MARKETS = `($1::text[] IS NULL OR EXISTS (SELECT 1 FROM payment_player o JOIN player_standing p ON p.id = o.player_id
  WHERE o.payment_id = d.payment_id AND p.brand || ':' || p.country = ANY($1)))`;
const OPEN = `SELECT ${COLUMNS} FROM settlement_difference d
  WHERE d.settled_at IS NULL AND ($2::bigint IS NULL OR d.id > $2) AND ${IN_MARKETS}
  ORDER BY d.id LIMIT ${PAGE + 1}`;
const SETTLED = `SELECT ${COLUMNS} FROM settlement_difference d
  WHERE d.settled_at IS NOT NULL AND ($2::bigint IS NULL OR (d.settled_at, d.id) < ($3::timestamptz, $2)) AND ${IN_MARKETS}
  ORDER BY d.settled_at DESC, d.id DESC LIMIT ${PAGE + 1}`;

import {
  type DocumentCause,
  type DocumentKind,
  type DocumentSide,
  type DocumentState,
  DomainError,
  type PlayerDocument,
} from "@bellwether/contract";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import { inMarkets } from "../players/index.ts";

/** A row of `player_document`. */
export type StoredDocument = {
  id: string;
  player_id: string;
  kind: DocumentKind;
  state: DocumentState;
  version: number;
  begun_at: Date;
  sent_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  cause: DocumentCause | null;
  note: string | null;
  expires_on: string | null;
  held_by: string | null;
  held_reason: string | null;
  held_until: Date | null;
};

/** A kept file of a document. */
export type StoredFile = {
  id: string;
  document_id: string;
  side: DocumentSide;
  type: "picture" | "pdf";
  key_id: string;
};

const COLUMNS = `d.id::text AS id, d.player_id, d.kind, d.state, d.version, d.begun_at, d.sent_at, d.decided_at, d.decided_by, d.cause, d.note,
  d.expires_on::text AS expires_on, d.held_by, d.held_reason, d.held_until`;

/** The player's own document, locked; lock the player before. @throws DomainError `not_found` */
export async function lockDocumentOf(
  connection: SqlConnection,
  playerId: string,
  documentId: string,
): Promise<StoredDocument> {
  const { rows } = await connection.query<StoredDocument>(
    `SELECT ${COLUMNS} FROM player_document d WHERE d.id = $1::bigint AND d.player_id = $2 FOR UPDATE`,
    [documentId, playerId],
  );
  if (!rows[0]) throw new DomainError("not_found", { detail: "no such document of this player" });
  return rows[0];
}

/** Whose document it is. @throws DomainError `not_found` */
export async function ownerOfDocument(connection: SqlConnection, documentId: string): Promise<string> {
  const { rows } = await connection.query<{ player_id: string }>(
    "SELECT player_id FROM player_document WHERE id = $1::bigint AND state NOT IN ('draft', 'withdrawn')",
    [documentId],
  );
  if (!rows[0]) throw new DomainError("not_found", { detail: "no such document" });
  return rows[0].player_id;
}

export async function readDocument(connection: SqlConnection, documentId: string): Promise<StoredDocument> {
  const { rows } = await connection.query<StoredDocument>(
    `SELECT ${COLUMNS} FROM player_document d WHERE d.id = $1::bigint`,
    [documentId],
  );
  return onlyRow(rows);
}

/** A player's documents, newest first, 50 at most. */
export async function listDocumentsOf(
  connection: SqlConnection,
  playerId: string,
): Promise<StoredDocument[]> {
  const { rows } = await connection.query<StoredDocument>(
    `SELECT ${COLUMNS} FROM player_document d WHERE d.player_id = $1 ORDER BY d.id DESC LIMIT 50`,
    [playerId],
  );
  return rows;
}

const IN_MARKETS = inMarkets("d.player_id", "$1");

/** Those that wait, the longest waiting first, or those decided last; 200 at most; of accounts in these markets (`BRAND:CC`), or of all. */
export async function listDocumentsIn(
  connection: SqlConnection,
  state: "waiting" | "decided",
  markets: readonly string[] | undefined,
): Promise<StoredDocument[]> {
  const chosen =
    state === "waiting"
      ? `d.state = 'waiting' AND ${IN_MARKETS} ORDER BY d.sent_at, d.id`
      : `d.decided_at IS NOT NULL AND ${IN_MARKETS} ORDER BY d.decided_at DESC, d.id DESC`;
  const { rows } = await connection.query<StoredDocument>(
    `SELECT ${COLUMNS} FROM player_document d WHERE ${chosen} LIMIT 200`,
    [markets ? textArray(markets) : null],
  );
  return rows;
}

/** Whether the player has another accepted document of the kind of `d` that is valid for longer, or was accepted later. */
export const OUTLIVED = `EXISTS (SELECT 1 FROM player_document o WHERE o.player_id = d.player_id AND o.kind = d.kind
  AND o.state IN ('accepted', 'expired') AND (coalesce(o.expires_on, 'infinity'), o.id) > (coalesce(d.expires_on, 'infinity'), d.id))`;

/**
 * The documents of open accounts that expire until a day or have expired since another, without those that another has taken the place of; the first
 * to expire first, 200 at most; in these markets (`BRAND:CC`), or in all. The days are `YYYY-MM-DD`.
 */
export async function listExpiringDocuments(
  connection: SqlConnection,
  { since, until, markets }: { since: string; until: string; markets: readonly string[] | undefined },
): Promise<StoredDocument[]> {
  const { rows } = await connection.query<StoredDocument>(
    `SELECT ${COLUMNS} FROM player_document d JOIN player_standing p ON p.id = d.player_id
     WHERE d.state IN ('accepted', 'expired') AND d.expires_on BETWEEN $1::date AND $2::date AND p.status = 'open' AND NOT ${OUTLIVED}
       AND ($3::text[] IS NULL OR p.brand || ':' || p.country = ANY($3)) ORDER BY d.expires_on, d.id LIMIT 200`,
    [since, until, markets ? textArray(markets) : null],
  );
  return rows;
}

/** The kept files of these documents, in the order in which they came. */
export async function filesOfDocuments(
  connection: SqlConnection,
  documentIds: readonly string[],
): Promise<StoredFile[]> {
  const { rows } = await connection.query<StoredFile>(
    `SELECT id, document_id::text AS document_id, side, type, key_id FROM document_file
     WHERE state = 'kept' AND document_id = ANY($1::text[]::bigint[]) ORDER BY kept_at, id`,
    [textArray(documentIds)],
  );
  return rows;
}

/** The pages of a document as the contract shows them. */
export const shownPages = (files: readonly StoredFile[], documentId: string) =>
  files
    .filter((file) => file.document_id === documentId)
    .map(({ id, side, type }) => ({ page_id: id, side, type }));

/** Documents as their player sees them. */
export async function shownToPlayer(
  connection: SqlConnection,
  documents: readonly StoredDocument[],
): Promise<PlayerDocument[]> {
  const files = await filesOfDocuments(
    connection,
    documents.map(({ id }) => id),
  );
  return documents.map((document) => ({
    document_id: document.id,
    kind: document.kind,
    state: document.state,
    pages: shownPages(files, document.id),
    begun_at: document.begun_at.toISOString(),
    sent_at: document.sent_at?.toISOString() ?? null,
    decided_at: document.decided_at?.toISOString() ?? null,
    cause: document.cause,
    expires_on: document.expires_on,
  }));
}

/** One document as its player sees it, as it is now. */
export async function ownDocument(connection: SqlConnection, documentId: string): Promise<PlayerDocument> {
  return onlyRow(await shownToPlayer(connection, [await readDocument(connection, documentId)]));
}

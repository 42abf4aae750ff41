import type { DocumentCause, IdentityResult, ReadDocument } from "@bellwether/contract";
import type { ResultDifference, ResultEffect } from "@bellwether/contract/office/index.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";

/** A row of `identity_result`. */
export type StoredResult = {
  applicant_id: string;
  at: Date;
  status: IdentityResult["status"];
  cause: DocumentCause | null;
  document_kind: ReadDocument["kind"] | null;
  first_name: string | null;
  last_name: string | null;
  /** `YYYY-MM-DD`, like the next. */
  born_on: string | null;
  valid_until: string | null;
  differs: ResultDifference[];
  effect: ResultEffect;
  document_id: string | null;
};

const COLUMNS = `applicant_id, at, status, cause, document_kind, first_name, last_name, born_on::text AS born_on, valid_until::text AS valid_until,
  differs, effect, document_id::text AS document_id`;

export type NewResult = {
  playerId: string;
  deliveryId: string | undefined;
  at: Date;
  result: IdentityResult;
  differs: readonly ResultDifference[];
  effect: ResultEffect;
  documentId: string | undefined;
};

export async function insertResult(connection: SqlConnection, wish: NewResult): Promise<void> {
  const { result } = wish;
  const document = result.status === "declined" ? null : result.document;
  await connection.query(
    `INSERT INTO identity_result (applicant_id, player_id, delivery_id, at, status, cause, document_kind, first_name, last_name, born_on, valid_until,
       differs, effect, document_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text[], $13, $14::bigint)`,
    [
      ...[result.id, wish.playerId, wish.deliveryId ?? null, wish.at, result.status],
      result.status === "declined" ? result.cause : null,
      ...[document?.kind ?? null, document?.first_name ?? null, document?.last_name ?? null],
      ...[document?.born_on ?? null, document?.valid_until ?? null],
      ...[textArray(wish.differs), wish.effect, wish.documentId ?? null],
    ],
  );
}

/** What the vendor has last said of an applicant. */
export async function lastResultOf(
  connection: SqlConnection,
  applicantId: string,
): Promise<StoredResult | undefined> {
  const { rows } = await connection.query<StoredResult>(
    `SELECT ${COLUMNS} FROM identity_result WHERE applicant_id = $1 ORDER BY id DESC LIMIT 1`,
    [applicantId],
  );
  return rows[0];
}

/** Whether a webhook of this id was taken before. */
export async function isTaken(connection: SqlConnection, deliveryId: string): Promise<boolean> {
  const { rows } = await connection.query<{ taken: boolean }>(
    "SELECT EXISTS (SELECT 1 FROM identity_result WHERE delivery_id = $1) AS taken",
    [deliveryId],
  );
  return onlyRow(rows).taken;
}

/** Everything that the vendor has said of a player, newest first, 50 at most. */
export async function listResultsOf(connection: SqlConnection, playerId: string): Promise<StoredResult[]> {
  const { rows } = await connection.query<StoredResult>(
    `SELECT ${COLUMNS} FROM identity_result WHERE player_id = $1 ORDER BY id DESC LIMIT 50`,
    [playerId],
  );
  return rows;
}

/** What the vendor has last said about each of these documents, by their ids; documents that players have sent have none. */
export async function resultsOfDocuments(
  connection: SqlConnection,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, StoredResult>> {
  const { rows } = await connection.query<StoredResult>(
    `SELECT DISTINCT ON (document_id) ${COLUMNS} FROM identity_result WHERE document_id = ANY($1::text[]::bigint[])
     ORDER BY document_id, id DESC`,
    [textArray(documentIds)],
  );
  return new Map(rows.map((row) => [row.document_id ?? "", row]));
}

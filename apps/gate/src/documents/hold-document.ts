import { DomainError } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { lockPlayer, type PlayerRow } from "../players/index.ts";
import { lockDocumentOf, ownerOfDocument, type StoredDocument } from "./stored-document.ts";

/** As long as a session of the office lasts without a call. */
export const DOCUMENT_HELD_MS = 15 * MINUTE_MS;

/** Whether somebody else looks at it. */
const isHeldByOther = (document: StoredDocument, actor: Actor, at: Date) =>
  document.held_by !== null &&
  document.held_by !== actor.name &&
  document.held_until !== null &&
  document.held_until > at;

/** A document and its player, both locked. @throws DomainError `not_found` */
export async function lockDocument(
  connection: SqlConnection,
  documentId: string,
): Promise<{ document: StoredDocument; player: PlayerRow }> {
  const playerId = await ownerOfDocument(connection, documentId);
  const player = await lockPlayer(connection, playerId);
  if (!player) throw new DomainError("not_found");
  const document = await lockDocumentOf(connection, playerId, documentId);
  if (document.state === "draft" || document.state === "withdrawn") throw new DomainError("not_found");
  return { document, player };
}

/**
 * Takes a document to look at, inside an SQL transaction: until its time is over nobody else may. Who has it already takes it for longer.
 * @throws DomainError `not_found`, `conflict` while somebody else has it
 */
export async function holdDocument(
  connection: SqlConnection,
  documentId: string,
  { actor, reason, at }: { actor: Actor; reason: string; at: Date },
): Promise<{ document: StoredDocument; player: PlayerRow }> {
  const { document, player } = await lockDocument(connection, documentId);
  if (isHeldByOther(document, actor, at))
    throw new DomainError("conflict", { detail: "somebody else looks at it" });
  const until = new Date(at.getTime() + DOCUMENT_HELD_MS);
  await connection.query(
    "UPDATE player_document SET held_by = $2, held_reason = $3, held_until = $4 WHERE id = $1::bigint",
    [documentId, actor.name, reason, until],
  );
  return {
    document: { ...document, held_by: actor.name, held_reason: reason, held_until: until },
    player,
  };
}

/** @throws DomainError `conflict` for a document that the actor has not taken, or whose time is over */
export function requireTaken(document: StoredDocument, actor: Actor, at: Date): void {
  if (document.held_by !== actor.name || document.held_until === null || document.held_until <= at)
    throw new DomainError("conflict", { detail: "it was not taken, or its time is over" });
}

/** Gives a document back, inside an SQL transaction; one that somebody else has stays theirs. @throws DomainError `not_found` */
export async function giveBackDocument(
  connection: SqlConnection,
  documentId: string,
  actor: Actor,
): Promise<void> {
  await lockDocument(connection, documentId);
  await connection.query(
    `UPDATE player_document SET held_by = NULL, held_reason = NULL, held_until = NULL WHERE id = $1::bigint AND held_by = $2`,
    [documentId, actor.name],
  );
}

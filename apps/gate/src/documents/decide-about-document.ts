import { type DocumentCause, DomainError, isTemporaryEmail } from "@bellwether/contract";
import { dayText } from "@bellwether/contract/day-text.ts";
import type { SqlConnection } from "@bellwether/db";
import { brands } from "@bellwether/market";
import type { Actor } from "../actor.ts";
import { endApplicants } from "../applicants/index.ts";
import { queueMessage, writeMessage } from "../messages/index.ts";
import { asPlayer, type Player, type PlayerRow } from "../players/index.ts";
import type { MessageTextsPort } from "../ports.ts";
import { settleKindWithin } from "../verification/index.ts";
import { noteDocumentEvent } from "./document-events.ts";
import { lockDocument, requireTaken } from "./hold-document.ts";
import type { StoredDocument } from "./stored-document.ts";

export type DocumentDecision = {
  documentId: string;
  /** As it was shown: a document that has changed since is not decided. */
  version: number;
  decision: "accept" | "refuse";
  cause: DocumentCause | null;
  /** `YYYY-MM-DD` */
  expiresOn: string | null;
  note: string;
};

/**
 * Accepts or refuses a document that the actor has taken, inside an SQL transaction, and writes to the player. An accepted one settles the request for
 * its kind; one about identity proves who the player is. Whatever the identity vendor says of the player later decides nothing. `isShut`: what it
 * proves has shut the account, and whoever plays there must learn of it.
 * @throws DomainError `not_found`, `conflict` for one that was not taken, has changed, or was decided; `invalid_param` for a document out of date
 */
export async function decideAboutDocument(
  connection: SqlConnection,
  deps: MessageTextsPort,
  wish: DocumentDecision,
  by: { actor: Actor; at: Date },
): Promise<{ document: StoredDocument; isShut: boolean }> {
  const { document, player } = await lockDocument(connection, wish.documentId);
  requireTaken(document, by.actor, by.at);
  if (document.state !== "waiting" || document.version !== wish.version)
    throw new DomainError("conflict", { detail: `the document is ${document.state}` });
  if (document.kind === "identity") await endApplicants(connection, document.player_id, by.at);
  const isShut = await endWaiting(connection, deps, { document, player }, wish, by);
  return { document, isShut };
}

/**
 * Accepts or refuses a waiting document that the caller has locked with its player: {@link decideAboutDocument}. Returns whether it has shut the account.
 * @throws DomainError `invalid_param` for a document out of date, or a refusal without a cause
 */
export async function endWaiting(
  connection: SqlConnection,
  { messageTexts }: MessageTextsPort,
  { document, player }: { document: Pick<StoredDocument, "id" | "player_id" | "kind">; player: PlayerRow },
  wish: Pick<DocumentDecision, "decision" | "cause" | "expiresOn" | "note">,
  { actor, at }: { actor: Actor; at: Date },
): Promise<boolean> {
  const isAccepted = wish.decision === "accept";
  const expiresOn = isAccepted ? wish.expiresOn : null;
  if (expiresOn !== null && expiresOn < dayText(at))
    throw new DomainError("invalid_param", { fields: { expires_on: "core.error_invalid_param" } });
  const cause = isAccepted ? null : wish.cause;
  if (!isAccepted && cause === null)
    throw new DomainError("invalid_param", { fields: { cause: "core.error_field_required" } });
  const note = wish.note || null;
  await connection.query(
    `UPDATE player_document SET state = $2, version = version + 1, decided_at = $3, decided_by = $4, cause = $5, note = $6, expires_on = $7,
       held_by = NULL, held_reason = NULL, held_until = NULL
     WHERE id = $1::bigint`,
    [document.id, isAccepted ? "accepted" : "refused", at, actor.name, cause, note, expiresOn],
  );
  const name = isAccepted ? "accepted" : "refused";
  const facts = { cause, expires_on: expiresOn, note };
  const which = { playerId: document.player_id, documentId: document.id };
  await noteDocumentEvent(connection, which, { name, at, actor, facts });
  const settled = { playerId: document.player_id, kind: document.kind, by: actor, at };
  const isShut = isAccepted && (await settleKindWithin(connection, settled));
  const template = cause === null ? "document_accepted" : (`document_refused_${cause}` as const);
  await writeAboutDocument(connection, messageTexts, asPlayer(player), { template, at });
  return isShut;
}

type DocumentLetter =
  | "document_accepted"
  | `document_refused_${DocumentCause}`
  | "document_expires_soon"
  | "document_expired"
  | "identity_expired_play"
  | "identity_expired_payouts";

/** Writes to the player about a document; the letter waits with the transaction. */
export async function writeAboutDocument(
  connection: SqlConnection,
  messageTexts: MessageTextsPort["messageTexts"],
  player: Player,
  { template, at, day }: { template: DocumentLetter; at: Date; day?: string },
): Promise<void> {
  if (isTemporaryEmail(player.email)) return;
  const params = { support: brands[player.brand].supportEmail, ...(day !== undefined && { day }) };
  const letter = writeMessage(messageTexts, template, { ...player, params });
  await queueMessage(connection, { channel: "email", recipient: player.email, ...letter, isOwed: true }, at);
}

import { type DocumentKind, DomainError, isTemporaryEmail, minorToAmount } from "@bellwether/contract";
import type { MessageTemplate } from "@bellwether/contract/content/message.ts";
import { type Database, type SqlConnection, textArray } from "@bellwether/db";
import { brands } from "@bellwether/market";
import { type Actor, jobActor } from "../actor.ts";
import { endApplicants, wantApplicant } from "../applicants/index.ts";
import { personMarksOf, shutOutWithin } from "../limits/index.ts";
import { queueMessage, writeMessage } from "../messages/index.ts";
import { asPlayer, lockPlayer, noteDocumentAsked, noteDocumentSeen, type Player } from "../players/index.ts";
import type { ClockPort, DatabasePort, MessageTextsPort, PlayEndPort, StorePorts } from "../ports.ts";
import { newestUncheckedWin, type WinningPlayer } from "./large-win.ts";

export type DocumentWish = {
  playerId: string;
  /** Without it a document that shows who the player is. */
  kind?: DocumentKind;
  /** For internal records only; the player does not see it. */
  reason: string;
  by: Actor;
  /** False where the player learns of it without a letter. */
  isTold?: boolean;
  /** Whether an account that is excluded or closed may be asked too: what it is for is a payout. There is no letter then. */
  mayBeShut?: boolean;
};

/** `isHeld`: payouts wait for the document, because of a large win. */
type DocumentAnswer = { askedAt: Date; repeated: boolean; isHeld: boolean };

/**
 * Requests a document from a player: from now on the guard `document` blocks play and deposits, the account's page says which document is
 * required, and an email says so too. If the player has a large win for which payouts wait, there is no such email, and the account need not be
 * open. Repeating the request before the document was seen changes nothing.
 * @throws DomainError `not_found`, or `conflict` for an account that is not open and has no such win.
 */
export async function askDocument(
  deps: StorePorts & MessageTextsPort,
  wish: DocumentWish,
): Promise<DocumentAnswer> {
  return deps.database.transaction((connection) => askDocumentWithin(connection, deps, wish));
}

/** Requests a document from a player with a large win whose identity was not checked yet, inside an SQL transaction; payouts wait for it. */
export async function askWinner(
  connection: SqlConnection,
  deps: MessageTextsPort & ClockPort,
  player: WinningPlayer,
): Promise<void> {
  const win = await newestUncheckedWin(connection, player);
  if (!win) return;
  const reason = `won ${minorToAmount(win.paidMinor)} ${win.currency} in ${win.drawId}`;
  await askDocumentWithin(connection, deps, { playerId: player.id, reason, by: jobActor("draws") });
}

/** {@link askDocument} inside an SQL transaction. */
export async function askDocumentWithin(
  connection: SqlConnection,
  deps: MessageTextsPort & ClockPort,
  wish: DocumentWish,
): Promise<DocumentAnswer> {
  const now = deps.now();
  const { kind = "identity", isTold = true, mayBeShut = false } = wish;
  const row = await lockPlayer(connection, wish.playerId);
  if (!row) throw new DomainError("not_found", { detail: "no such player" });
  const player = asPlayer(row);
  const isHeld = (await newestUncheckedWin(connection, player)) !== undefined;
  const isOpen = row.status === "open";
  if (!isOpen && !isHeld && !mayBeShut)
    throw new DomainError("conflict", { detail: `the account is ${row.status}` });
  if (row.document_asked_at) {
    if (isHeld) await holdPayouts(connection, row.id);
    return { askedAt: row.document_asked_at, repeated: true, isHeld };
  }
  await noteDocumentAsked(connection, row.id, now);
  await connection.query(
    "INSERT INTO document_request (player_id, kind, reason, asked_by, asked_at, holds_payouts) VALUES ($1, $2, $3, $4, $5, $6)",
    [row.id, isHeld ? "identity" : kind, wish.reason, wish.by.name, now, isHeld],
  );
  if (isHeld || kind === "identity") await wantApplicant(connection, row.id, now);
  // The letter about the win says what payouts wait for.
  if (isTold && isOpen && !isHeld && !isTemporaryEmail(player.email)) {
    const params = { support: brands[player.brand].supportEmail };
    const letter = writeMessage(deps.messageTexts, letterOfKind[kind], { ...player, params });
    const message = { channel: "email", recipient: player.email, ...letter, isOwed: true } as const;
    await queueMessage(connection, message, now);
  }
  return { askedAt: now, repeated: false, isHeld };
}

const letterOfKind = {
  identity: "document_asked",
  address: "document_asked_address",
  funds: "document_asked_funds",
  instrument: "document_asked_instrument",
} as const satisfies Record<DocumentKind, MessageTemplate>;

async function holdPayouts(connection: SqlConnection, playerId: string): Promise<void> {
  await connection.query(
    "UPDATE document_request SET holds_payouts = true WHERE player_id = $1 AND seen_at IS NULL",
    [playerId],
  );
}

/** The latest request for a document for which payouts waited, or wait; undefined without one. */
export async function latestPayoutHold(
  { database }: DatabasePort,
  playerId: string,
): Promise<{ askedAt: Date; seenAt: Date | null } | undefined> {
  const { rows } = await database.query<{ asked_at: Date; seen_at: Date | null }>(
    "SELECT asked_at, seen_at FROM document_request WHERE player_id = $1 AND holds_payouts ORDER BY id DESC LIMIT 1",
    [playerId],
  );
  return rows[0] && { askedAt: rows[0].asked_at, seenAt: rows[0].seen_at };
}

/**
 * Whether payouts to the player wait for a document, because a win was so large that its winner must be known: from the payment of the win
 * until an operator has seen the document.
 */
export async function holdsPayouts(
  connection: SqlConnection,
  player: WinningPlayer & Pick<Player, "isDocumentAsked">,
): Promise<boolean> {
  if (await newestUncheckedWin(connection, player)) return true;
  if (!player.isDocumentAsked) return false;
  const { rows } = await connection.query(
    "SELECT 1 FROM document_request WHERE player_id = $1 AND seen_at IS NULL AND holds_payouts",
    [player.id],
  );
  return rows.length > 0;
}

/**
 * Blocks play for money and deposits until the requested document was seen. Wins, withdrawals and player protection do not depend on it.
 * @throws DomainError `document_required`
 */
export function requireDocument(player: Pick<Player, "isDocumentAsked">): void {
  if (player.isDocumentAsked) throw new DomainError("document_required");
}

/**
 * Records that an operator has seen the requested document: the guard is removed, and where it was about identity, the account's name, day of
 * birth and national number count as proven.
 * @throws DomainError `not_found`, or `conflict` where none is requested.
 */
export async function settleDocument(
  deps: StorePorts & PlayEndPort,
  { playerId, by }: { playerId: string; by: Actor },
): Promise<void> {
  const isShut = await deps.database.transaction(async (connection) => {
    const row = await lockPlayer(connection, playerId);
    if (!row) throw new DomainError("not_found", { detail: "no such player" });
    if (!row.document_asked_at) throw new DomainError("conflict", { detail: "no document is requested" });
    const request = await openDocumentRequest(connection, playerId);
    return settleKindWithin(connection, {
      ...{ playerId, kind: request?.kind ?? "identity", by, at: deps.now() },
    });
  });
  if (isShut) await deps.onPlayEnd?.(playerId);
}

/**
 * Records, inside an SQL transaction that has locked the player, that a document of this kind was seen. It ends a request for that kind; one about
 * identity proves name, day of birth and national number, asked for or not. Returns whether the account is shut by what it proves: it may belong to an
 * excluded person.
 */
export async function settleKindWithin(
  connection: SqlConnection,
  { playerId, kind, by, at }: { playerId: string; kind: DocumentKind; by: Actor; at: Date },
): Promise<boolean> {
  const request = await openDocumentRequest(connection, playerId);
  const isSettled = (request?.kind ?? "identity") === kind;
  if (isSettled)
    await connection.query(
      "UPDATE document_request SET seen_by = $2, seen_at = $3 WHERE player_id = $1 AND seen_at IS NULL",
      [playerId, by.name, at],
    );
  const isIdentity = kind === "identity";
  if (isIdentity) await endApplicants(connection, playerId, at);
  const checked = await noteDocumentSeen(connection, playerId, { at, isIdentity, isSettled });
  const player = asPlayer(checked);
  return (
    isIdentity &&
    player.status === "open" &&
    (await shutOutWithin(connection, player, personMarksOf(player), at))
  );
}

export type DocumentRequest = { kind: DocumentKind; reason: string; asked_at: Date; asked_by: string };

/** The request for a document that was not settled yet. */
export async function openDocumentRequest(
  connection: SqlConnection,
  playerId: string,
): Promise<DocumentRequest | undefined> {
  const { rows } = await connection.query<DocumentRequest>(
    "SELECT kind, reason, asked_at, asked_by FROM document_request WHERE player_id = $1 AND seen_at IS NULL",
    [playerId],
  );
  return rows[0];
}

/** Whether a document of this kind was asked for since a moment, seen or not. */
export async function wasAskedSince(
  connection: SqlConnection,
  { playerId, kind, since }: { playerId: string; kind: DocumentKind; since: Date },
): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM document_request WHERE player_id = $1 AND kind = $2 AND asked_at >= $3 LIMIT 1",
    [playerId, kind, since],
  );
  return rows.length > 0;
}

/** Of these players, those with an open request for a kind: `player:kind`. */
export async function openRequestKinds(
  connection: SqlConnection,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await connection.query<{ wanted: string }>(
    `SELECT player_id || ':' || kind AS wanted FROM document_request WHERE seen_at IS NULL AND player_id = ANY($1::text[])`,
    [textArray(playerIds)],
  );
  return new Set(rows.map(({ wanted }) => wanted));
}

/** A requested document that was not seen yet. */
export type DocumentAsked = {
  player_id: string;
  email: string;
  status: string;
  asked_at: string;
  asked_by: string;
  reason: string;
};

/** Requested documents not seen yet, the longest waiting first; at most 200. */
export async function listDocumentsAsked(database: Database): Promise<DocumentAsked[]> {
  const { rows } = await database.query<Omit<DocumentAsked, "asked_at"> & { asked_at: Date }>(
    `SELECT p.id AS player_id, p.email, p.status, p.document_asked_at AS asked_at, coalesce(r.asked_by, '') AS asked_by,
       coalesce(r.reason, '') AS reason
     FROM player_standing p LEFT JOIN document_request r ON r.player_id = p.id AND r.seen_at IS NULL
     WHERE p.document_asked_at IS NOT NULL ORDER BY p.document_asked_at, p.id LIMIT 200`,
  );
  return rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() }));
}

import { randomUUID } from "node:crypto";
import {
  type DocumentKind,
  type DocumentSide,
  DomainError,
  MAX_DOCUMENT_PAGES,
  type PlayerDocument,
} from "@bellwether/contract";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { lockPlayer, type Player } from "../players/index.ts";
import type { LogPort, StorePorts } from "../ports.ts";
import type { DocumentVaultPort } from "./document-vault.ts";
import { examineFile } from "./examine-file.ts";
import { readFileBody } from "./read-file-body.ts";
import { sealFile } from "./seal-file.ts";
import { lockDocumentOf, ownDocument } from "./stored-document.ts";
import type { UploadSlots } from "./upload-slots.ts";

/** Also those that were refused count: looking at a file costs time. */
export const MAX_UPLOADS_PER_DAY = 20;
/** Shorter than the time after which the sweep takes a file that was never finished. */
const MAX_UPLOAD_MS = 5 * MINUTE_MS;

export type PageWish = {
  kind: DocumentKind;
  side: DocumentSide;
  upload_id: string;
  document_id?: string | undefined;
};

/**
 * Takes one page of a player's document: reads it within its bounds, examines it, stores it encrypted, and adds it to a draft; without `document_id`
 * to a new one. A newer upload of the same player ends this one, so that a phone whose connection broke need not wait for the old one.
 * @throws DomainError `uploads_closed`, `uploads_used_up`, `document_decided`, `document_full`, `not_found`, `unavailable`, `file_…`
 */
export async function uploadPage(
  deps: StorePorts & LogPort & DocumentVaultPort,
  slots: UploadSlots,
  { player, wish, request }: { player: Pick<Player, "id">; wish: PageWish; request: Request },
): Promise<PlayerDocument> {
  const vault = deps.documentVault;
  if (!vault) throw new DomainError("uploads_closed");
  const stored = await findUpload(deps, player.id, wish.upload_id);
  if (stored) return ownDocument(deps.database, stored);
  return slots.use(player.id, MAX_UPLOAD_MS, async (signal) => {
    const name = await beginUpload(deps, player.id, wish);
    try {
      const file = await examineFile(deps, vault, await readFileBody(request, signal));
      signal.throwIfAborted();
      const [key] = vault.keys;
      const sealed = sealFile(key, name, file.bytes);
      await vault.store.put(name, sealed).catch((error) => {
        deps.log.error({ err: error }, "the store of documents does not take a file");
        throw new DomainError("unavailable");
      });
      const documentId = await keepFile(deps, player.id, wish, {
        ...{ name, type: file.type, keyId: key.id, bytes: sealed.length },
      });
      return await ownDocument(deps.database, documentId);
    } catch (error) {
      await leaveFile(deps, name);
      throw error;
    }
  });
}

/** The document that an upload with this id has been added to already. */
async function findUpload(
  { database }: StorePorts,
  playerId: string,
  uploadId: string,
): Promise<string | undefined> {
  const { rows } = await database.query<{ document_id: string }>(
    `SELECT document_id::text AS document_id FROM document_file WHERE player_id = $1 AND upload_id = $2 AND state = 'kept'`,
    [playerId, uploadId],
  );
  return rows[0]?.document_id;
}

/** Writes the row before there is a file, and ends an older upload of the player on any node. Returns the file's name. */
async function beginUpload({ database, now }: StorePorts, playerId: string, wish: PageWish): Promise<string> {
  const name = randomUUID();
  await database.transaction(async (connection) => {
    await lockPlayer(connection, playerId);
    const at = now();
    const { rows } = await connection.query<{ count: string }>(
      "SELECT count(*)::text AS count FROM document_file WHERE player_id = $1 AND began_at > $2",
      [playerId, new Date(at.getTime() - DAY_MS)],
    );
    if (Number(onlyRow(rows).count) >= MAX_UPLOADS_PER_DAY)
      throw new DomainError("uploads_used_up", { params: { maximum: String(MAX_UPLOADS_PER_DAY) } });
    if (wish.document_id !== undefined) await requireRoom(connection, playerId, wish, wish.document_id);
    await connection.query(
      // A file that is being sealed anew is its own upload.
      "UPDATE document_file SET state = 'leaving' WHERE player_id = $1 AND state = 'writing' AND upload_id <> id",
      [playerId],
    );
    await connection.query(
      `INSERT INTO document_file (id, player_id, upload_id, side, state, began_at) VALUES ($1, $2, $3, $4, 'writing', $5)`,
      [name, playerId, wish.upload_id, wish.side, at],
    );
  });
  return name;
}

async function requireRoom(
  connection: SqlConnection,
  playerId: string,
  wish: PageWish,
  documentId: string,
): Promise<void> {
  const document = await lockDocumentOf(connection, playerId, documentId);
  if (document.state !== "draft" || document.kind !== wish.kind) throw new DomainError("document_decided");
  const { rows } = await connection.query<{ count: string }>(
    "SELECT count(*)::text AS count FROM document_file WHERE document_id = $1::bigint AND state = 'kept'",
    [documentId],
  );
  if (Number(onlyRow(rows).count) >= MAX_DOCUMENT_PAGES)
    throw new DomainError("document_full", { params: { maximum: String(MAX_DOCUMENT_PAGES) } });
}

/** Adds the stored file to its document, unless its upload was ended meanwhile. Returns the document's id. */
async function keepFile(
  { database, now }: StorePorts,
  playerId: string,
  wish: PageWish,
  file: { name: string; type: "picture" | "pdf"; keyId: string; bytes: number },
): Promise<string> {
  return database.transaction(async (connection) => {
    await lockPlayer(connection, playerId);
    const at = now();
    if (wish.document_id !== undefined) await requireRoom(connection, playerId, wish, wish.document_id);
    const documentId = wish.document_id ?? (await beginDocument(connection, playerId, wish.kind, at));
    const { rowCount } = await connection.query(
      `UPDATE document_file SET state = 'kept', document_id = $2::bigint, type = $3, key_id = $4, bytes = $5, kept_at = $6
       WHERE id = $1 AND state = 'writing'`,
      [file.name, documentId, file.type, file.keyId, file.bytes, at],
    );
    if (rowCount === 0) throw new DomainError("conflict", { detail: "a newer upload has ended this one" });
    return documentId;
  });
}

async function beginDocument(
  connection: SqlConnection,
  playerId: string,
  kind: DocumentKind,
  at: Date,
): Promise<string> {
  const { rows } = await connection.query<{ id: string }>(
    "INSERT INTO player_document (player_id, kind, state, begun_at) VALUES ($1, $2, 'draft', $3) RETURNING id::text AS id",
    [playerId, kind, at],
  );
  return onlyRow(rows).id;
}

/** The file of an upload that failed leaves with the next sweep, which also finds it if this does not get through. */
async function leaveFile({ database, log }: StorePorts & LogPort, name: string): Promise<void> {
  await database
    .query("UPDATE document_file SET state = 'leaving' WHERE id = $1 AND state = 'writing'", [name])
    .catch((error) => log.warn({ err: error }, "an upload that failed stays until the sweep"));
}

import { randomUUID } from "node:crypto";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { keptSince } from "@bellwether/market";
import { forEachItem } from "../jobs/index.ts";
import type { LogPort, StorePorts } from "../ports.ts";
import type { DocumentVault, DocumentVaultPort } from "./document-vault.ts";
import { openFile, sealFile } from "./seal-file.ts";
import { withdrawWithin } from "./withdraw-document.ts";

const AT_ONCE = 200;
/** An upload is over long before: its process has died. */
const ABANDONED_MS = HOUR_MS;
/** A draft that nobody sent. */
const DRAFT_MS = 7 * DAY_MS;

type SweepPorts = StorePorts & LogPort & DocumentVaultPort;

/**
 * Removes the files of withdrawn documents and failed uploads, gives up drafts after a week and documents whose `retention` period is over, and seals
 * files of an older key with the newest. Row and file agree afterwards, whatever has died before. Returns how many files it removed or sealed anew.
 */
export async function sweepDocuments(deps: SweepPorts, signal?: AbortSignal): Promise<number> {
  const { database, now, documentVault: vault } = deps;
  if (!vault) return 0;
  await database.query(
    "UPDATE document_file SET state = 'leaving' WHERE state = 'writing' AND began_at < $1",
    [new Date(now().getTime() - ABANDONED_MS)],
  );
  await giveUpDrafts(deps);
  await giveUpRetained(deps);
  const { rows: leaving } = await database.query<{ id: string }>(
    `SELECT id FROM document_file WHERE state = 'leaving' ORDER BY began_at LIMIT ${AT_ONCE}`,
  );
  const remove = async ({ id }: { id: string }) => {
    await vault.store.remove(id);
    await database.query("UPDATE document_file SET state = 'gone' WHERE id = $1 AND state = 'leaving'", [id]);
  };
  const nameOf = ({ id }: { id: string }) => `file ${id}`;
  await forEachItem(deps, leaving, remove, { nameOf, signal });
  return leaving.length + (await sealAnew(deps, vault, signal));
}

async function giveUpDrafts({ database, now }: SweepPorts): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `SELECT id::text AS id FROM player_document WHERE state = 'draft' AND begun_at < $1 ORDER BY begun_at LIMIT ${AT_ONCE}`,
    [new Date(now().getTime() - DRAFT_MS)],
  );
  for (const { id } of rows)
    await database.transaction(async (connection) => {
      // Its player may send it in this moment.
      const { rowCount } = await connection.query(
        "SELECT 1 FROM player_document WHERE id = $1::bigint AND state = 'draft' FOR UPDATE",
        [id],
      );
      if (rowCount > 0) await withdrawWithin(connection, id);
    });
}

/** The files of documents of accounts that were closed long ago; the rows stay. */
async function giveUpRetained({ database, now }: SweepPorts): Promise<void> {
  await database.query(
    `UPDATE document_file SET state = 'leaving' WHERE state = 'kept' AND player_id IN
       (SELECT DISTINCT f.player_id FROM document_file f JOIN player_standing p ON p.id = f.player_id
        WHERE f.state = 'kept' AND p.closed_at < $1)`,
    [keptSince("documents", now())],
  );
}

/** A rotated key can be given up once no file of it is left: each is sealed anew under another name, and the old file leaves. */
async function sealAnew(
  { database, now, log }: SweepPorts,
  { store, keys }: DocumentVault,
  signal: AbortSignal | undefined,
): Promise<number> {
  const [newest, ...older] = keys;
  const { rows } = await database.query<{ id: string; key_id: string }>(
    `SELECT id, key_id FROM document_file WHERE state = 'kept' AND key_id <> $1 ORDER BY key_id, id LIMIT ${AT_ONCE}`,
    [newest.id],
  );
  const seal = async (file: { id: string; key_id: string }) => {
    const key = older.find(({ id }) => id === file.key_id);
    if (!key) throw new Error(`it is sealed with the key ${file.key_id}, which is not set`);
    const bytes = openFile(key, file.id, await store.get(file.id));
    const name = randomUUID();
    const sealed = sealFile(newest, name, bytes);
    await database.query(
      `INSERT INTO document_file (id, player_id, upload_id, side, state, began_at)
       SELECT $2, player_id, $2, side, 'writing', $3 FROM document_file WHERE id = $1`,
      [file.id, name, now()],
    );
    await store.put(name, sealed);
    await database.transaction(async (connection) => {
      const old = await connection.query(
        "UPDATE document_file SET state = 'leaving' WHERE id = $1 AND state = 'kept'",
        [file.id],
      );
      // It was destroyed meanwhile, and so is its copy.
      const state = old.rowCount > 0 ? "kept" : "leaving";
      const copy = await connection.query(
        `UPDATE document_file n SET state = $3, upload_id = o.upload_id, document_id = o.document_id, type = o.type, bytes = $4, key_id = $5,
           kept_at = o.kept_at, began_at = o.began_at
         FROM document_file o WHERE n.id = $2 AND o.id = $1 AND n.state = 'writing'`,
        [file.id, name, state, sealed.length, newest.id],
      );
      // The old file may leave only with a copy in its place.
      if (copy.rowCount === 0) throw new Error("sealing it anew took too long");
    });
  };
  await forEachItem({ log }, rows, seal, { nameOf: ({ id }) => `file ${id}`, signal });
  return rows.length;
}

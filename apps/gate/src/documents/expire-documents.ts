import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { documentReminderDays, languages, waitsForNewProof } from "@bellwether/market";
import { jobActor } from "../actor.ts";
import { forEachItem } from "../jobs/index.ts";
import { asPlayer, lockPlayer, noteIdentityLapsed, type Player } from "../players/index.ts";
import type { LogPort, MessageTextsPort, StorePorts } from "../ports.ts";
import { askFirstWithin } from "../verification/index.ts";
import { writeAboutDocument } from "./decide-about-document.ts";
import { noteDocumentEvent } from "./document-events.ts";
import { lockDocumentOf, OUTLIVED, type StoredDocument } from "./stored-document.ts";

const AT_ONCE = 200;
const by = jobActor("documents");

type Due = { id: string; player_id: string; is_outlived: boolean };
type ExpiryPorts = StorePorts & MessageTextsPort & LogPort;
type Ending = Pick<StoredDocument, "id" | "kind"> & { expires_on: string };

/**
 * Reminds players of accepted documents that expire soon, and marks those whose last day has passed. What one about identity had proven counts no
 * more, and what the market wants proven becomes due again. Nobody hears of a document that another has taken the place of, and nobody is reminded
 * while a new one waits. Returns how many documents it wrote about or marked.
 */
export async function expireDocuments(deps: ExpiryPorts, signal?: AbortSignal): Promise<number> {
  const today = dayText(deps.now());
  const options = { nameOf: ({ id }: Due) => `document ${id}`, signal };
  const expired = await listDue(deps.database, "d.expires_on < $1::date", [today]);
  await forEachItem(deps, expired, (due) => markExpired(deps, due, today), options);
  let written = expired.length;
  // The nearest first: whoever was accepted with five days left is reminded once.
  for (const days of documentReminderDays.toSorted((one, other) => one - other)) {
    const end = dayText(new Date(deps.now().getTime() + days * DAY_MS));
    const reminded = await listDue(
      deps.database,
      `d.expires_on BETWEEN $1::date AND $2::date AND ${UNTOLD}`,
      [...[today, end], days],
    );
    await forEachItem(deps, reminded, (due) => remind(deps, due, { today, end }), options);
    written += reminded.length;
  }
  return written;
}

/** Not reminded since `$3` days before the end, not replaced, and with no other of its kind waiting. */
const UNTOLD = `(d.reminded_at IS NULL OR (d.reminded_at AT TIME ZONE 'UTC')::date < d.expires_on - $3::int) AND NOT ${OUTLIVED}
  AND NOT EXISTS (SELECT 1 FROM player_document w WHERE w.player_id = d.player_id AND w.kind = d.kind AND w.state = 'waiting')`;

async function listDue(
  connection: SqlConnection,
  isDue: string,
  values: readonly (string | number)[],
): Promise<Due[]> {
  const { rows } = await connection.query<Due>(
    `SELECT d.id::text AS id, d.player_id, ${OUTLIVED} AS is_outlived FROM player_document d
     WHERE d.state = 'accepted' AND ${isDue} ORDER BY d.expires_on, d.id LIMIT ${AT_ONCE}`,
    values,
  );
  return rows;
}

async function markExpired(deps: ExpiryPorts, due: Due, today: string): Promise<void> {
  await withDocument(deps, due, async (connection, player, document) => {
    if (document.expires_on >= today) return;
    const at = deps.now();
    await connection.query(
      "UPDATE player_document SET state = 'expired', version = version + 1 WHERE id = $1::bigint",
      [due.id],
    );
    const which = { playerId: due.player_id, documentId: due.id };
    await noteDocumentEvent(connection, which, { name: "expired", at, actor: by });
    if (due.is_outlived) return;
    if (document.kind === "identity") {
      const lapsed = asPlayer(await noteIdentityLapsed(connection, player.id, at));
      // The letter below says what is asked.
      await askFirstWithin(connection, deps, lapsed);
      await write(connection, deps, lapsed, `identity_expired_${waitsForNewProof(player.country)}`, document);
    } else await write(connection, deps, player, "document_expired", document);
  });
}

async function remind(
  deps: ExpiryPorts,
  due: Due,
  { today, end }: { today: string; end: string },
): Promise<void> {
  await withDocument(deps, due, async (connection, player, document) => {
    if (document.expires_on < today || document.expires_on > end) return;
    const at = deps.now();
    await connection.query("UPDATE player_document SET reminded_at = $2 WHERE id = $1::bigint", [due.id, at]);
    const which = { playerId: due.player_id, documentId: due.id };
    await noteDocumentEvent(connection, which, { name: "reminded", at, actor: by });
    await write(connection, deps, player, "document_expires_soon", document);
  });
}

/** An accepted document with its end, locked; nothing happens to one that has changed since it was listed. */
async function withDocument(
  { database }: ExpiryPorts,
  due: Due,
  work: (connection: SqlConnection, player: Player, document: Ending) => Promise<void>,
): Promise<void> {
  await database.transaction(async (connection) => {
    const row = await lockPlayer(connection, due.player_id);
    const document = await lockDocumentOf(connection, due.player_id, due.id);
    const { id, kind, state, expires_on } = document;
    if (!row || state !== "accepted" || expires_on === null) return;
    await work(connection, asPlayer(row), { id, kind, expires_on });
  });
}

/** Nobody who closed or excluded themselves is asked to send a new one. */
async function write(
  connection: SqlConnection,
  { messageTexts, now }: ExpiryPorts,
  player: Player,
  template:
    | "document_expired"
    | "document_expires_soon"
    | "identity_expired_play"
    | "identity_expired_payouts",
  { expires_on: expiresOn }: Ending,
): Promise<void> {
  if (player.status !== "open") return;
  const day = new Intl.DateTimeFormat(localeOf(player.language), {
    ...{ dateStyle: "long", timeZone: "UTC" },
  }).format(new Date(`${expiresOn}T00:00:00Z`));
  await writeAboutDocument(connection, messageTexts, player, { template, at: now(), day });
}

const localeOf = (language: string) =>
  Object.hasOwn(languages, language) ? languages[language as keyof typeof languages].locale : "en-GB";

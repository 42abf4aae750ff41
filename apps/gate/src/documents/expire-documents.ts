import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { languages } from "@bellwether/market";
import { jobActor } from "../actor.ts";
import { forEachItem } from "../jobs/index.ts";
import { asPlayer, lockPlayer, type Player } from "../players/index.ts";
import type { LogPort, MessageTextsPort, StorePorts } from "../ports.ts";
import { writeAboutDocument } from "./decide-about-document.ts";
import { noteDocumentEvent } from "./document-events.ts";
import { lockDocumentOf } from "./stored-document.ts";

const REMINDED_DAYS = 30;
const AT_ONCE = 200;
const by = jobActor("documents");

type Due = { id: string; player_id: string };
type ExpiryPorts = StorePorts & MessageTextsPort & LogPort;

/**
 * Writes to players whose accepted document is over within 30 days, once, and marks those whose last day has passed. Returns how many documents it
 * wrote about or marked.
 */
export async function expireDocuments(deps: ExpiryPorts, signal?: AbortSignal): Promise<number> {
  const today = dayText(deps.now());
  const soon = dayText(new Date(deps.now().getTime() + REMINDED_DAYS * DAY_MS));
  const expired = await listDue(deps.database, "expires_on < $1::date", today);
  const reminded = await listDue(
    deps.database,
    "expires_on <= $1::date AND reminded_at IS NULL AND expires_on >= $2::date",
    soon,
    today,
  );
  const options = { nameOf: ({ id }: Due) => `document ${id}`, signal };
  await forEachItem(deps, expired, (due) => markExpired(deps, due, today), options);
  await forEachItem(deps, reminded, (due) => remind(deps, due, soon), options);
  return expired.length + reminded.length;
}

async function listDue(connection: SqlConnection, isDue: string, ...days: string[]): Promise<Due[]> {
  const { rows } = await connection.query<Due>(
    `SELECT id::text AS id, player_id FROM player_document WHERE state = 'accepted' AND ${isDue} ORDER BY expires_on, id LIMIT ${AT_ONCE}`,
    days,
  );
  return rows;
}

async function markExpired(deps: ExpiryPorts, due: Due, today: string): Promise<void> {
  await withDocument(deps, due, async (connection, player, expiresOn) => {
    if (expiresOn >= today) return;
    const at = deps.now();
    await connection.query(
      "UPDATE player_document SET state = 'expired', version = version + 1 WHERE id = $1::bigint",
      [due.id],
    );
    const which = { playerId: due.player_id, documentId: due.id };
    await noteDocumentEvent(connection, which, { name: "expired", at, actor: by });
    await write(connection, deps, player, "document_expired", expiresOn);
  });
}

async function remind(deps: ExpiryPorts, due: Due, soon: string): Promise<void> {
  await withDocument(deps, due, async (connection, player, expiresOn) => {
    if (expiresOn > soon) return;
    const at = deps.now();
    const { rowCount } = await connection.query(
      "UPDATE player_document SET reminded_at = $2 WHERE id = $1::bigint AND reminded_at IS NULL",
      [due.id, at],
    );
    if (rowCount === 0) return;
    const which = { playerId: due.player_id, documentId: due.id };
    await noteDocumentEvent(connection, which, { name: "reminded", at, actor: by });
    await write(connection, deps, player, "document_expires_soon", expiresOn);
  });
}

/** An accepted document with its end, locked; nothing happens to one that has changed since it was listed. */
async function withDocument(
  { database }: ExpiryPorts,
  due: Due,
  work: (connection: SqlConnection, player: Player, expiresOn: string) => Promise<void>,
): Promise<void> {
  await database.transaction(async (connection) => {
    const row = await lockPlayer(connection, due.player_id);
    const document = await lockDocumentOf(connection, due.player_id, due.id);
    if (!row || document.state !== "accepted" || document.expires_on === null) return;
    await work(connection, asPlayer(row), document.expires_on);
  });
}

/** Nobody who closed or excluded themselves is asked to send a new one. */
async function write(
  connection: SqlConnection,
  { messageTexts, now }: ExpiryPorts,
  player: Player,
  template: "document_expired" | "document_expires_soon",
  expiresOn: string,
): Promise<void> {
  if (player.status !== "open") return;
  const day = new Intl.DateTimeFormat(localeOf(player.language), {
    ...{ dateStyle: "long", timeZone: "UTC" },
  }).format(new Date(`${expiresOn}T00:00:00Z`));
  await writeAboutDocument(connection, messageTexts, player, { template, at: now(), day });
}

const localeOf = (language: string) =>
  Object.hasOwn(languages, language) ? languages[language as keyof typeof languages].locale : "en-GB";

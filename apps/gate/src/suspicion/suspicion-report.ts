import { randomUUID } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { lockPlayer } from "../players/index.ts";
import type { SecretsPort, StorePorts } from "../ports.ts";

/** A report without what it says. */
export type StoredReport = {
  id: string;
  player_id: string;
  case_id: string | null;
  reported_by: string;
  reported_at: Date;
};

const COLUMNS = "id, player_id, case_id::text AS case_id, reported_by, reported_at";
const ownerOf = (id: string) => `suspicion:${id}`;

/**
 * Keeps what was reported to the authority about a player, encrypted. The audit says that somebody has kept a sealed record, and not about whom:
 * it is read by persons who must not learn of it.
 * @throws DomainError `not_found` for an unknown player
 */
export async function reportSuspicionWithin(
  connection: SqlConnection,
  { secrets }: SecretsPort,
  report: { playerId: string; caseId: string | undefined; reference: string; text: string },
  { actor, at }: { actor: Actor; at: Date },
): Promise<StoredReport> {
  if (!(await lockPlayer(connection, report.playerId))) throw new DomainError("not_found");
  const id = randomUUID();
  const content = secrets.seal(
    ownerOf(id),
    JSON.stringify({ reference: report.reference, text: report.text }),
  );
  await connection.query(
    `INSERT INTO suspicion_report (id, player_id, case_id, content, reported_by, reported_at)
     VALUES ($1, $2, $3::bigint, $4, $5, $6)`,
    [id, report.playerId, report.caseId ?? null, content, actor.name, at],
  );
  await appendAudit(connection, { actor, action: "sealed.write", subject: `sealed:${id}`, at });
  return {
    ...{ id, player_id: report.playerId, case_id: report.caseId ?? null },
    ...{ reported_by: actor.name, reported_at: at },
  };
}

/** The reports about a player, the newest first. */
export async function listSuspicions(connection: SqlConnection, playerId: string): Promise<StoredReport[]> {
  const { rows } = await connection.query<StoredReport>(
    `SELECT ${COLUMNS} FROM suspicion_report WHERE player_id = $1 ORDER BY reported_at DESC, id`,
    [playerId],
  );
  return rows;
}

/** What a report says. Who looks and why is kept with it first; the audit says that a sealed record was read. @throws DomainError `not_found` */
export async function openSuspicion(
  { database, secrets, now }: StorePorts & SecretsPort,
  { id, reason }: { id: string; reason: string },
  actor: Actor,
): Promise<{ report: StoredReport; reference: string; text: string }> {
  const at = now();
  return database.transaction(async (connection) => {
    const { rows } = await connection.query<StoredReport & { content: string }>(
      `SELECT ${COLUMNS}, content FROM suspicion_report WHERE id = $1`,
      [id],
    );
    const [found] = rows;
    if (!found) throw new DomainError("not_found");
    const { content, ...report } = found;
    await connection.query(
      "INSERT INTO suspicion_look (report_id, looked_by, looked_at, reason) VALUES ($1, $2, $3, $4)",
      [id, actor.name, at, reason],
    );
    await appendAudit(connection, { actor, action: "sealed.read", subject: `sealed:${id}`, at });
    return {
      report,
      ...(JSON.parse(secrets.open(ownerOf(id), content)) as { reference: string; text: string }),
    };
  });
}

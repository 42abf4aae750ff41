import { DomainError } from "@bellwether/contract";
import { type AuditEntry, officeCalls } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Hono } from "hono";
import { type AuditRow, listAudit, reasonIn, verifyAuditChain } from "../audit/index.ts";
import { listVersions } from "../content-store/index.ts";
import {
  listOperators,
  listViews,
  operatorNames,
  removeView,
  saveView,
  switchOff,
} from "../operators/index.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

const PAGE = 50;

/** Calls about the office itself: its persons, their saved views, the audit, and the published versions of the content. */
export function mountHouse(app: Hono, deps: OfficeDeps): void {
  const { database, now } = deps;

  mountOfficeCall(app, deps, officeCalls.operators, async () => ({
    data: { operators: await listOperators(database, now()) },
  }));

  mountOfficeCall(app, deps, officeCalls.switchOffOperator, async ({ input, self }) => {
    const { operator_id: operatorId, version, reason } = input;
    await database.transaction((connection) =>
      switchOff(connection, { operatorId, version }, { actor: self.actor, reason, at: now() }),
    );
    const [operator] = await listOperators(database, now(), operatorId);
    if (!operator) throw new DomainError("not_found");
    return { data: { operator } };
  });

  const viewsOf = async (operatorId: string) => ({ data: { views: await listViews(database, operatorId) } });
  mountOfficeCall(app, deps, officeCalls.savedViews, ({ self }) => viewsOf(self.operator.id));

  mountOfficeCall(app, deps, officeCalls.keepView, async ({ input, self }) => {
    await saveView(database, self.operator.id, input);
    return viewsOf(self.operator.id);
  });

  mountOfficeCall(app, deps, officeCalls.dropView, async ({ input, self }) => {
    await removeView(database, self.operator.id, input.view_id);
    return viewsOf(self.operator.id);
  });

  mountOfficeCall(app, deps, officeCalls.audit, async ({ input }) => {
    const filter = {
      before: positionIn(input.before),
      actorName: input.operator_id,
      action: input.action,
      subject: input.subject,
    };
    const rows = await listAudit(database, filter, PAGE + 1);
    const page = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? String(page.at(-1)?.position) : null;
    return { data: { entries: await shownEntries(database, page), next } };
  });

  mountOfficeCall(app, deps, officeCalls.verifyAudit, async () => ({ data: await verifyAuditChain(deps) }));

  mountOfficeCall(app, deps, officeCalls.contentVersions, async () => ({
    data: {
      versions: (await listVersions(database)).map((each) => ({
        version: Number(each.version),
        published_at: each.publishedAt.toISOString(),
        published_by: each.publishedBy,
        files: [...each.paths],
        taken_back: [...each.takenBack],
        reason: each.reason,
      })),
    },
  }));
}

function positionIn(before: string | undefined): bigint | undefined {
  if (before === undefined) return undefined;
  if (!/^\d{1,18}$/.test(before))
    throw new DomainError("invalid_param", { fields: { before: "core.error_invalid_param" } });
  return BigInt(before);
}

async function shownEntries(connection: SqlConnection, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const names = await operatorNames(
    connection,
    rows.map((row) => row.actor_name),
  );
  return rows.map((row) => ({
    position: Number(row.position),
    at: row.at.toISOString(),
    actor: { kind: row.actor_kind, name: row.actor_name },
    actor_name: names.get(row.actor_name) ?? row.actor_name,
    action: row.action,
    subject: row.subject,
    reason: reasonIn(row.detail),
    detail: row.detail,
    salt: row.salt,
    detail_hash: row.detail_hash,
    previous_hash: row.previous_hash,
    hash: row.hash,
  }));
}

import { DomainError, minorToAmount } from "@bellwether/contract";
import {
  type OfficeDifference,
  officeCalls,
  type SettlementFile,
} from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Hono } from "hono";
import { appendAudit } from "../audit/index.ts";
import { operatorNames } from "../operators/index.ts";
import { readProviderTotals } from "../payments/index.ts";
import {
  findDifferences,
  type ImportedFile,
  listDifferences,
  listFiles,
  type StoredDifference,
  settleDifference,
  storeFile,
} from "../settlements/index.ts";
import { marketsUnder } from "./licence-markets.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

/** Ledger, payments, providers' files and the bank's compared with each other, and what is done about differences. */
export function mountSettlements(app: Hono, deps: OfficeDeps): void {
  const { database, now } = deps;

  mountOfficeCall(app, deps, officeCalls.reconciliation, async () => {
    const totals = await readProviderTotals(database);
    return {
      data: {
        compared_at: totals[0]?.compared_at.toISOString() ?? null,
        providers: totals.map(({ provider, currency, ledger_minor: ledger, payments_minor: payments }) => ({
          provider,
          ledger: { amount: minorToAmount(ledger), currency },
          payments: { amount: minorToAmount(payments), currency },
          agrees: ledger === payments,
        })),
        files: await shownFiles(database, await listFiles(database)),
      },
    };
  });

  mountOfficeCall(app, deps, officeCalls.settlementDifferences, async ({ input }) => {
    const { differences, next } = await listDifferences(database, {
      ...{ view: input.view, after: placeOf(input.before) },
      markets: marketsUnder(deps, input.licence),
    });
    return {
      data: {
        differences: await shownDifferences(database, differences),
        next: next ? `${next.at.toISOString()}~${next.id}` : null,
      },
    };
  });

  mountOfficeCall(app, deps, officeCalls.importSettlement, async ({ input, self }) => {
    const by = { actor: self.actor, at: now() };
    const file = await database.transaction(async (connection) => {
      const stored = await storeFile(connection, input, by);
      await findDifferences(connection, by.at, stored.id);
      await appendAudit(connection, {
        ...{ ...by, action: "reconciliation.read_file", subject: `settlement:${stored.id}` },
        after: { kind: stored.kind, name: stored.name, lines: stored.lines },
      });
      return stored;
    });
    const [shown] = await shownFiles(database, [file]);
    if (!shown) throw new Error("the file that was just stored is shown");
    return { data: { file: shown } };
  });

  mountOfficeCall(app, deps, officeCalls.settleSettlement, async ({ input, self }) => {
    const by = { actor: self.actor, at: now() };
    const { difference_id: id, outcome, note } = input;
    const settled = await database.transaction(async (connection) => {
      const difference = await settleDifference(connection, { id, outcome, note }, by);
      await appendAudit(connection, {
        ...{ ...by, action: "reconciliation.settle", subject: `difference:${id}`, reason: note },
        before: { what: difference.what, ours: difference.ours, theirs: difference.theirs },
        after: { outcome },
      });
      return difference;
    });
    const [shown] = await shownDifferences(database, [settled]);
    if (!shown) throw new Error("the difference that was just settled is shown");
    return { data: { difference: shown } };
  });
}

async function shownFiles(
  connection: SqlConnection,
  files: readonly ImportedFile[],
): Promise<SettlementFile[]> {
  const names = await operatorNames(
    connection,
    files.map(({ read_by }) => read_by),
  );
  return files.map(({ id, kind, name, lines, from_at, until_at, read_by, read_at }) => ({
    ...{ id, kind, name, lines, from: from_at.toISOString(), until: until_at.toISOString() },
    ...{ read_by: names.get(read_by) ?? read_by, read_at: read_at.toISOString() },
  }));
}

async function shownDifferences(
  connection: SqlConnection,
  differences: readonly StoredDifference[],
): Promise<OfficeDifference[]> {
  const names = await operatorNames(
    connection,
    differences.flatMap(({ settled_by }) => settled_by ?? []),
  );
  return differences.map((each) => {
    const { id, way, what, subject, provider, payment_id, ours, theirs, found_at } = each;
    const { settled_at, settled_by_kind: kind, settled_by: name, outcome, note } = each;
    return {
      ...{ id, way, subject, provider, payment_id, ours, theirs, found_at: found_at.toISOString() },
      what: what as OfficeDifference["what"],
      end:
        settled_at && kind && name && outcome
          ? {
              ...{ at: settled_at.toISOString(), outcome, note },
              by: { kind, name, shown: names.get(name) ?? name },
            }
          : null,
    };
  });
}

/** @throws DomainError `invalid_param` for what no list has given */
function placeOf(key: string | undefined): { at: Date; id: string } | undefined {
  if (key === undefined) return undefined;
  const [time = "", id = ""] = key.split("~");
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !/^\d{1,18}$/.test(id))
    throw new DomainError("invalid_param", { fields: { before: "core.error_invalid_param" } });
  return { at, id };
}

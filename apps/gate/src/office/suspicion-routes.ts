import { DomainError } from "@bellwether/contract";
import { officeCalls, type SuspicionReport } from "@bellwether/contract/office/index.ts";
import type { Hono } from "hono";
import { readCase } from "../holds/index.ts";
import { operatorNames } from "../operators/index.ts";
import {
  listSuspicions,
  openSuspicion,
  reportSuspicionWithin,
  type StoredReport,
} from "../suspicion/index.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

/** Reports of suspicion: kept, listed and read by the one role that reports. */
export function mountSuspicion(app: Hono, deps: OfficeDeps): void {
  const { database, now } = deps;
  const shown = async (reports: readonly StoredReport[]): Promise<SuspicionReport[]> => {
    const names = await operatorNames(
      database,
      reports.map((report) => report.reported_by),
    );
    return reports.map((report) => ({
      ...{ id: report.id, case_id: report.case_id, reported_at: report.reported_at.toISOString() },
      reported_by: names.get(report.reported_by) ?? report.reported_by,
    }));
  };
  const one = async (report: StoredReport): Promise<SuspicionReport> => {
    const [found] = await shown([report]);
    if (!found) throw new Error("the report that was just read is shown");
    return found;
  };

  mountOfficeCall(app, deps, officeCalls.suspicionReports, async ({ input }) => ({
    data: { reports: await shown(await listSuspicions(database, input.player_id)) },
  }));

  mountOfficeCall(app, deps, officeCalls.reportSuspicion, async ({ input, self }) => {
    const { player_id: playerId, case_id: caseId, reference, text } = input;
    if (caseId !== undefined && (await readCase(database, caseId)).player_id !== playerId)
      throw new DomainError("conflict", { detail: "the case is about another player" });
    const report = await database.transaction((connection) =>
      reportSuspicionWithin(
        connection,
        deps,
        { playerId, caseId, reference, text },
        { actor: self.actor, at: now() },
      ),
    );
    return { data: { report: await one(report) } };
  });

  mountOfficeCall(app, deps, officeCalls.readSuspicion, async ({ input, self }) => {
    const wish = { id: input.report_id, reason: input.reason };
    const { report, ...content } = await openSuspicion(deps, wish, self.actor);
    return { data: { report: await one(report), ...content } };
  });
}

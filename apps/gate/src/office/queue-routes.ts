import { type OfficePermission, officeCalls, type QueueLength } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Hono } from "hono";
import { documentsWaiting } from "../documents/index.ts";
import { countOpenCases } from "../holds/index.ts";
import { isAllowed } from "../operators/index.ts";
import { countRisksWaiting } from "../risk/index.ts";
import { countTasksDue } from "../tasks/index.ts";
import { countWaitingReviews } from "../withdrawals/index.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

type Count = (connection: SqlConnection) => Promise<{ waiting: number; oldestAt: Date | null }>;

/** How many wait in each queue. */
export function mountQueues(app: Hono, deps: OfficeDeps): void {
  mountOfficeCall(app, deps, officeCalls.queues, async ({ self }) => {
    const length = async (permission: OfficePermission, count: Count): Promise<QueueLength | null> => {
      if (!isAllowed(self.operator, permission)) return null;
      const { waiting, oldestAt } = await count(deps.database);
      return { waiting, oldest_at: oldestAt?.toISOString() ?? null };
    };
    return {
      data: {
        withdrawals: await length("withdrawals.read", countWaitingReviews),
        cases: await length("cases.read", countOpenCases),
        documents: await length("documents.read", documentsWaiting),
        risks: await length("harm.read", (connection) => countRisksWaiting(connection, deps.now())),
        tasks: await length("tasks.work", (connection) => countTasksDue(connection, self.operator.id)),
      },
    };
  });
}

import { TableSnapshot } from "@bellwether/contract/studio/index.ts";
import type { Hono } from "hono";
import type { GamePorts, StakePorts } from "../ports.ts";
import { findStudioSession, hashSecret } from "../sessions/index.ts";
import {
  listRoundsAhead,
  listTableBets,
  listTableLeaves,
  listTableRounds,
  listTables,
  placeTableBet,
  proveTableBet,
  publishTableRound,
  reportTables,
  type TableHub,
  tableNotFound,
  takeTableAction,
} from "../tables/index.ts";
import { mountStudioCall } from "./mount-call.ts";

/** Mounts the calls of live tables. */
export function mountTables(app: Hono, deps: StakePorts & GamePorts, hub: TableHub): void {
  // Rounds begin while somebody looks or plays.
  const arrive = async () => deps.attendance?.arrive();
  mountStudioCall(app, deps, "listTables", async ({ secret }) => {
    await arrive();
    return listTables(deps, await findStudioSession(deps, secret));
  });
  mountStudioCall(app, deps, "listLiveTables", async ({ currency, body }) => {
    if (!body.unseen) await arrive();
    return reportTables(deps, hub, currency);
  });
  mountStudioCall(app, deps, "readTable", async ({ tableId }) => {
    await arrive();
    if (!deps.tables.has(tableId)) throw tableNotFound();
    return TableSnapshot.parse(JSON.parse(await hub.snapshot(tableId)));
  });
  mountStudioCall(app, deps, "readTableRound", async ({ tableId, number }) =>
    publishTableRound(deps, tableId, number),
  );
  mountStudioCall(app, deps, "listTableLeaves", async ({ tableId, number }) =>
    listTableLeaves(deps, tableId, number),
  );
  mountStudioCall(app, deps, "listMoreTableLeaves", async ({ tableId, number, roundId }) =>
    listTableLeaves(deps, tableId, number, roundId),
  );
  mountStudioCall(app, deps, "listTableRounds", async ({ tableId, number }) =>
    listTableRounds(deps, tableId, number),
  );
  mountStudioCall(app, deps, "placeTableBet", async ({ tableId, body, secret }) => {
    deps.attendance?.note();
    return placeTableBet(deps, await findStudioSession(deps, secret), tableId, body);
  });
  mountStudioCall(app, deps, "takeTableAction", async ({ tableId, roundId, body, secret }) =>
    takeTableAction(deps, await findStudioSession(deps, secret), { tableId, roundId }, body),
  );
  mountStudioCall(app, deps, "listTableBets", async ({ tableId, number, secret }) =>
    listTableBets(deps, await findStudioSession(deps, secret), tableId, number),
  );
  mountStudioCall(app, deps, "listRoundsAhead", async ({ tableId, secret }) =>
    listRoundsAhead(deps, await findStudioSession(deps, secret), hashSecret(secret ?? ""), tableId),
  );
  mountStudioCall(app, deps, "proveTableBet", async ({ tableId, roundId, secret }) =>
    proveTableBet(deps, await findStudioSession(deps, secret), tableId, roundId),
  );
}

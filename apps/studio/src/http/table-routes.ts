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
export function mountTables(app: Hono, studio: StakePorts & GamePorts, hub: TableHub): void {
  mountStudioCall(app, studio, "listTables", async ({ secret }) =>
    listTables(studio, await findStudioSession(studio, secret)),
  );
  mountStudioCall(app, studio, "listLiveTables", ({ currency }) => reportTables(studio, hub, currency));
  mountStudioCall(app, studio, "readTable", async ({ tableId }) => {
    if (!studio.tables.has(tableId)) throw tableNotFound();
    return TableSnapshot.parse(JSON.parse(await hub.snapshot(tableId)));
  });
  mountStudioCall(app, studio, "readTableRound", async ({ tableId, number }) =>
    publishTableRound(studio, tableId, number),
  );
  mountStudioCall(app, studio, "listTableLeaves", async ({ tableId, number }) =>
    listTableLeaves(studio, tableId, number),
  );
  mountStudioCall(app, studio, "listMoreTableLeaves", async ({ tableId, number, roundId }) =>
    listTableLeaves(studio, tableId, number, roundId),
  );
  mountStudioCall(app, studio, "listTableRounds", async ({ tableId, number }) =>
    listTableRounds(studio, tableId, number),
  );
  mountStudioCall(app, studio, "placeTableBet", async ({ tableId, body, secret }) =>
    placeTableBet(studio, await findStudioSession(studio, secret), tableId, body),
  );
  mountStudioCall(app, studio, "takeTableAction", async ({ tableId, roundId, body, secret }) =>
    takeTableAction(studio, await findStudioSession(studio, secret), { tableId, roundId }, body),
  );
  mountStudioCall(app, studio, "listTableBets", async ({ tableId, number, secret }) =>
    listTableBets(studio, await findStudioSession(studio, secret), tableId, number),
  );
  mountStudioCall(app, studio, "listRoundsAhead", async ({ tableId, secret }) =>
    listRoundsAhead(studio, await findStudioSession(studio, secret), hashSecret(secret ?? ""), tableId),
  );
  mountStudioCall(app, studio, "proveTableBet", async ({ tableId, roundId, secret }) =>
    proveTableBet(studio, await findStudioSession(studio, secret), tableId, roundId),
  );
}

import type { Hono } from "hono";
import {
  buyTickets,
  cancelTicket,
  listPastTickets,
  listSubscriptions,
  listTickets,
  listUpcoming,
  openSubscription,
  stopSubscription,
} from "../draws/index.ts";
import type { GamePorts, StakePorts } from "../ports.ts";
import { findStudioSession } from "../sessions/index.ts";
import { takenNumbers } from "../tables/index.ts";
import { mountStudioCall } from "./mount-call.ts";

/** Mounts the calls of draws whose tickets are sold ahead. */
export function mountTicketCalls(app: Hono, deps: StakePorts & GamePorts): void {
  mountStudioCall(app, deps, "listUpcoming", ({ tableId }) => listUpcoming(deps, tableId));
  mountStudioCall(app, deps, "listTaken", async ({ tableId, number }) => ({
    number,
    taken: await takenNumbers(deps.database, tableId, number),
  }));
  mountStudioCall(app, deps, "buyTickets", async ({ tableId, body, secret }) =>
    buyTickets(deps, await findStudioSession(deps, secret), tableId, body),
  );
  mountStudioCall(app, deps, "cancelTicket", async ({ tableId, roundId, secret }) =>
    cancelTicket(deps, await findStudioSession(deps, secret), { tableId, roundId }),
  );
  mountStudioCall(app, deps, "listTickets", async ({ tableId, secret }) =>
    listTickets(deps, await findStudioSession(deps, secret), tableId),
  );
  mountStudioCall(app, deps, "listPastTickets", async ({ tableId, number, secret }) =>
    listPastTickets(deps, await findStudioSession(deps, secret), tableId, number),
  );
  mountStudioCall(app, deps, "openSubscription", async ({ tableId, body, secret }) =>
    openSubscription(deps, await findStudioSession(deps, secret), tableId, body),
  );
  mountStudioCall(app, deps, "listSubscriptions", async ({ tableId, secret }) =>
    listSubscriptions(deps, await findStudioSession(deps, secret), tableId),
  );
  mountStudioCall(app, deps, "stopSubscription", async ({ tableId, subscriptionId, secret }) =>
    stopSubscription(deps, await findStudioSession(deps, secret), { tableId, subscriptionId }),
  );
}

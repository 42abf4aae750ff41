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
export function mountTicketCalls(app: Hono, studio: StakePorts & GamePorts): void {
  mountStudioCall(app, studio, "listUpcoming", ({ tableId }) => listUpcoming(studio, tableId));
  mountStudioCall(app, studio, "listTaken", async ({ tableId, number }) => ({
    number,
    taken: await takenNumbers(studio.database, tableId, number),
  }));
  mountStudioCall(app, studio, "buyTickets", async ({ tableId, body, secret }) =>
    buyTickets(studio, await findStudioSession(studio, secret), tableId, body),
  );
  mountStudioCall(app, studio, "cancelTicket", async ({ tableId, roundId, secret }) =>
    cancelTicket(studio, await findStudioSession(studio, secret), { tableId, roundId }),
  );
  mountStudioCall(app, studio, "listTickets", async ({ tableId, secret }) =>
    listTickets(studio, await findStudioSession(studio, secret), tableId),
  );
  mountStudioCall(app, studio, "listPastTickets", async ({ tableId, number, secret }) =>
    listPastTickets(studio, await findStudioSession(studio, secret), tableId, number),
  );
  mountStudioCall(app, studio, "openSubscription", async ({ tableId, body, secret }) =>
    openSubscription(studio, await findStudioSession(studio, secret), tableId, body),
  );
  mountStudioCall(app, studio, "listSubscriptions", async ({ tableId, secret }) =>
    listSubscriptions(studio, await findStudioSession(studio, secret), tableId),
  );
  mountStudioCall(app, studio, "stopSubscription", async ({ tableId, subscriptionId, secret }) =>
    stopSubscription(studio, await findStudioSession(studio, secret), { tableId, subscriptionId }),
  );
}

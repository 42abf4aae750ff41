import type { DrawCalls } from "../wallet/index.ts";
import { closeDraw } from "./close-draw.ts";
import { notifyOfMissedOrder } from "./notify-of-missed-order.ts";
import { openStandingOrder } from "./open-standing-order.ts";

export { notifyOfDraws } from "./notify-of-draws.ts";
export { remindersData } from "./personal-data.ts";
export type { DrawTablesPort } from "./read-draws.ts";
export { sendReminders } from "./send-reminders.ts";

export const drawsMigrations = { part: "draws", folder: new URL("./migrations/", import.meta.url) };

type Ports = Parameters<typeof closeDraw>[0] &
  Parameters<typeof openStandingOrder>[0] &
  Parameters<typeof notifyOfMissedOrder>[0];

/** What the providers' wallet calls need for tickets that are sold ahead. */
export function createDrawCalls(deps: Ports): DrawCalls {
  return {
    closeDraw: (closed) => closeDraw(deps, closed),
    openStandingOrder: (order) => openStandingOrder(deps, order),
    notifyOfMissedOrder: (missed) => notifyOfMissedOrder(deps, missed),
  };
}

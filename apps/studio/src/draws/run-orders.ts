import { dayText } from "@bellwether/contract/day-text.ts";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import type { DrawCalendar } from "@bellwether/contract/studio/index.ts";
import { after } from "../after.ts";
import { dayOfDraw, localDateOf } from "../calendar/index.ts";
import type {
  DatabasePort,
  DatabaseTimePort,
  GamePorts,
  StakePorts,
  StepPorts,
  StudioTitlesPort,
  TablesPort,
  WalletPort,
} from "../ports.ts";
import { findLastDraw } from "../tables/index.ts";
import { derivedId } from "./buy-tickets.ts";
import { findDrawsOnSale, listUpcoming } from "./list-tickets.ts";
import { claimDueOrders, type DueOrder, endOldSubscriptions, planOrders } from "./order-store.ts";
import { endSubscription, findIdleSubscriptions, findSubscribedTables } from "./subscription-store.ts";
import { takeOrder, tellMissed } from "./take-order.ts";

/** Tickets of standing orders are bought from this long before the draw: a day and some hours, in which the player can still pay in. */
const BUYS_AHEAD_MS = 27 * HOUR_MS;
const MAX_AT_ONCE = 10;

/**
 * Buys the tickets of standing orders that are due, by the database's time. Any node may run it; an order is taken by the node that claims it.
 * @returns how many orders it took.
 */
export async function runOrders(deps: StakePorts & GamePorts): Promise<number> {
  for (const tableId of await findSubscribedTables(deps.database)) await planSafely(deps, tableId);
  let taken = 0;
  for (;;) {
    const now = await deps.databaseTime(deps.database);
    const orders = await claimDueOrders(deps.database, now, MAX_AT_ONCE);
    await Promise.all(orders.map((order) => takeSafely(deps, order)));
    taken += orders.length;
    if (orders.length < MAX_AT_ONCE) return taken;
  }
}

/** A table whose orders cannot be planned must not block the others: it is tried again later. */
async function planSafely(deps: StepPorts & GamePorts & WalletPort, tableId: string): Promise<void> {
  const calendar = deps.tables.get(tableId)?.calendar;
  try {
    await (calendar ? planDueOrders(deps, tableId, calendar) : endWithoutTable(deps, tableId));
  } catch (error) {
    deps.log.error({ err: error, table: tableId }, "the standing orders of a table could not be planned");
  }
}

async function planDueOrders(
  deps: DatabasePort & DatabaseTimePort & TablesPort,
  tableId: string,
  calendar: DrawCalendar,
): Promise<void> {
  const { at, draws } = await listUpcoming(deps, tableId);
  const now = new Date(at);
  await endOldSubscriptions(deps.database, tableId, localDateOf(calendar, now));
  for (const { number, drawsAt } of draws) {
    const at = new Date(drawsAt);
    if (after(at, -BUYS_AHEAD_MS) <= now)
      await planOrders(deps.database, { tableId, number, day: dayOfDraw(calendar, at) }, now);
  }
}

/**
 * Ends the subscriptions at a table whose file or calendar is gone. As long as draws are on sale, the order for the next one does it when it is
 * due, so a file that comes back in time changes nothing. Without a draw on sale a subscription ends once the wallet has told its player.
 */
async function endWithoutTable(deps: StepPorts & GamePorts & WalletPort, tableId: string): Promise<void> {
  const { at, draws } = await findDrawsOnSale(deps, tableId);
  await endOldSubscriptions(deps.database, tableId, dayText(at));
  for (const { number, draws_at: drawsAt } of draws)
    if (after(drawsAt, -BUYS_AHEAD_MS) <= at)
      await planOrders(deps.database, { tableId, number, day: dayOfDraw(undefined, drawsAt) }, at);
  if (draws.length === 0) await tellEnd(deps, tableId);
}

/** The draw in the letter is the table's last one. */
async function tellEnd(deps: StepPorts & StudioTitlesPort & WalletPort, tableId: string): Promise<void> {
  const last = await findLastDraw(deps.database, tableId);
  for (const subscription of await findIdleSubscriptions(deps.database, tableId, MAX_AT_ONCE)) {
    const isTold =
      !last ||
      (await tellMissed(deps, subscription, {
        ...{ tableId, number: last.number, drawsAt: last.draws_at, reason: "unknown_game", hasEnded: true },
        requestId: derivedId(subscription.id, 0, "ended"),
      }));
    if (isTold) await endSubscription(deps.database, subscription, "ended", "unknown_game");
  }
}

/** A failing order must not block the others: it is claimed again later. */
async function takeSafely(deps: StakePorts & GamePorts, order: DueOrder): Promise<void> {
  try {
    await takeOrder(deps, order);
  } catch (error) {
    deps.log.error({ err: error, subscription: order.subscriptionId }, "a standing order failed");
  }
}

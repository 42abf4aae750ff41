import { HOUR_MS } from "@bellwether/contract/durations.ts";
import type {
  DatabasePort,
  DatabaseTimePort,
  GameTermsPort,
  StakePorts,
  StudioTitlesPort,
  TablesPort,
} from "../ports.ts";
import { after } from "../tables/table-step.ts";
import { listUpcoming } from "./list-tickets.ts";
import { localDateOf } from "./next-draws.ts";
import { claimDueOrders, type DueOrder, endOldSubscriptions, planOrders } from "./order-store.ts";
import { takeOrder } from "./take-order.ts";

/** Tickets of standing orders are bought from this long before the draw: a day and some hours, in which the player can still pay in. */
const BUYS_AHEAD_MS = 27 * HOUR_MS;
const MAX_AT_ONCE = 10;

/**
 * Buys the tickets of standing orders that are due, by the database's time. Any node may run it; an order is taken by the node that claims it.
 * @returns how many orders it took.
 */
export async function runOrders(
  studio: StakePorts & GameTermsPort & StudioTitlesPort & TablesPort,
): Promise<number> {
  await planDueOrders(studio);
  let taken = 0;
  for (;;) {
    const now = await studio.databaseTime(studio.database);
    const orders = await claimDueOrders(studio.database, now, MAX_AT_ONCE);
    await Promise.all(orders.map((order) => takeSafely(studio, order)));
    taken += orders.length;
    if (orders.length < MAX_AT_ONCE) return taken;
  }
}

async function planDueOrders(studio: DatabasePort & DatabaseTimePort & TablesPort): Promise<void> {
  for (const { name: tableId, calendar } of studio.tables.values()) {
    if (!calendar) continue;
    const { at, draws } = await listUpcoming(studio, tableId);
    const now = new Date(at);
    await endOldSubscriptions(studio.database, tableId, localDateOf(calendar, now));
    for (const { number, drawsAt } of draws) {
      const draw = { tableId, number, drawsAt: new Date(drawsAt) };
      if (after(draw.drawsAt, -BUYS_AHEAD_MS) <= now) await planOrders(studio.database, calendar, draw, now);
    }
  }
}

/** A failing order must not block the others: it is claimed again later. */
async function takeSafely(
  studio: StakePorts & GameTermsPort & StudioTitlesPort & TablesPort,
  order: DueOrder,
): Promise<void> {
  try {
    await takeOrder(studio, order);
  } catch (error) {
    studio.log.error({ err: error, subscription: order.subscriptionId }, "a standing order failed");
  }
}

import type { PlayerSubscription } from "@bellwether/contract/studio/index.ts";
import { isListedOrder } from "@bellwether/contract/studio/listed-orders.ts";
import type { DatabasePort, DatabaseTimePort, TablesPort } from "../ports.ts";
import { findPlayerSubscriptions, type StoredSubscription } from "./subscription-store.ts";
import { asWireSubscription, stopStored } from "./subscriptions.ts";

type OrderPorts = DatabasePort & DatabaseTimePort & TablesPort;

/**
 * A player's standing orders in all games, active ones first, then the newest: those that the games list. It needs no session of a game, so a
 * player who may not open a game sees them too.
 */
export async function listStandingOrders(deps: OrderPorts, playerId: string): Promise<PlayerSubscription[]> {
  const stored = await findPlayerSubscriptions(deps.database, ownerOf(playerId));
  const now = (await deps.databaseTime(deps.database)).getTime();
  const all = await Promise.all(stored.map((each) => describeOrder(deps, each)));
  return all.filter(({ subscription }) => isListedOrder(subscription, now));
}

/** Stops an own standing order, and returns it as it then is: one that had already ended stays so. Undefined for an unknown id. */
export async function stopStandingOrder(
  deps: OrderPorts,
  playerId: string,
  subscriptionId: string,
): Promise<PlayerSubscription | undefined> {
  const stored = await stopStored(deps.database, ownerOf(playerId), subscriptionId);
  return stored && describeOrder(deps, stored);
}

const ownerOf = (playerId: string) => `player:${playerId}`;

async function describeOrder(deps: OrderPorts, stored: StoredSubscription): Promise<PlayerSubscription> {
  const { gameCode, currency, tableId } = stored;
  const calendar = deps.tables.get(tableId)?.calendar;
  const subscription = await asWireSubscription(deps, calendar, stored);
  return { gameCode, currency, calendar: calendar ?? null, subscription };
}

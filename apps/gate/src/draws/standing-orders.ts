import { type calls, DomainError, type OutputOf } from "@bellwether/contract";
import type { PlayerSubscription } from "@bellwether/contract/studio/index.ts";
import type { Player } from "../players/index.ts";
import type { StandingOrdersPort, TitlesPort } from "../ports.ts";

type Ports = TitlesPort & StandingOrdersPort;

/** The player's standing orders, those that buy tickets first. They are listed whatever the player's market shows by now. */
export async function readStandingOrders(
  deps: Ports,
  { id }: Pick<Player, "id">,
): Promise<OutputOf<typeof calls.standingOrders>> {
  const orders = (await deps.standingOrders?.(id)) ?? [];
  return { orders: orders.map((order) => withTitle(deps, order)) };
}

/**
 * Stops a standing order, and returns it as it then is: `ended` or `over` if it had already ended by itself. The same again changes nothing.
 * @throws DomainError `not_found` for an order that the player does not have.
 */
export async function endStandingOrder(
  deps: Ports,
  { id }: Pick<Player, "id">,
  subscriptionId: string,
): Promise<OutputOf<typeof calls.stopStandingOrder>> {
  const order = await deps.stopStandingOrder?.(id, subscriptionId);
  if (!order) throw new DomainError("not_found", { detail: "no such standing order" });
  return { order: withTitle(deps, order) };
}

function withTitle(
  { titles }: TitlesPort,
  { gameCode, currency, calendar, subscription }: PlayerSubscription,
) {
  const title = titles.find(({ code }) => code === gameCode)?.title ?? gameCode;
  return { game_code: gameCode, title, currency, calendar, subscription };
}

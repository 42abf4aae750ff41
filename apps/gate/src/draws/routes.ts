import { calls } from "@bellwether/contract";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import { type ReadGameList, situationOf } from "../catalogue/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import type { ContentPorts, StandingOrdersPort, StorePorts, TitlesPort } from "../ports.ts";
import type { SignedIn } from "../sessions/index.ts";
import { createDrawReader, type DrawTablesPort } from "./read-draws.ts";
import { readWinnings } from "./read-winnings.ts";
import { addReminder, readReminders, removeReminder } from "./reminders.ts";
import { endStandingOrder, readStandingOrders } from "./standing-orders.ts";

/** Mounts the calls about draws: those that anybody may make, and a player's large wins, reminders and standing orders. */
export function mountDrawResults(
  app: Hono,
  deps: CallPorts & StorePorts & DrawTablesPort & ContentPorts & TitlesPort & StandingOrdersPort,
  listGames: ReadGameList,
): void {
  const reader = createDrawReader(deps);
  const situated = async (
    context: RequestContext,
    signedIn: SignedIn | undefined,
    asked: { country?: string | undefined },
  ) => {
    const situation = situationOf(deps, context, signedIn, asked);
    return {
      country: situation.country,
      listed: await listGames(situation, "desktop"),
      player: signedIn?.player,
    };
  };
  mountCall(app, deps, calls.draws, async ({ input, context, signedIn }) => {
    const { country, listed } = await situated(context, signedIn, input);
    return reader.list({ listed }, country, input);
  });
  mountCall(app, deps, calls.pastDraws, async ({ input, context, signedIn }) =>
    reader.past(await situated(context, signedIn, input), input),
  );
  mountCall(app, deps, calls.pastDraw, async ({ input, context, signedIn }) => {
    const { country, ...rest } = await situated(context, signedIn, input);
    return reader.one(rest, country, input);
  });
  mountCall(app, deps, calls.drawReminders, ({ signedIn }) => readReminders(deps, signedIn.player));
  mountCall(app, deps, calls.setDrawReminder, async ({ input, context, signedIn }) => {
    const { code, number, is_on } = input;
    if (!is_on) return removeReminder(deps, signedIn.player, { code, number });
    const { drawsAt } = await reader.onSale(await situated(context, signedIn, input), { code, number });
    return addReminder(deps, signedIn.player, { code, number, drawsAt });
  });
  mountCall(app, deps, calls.standingOrders, ({ signedIn }) => readStandingOrders(deps, signedIn.player));
  mountCall(app, deps, calls.stopStandingOrder, ({ input, signedIn }) =>
    endStandingOrder(deps, signedIn.player, input.subscription_id),
  );
  mountCall(app, deps, calls.winnings, ({ signedIn }) => readWinnings(deps, signedIn.player));
}

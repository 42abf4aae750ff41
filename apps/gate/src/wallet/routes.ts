import { calls, minorToAmount } from "@bellwether/contract";
import type { Hono } from "hono";
import { readBalance } from "../balance/index.ts";
import { type CallPorts, mountCall } from "../calls/index.ts";
import type { GameSheetPort, LedgerPort, SettingsPort, TitlesPort, TogglesPort } from "../ports.ts";
import { createTicketHistory, gameHistory, netPositionMinor, playSessions } from "../rounds/index.ts";
import { holdsPayouts } from "../verification/index.ts";

export function mountWallet(
  app: Hono,
  deps: CallPorts & LedgerPort & TitlesPort & TogglesPort & SettingsPort<"providers"> & GameSheetPort,
): void {
  const ticketHistory = createTicketHistory(deps);
  mountCall(
    app,
    deps,
    calls.balance,
    async ({ signedIn }) => {
      const { player } = signedIn;
      const balance = await readBalance(deps, player);
      return {
        player_balance_amount: minorToAmount(balance.cashMinor + balance.bonusMinor),
        local_bonus_balance_amount: minorToAmount(balance.bonusMinor),
        player_currency: player.currency,
        version: balance.version,
      };
    },
    { isKept: true },
  );

  mountCall(app, deps, calls.netPosition, async ({ signedIn }) => ({
    net_position: Number(minorToAmount(await netPositionMinor(deps, signedIn.player))),
    player_currency: signedIn.player.currency,
  }));

  mountCall(app, deps, calls.gameHistory, ({ input, signedIn }) => gameHistory(deps, signedIn.player, input));

  mountCall(app, deps, calls.playSessions, ({ input, signedIn }) =>
    playSessions(deps, signedIn.player, input),
  );

  mountCall(app, deps, calls.ticketHistory, async ({ input, signedIn: { player } }) => ({
    ...(await ticketHistory(player, input)),
    holds_payouts: await holdsPayouts(deps.database, player),
  }));
}

import { calls, minorToAmount } from "@bellwether/contract";
import type { Hono } from "hono";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import { gameHistory, netPositionMinor, ticketHistory } from "./history.ts";
import { playSessions } from "./play-sessions.ts";
import { readBalance } from "./read-balance.ts";

export function mountWallet(app: Hono, parts: GateParts): void {
  mountCall(
    app,
    parts,
    calls.balance,
    async ({ signedIn }) => {
      const { player } = signedIn!;
      const balance = await readBalance(parts, player);
      return {
        player_balance_amount: minorToAmount(balance.cashMinor + balance.bonusMinor),
        local_bonus_balance_amount: minorToAmount(balance.bonusMinor),
        player_currency: player.currency,
        version: balance.version,
      };
    },
    { isKept: true },
  );

  mountCall(app, parts, calls.netPosition, async ({ signedIn }) => ({
    net_position: Number(minorToAmount(await netPositionMinor(parts, signedIn!.player))),
    player_currency: signedIn!.player.currency,
  }));

  mountCall(app, parts, calls.gameHistory, ({ input, signedIn }) =>
    gameHistory(parts, signedIn!.player, input),
  );

  mountCall(app, parts, calls.playSessions, ({ input, signedIn }) =>
    playSessions(parts, signedIn!.player, input),
  );

  mountCall(app, parts, calls.ticketHistory, ({ input, signedIn }) =>
    ticketHistory(parts, signedIn!.player, input),
  );
}

import { calls } from "@bellwether/contract";
import type { Hono } from "hono";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import { type BonusRow, tellBonus } from "./bonus.ts";
import { claimCode, findCampaign } from "./claim-code.ts";
import { endBonus } from "./end-bonus.ts";

export function mountBonus(app: Hono, parts: GateParts): void {
  const gameIds = new Map(parts.titles.map((title) => [title.code, title.gameId]));
  const tell = (row: BonusRow) =>
    tellBonus(row, parts.now(), {
      name: findCampaign(parts.campaigns, row.code)?.name ?? "promo.campaign_past",
      gameId: (row.game_code !== null && gameIds.get(row.game_code)) || null,
    });

  mountCall(app, parts, calls.claimCode, async ({ input, signedIn }) =>
    tell(await claimCode(parts, signedIn!.player, input.code)),
  );

  mountCall(app, parts, calls.bonuses, async ({ signedIn }) => {
    const { rows } = await parts.database.query<BonusRow>(
      "SELECT * FROM player_bonus WHERE player_id = $1 ORDER BY claimed_at DESC LIMIT 50",
      [signedIn!.player.id],
    );
    return { bonuses: rows.map(tell) };
  });

  mountCall(app, parts, calls.giveUpBonus, async ({ input, signedIn }) =>
    tell(await endBonus(parts, signedIn!.player, input.id, "given_up")),
  );
}

import { calls, createAddressShare } from "@bellwether/contract";
import type { Hono } from "hono";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import { NO_ADDRESS } from "../http/request-context.ts";
import { tooManyAttempts } from "../http/too-many-attempts.ts";
import { type BonusRow, tellBonus } from "./bonus.ts";
import { claimCode, findCampaign } from "./claim-code.ts";
import { endBonus } from "./end-bonus.ts";

/** Codes that do not exist, from one network: who goes through a list of them gets no further. */
const MAX_CODES_GUESSED = 20;
const GUESSES_COUNT_MS = 15 * 60_000;

export function mountBonus(app: Hono, parts: GateParts): void {
  const gameIds = new Map(parts.titles.map((title) => [title.code, title.gameId]));
  const tell = (row: BonusRow) =>
    tellBonus(row, parts.now(), {
      name: findCampaign(parts.campaigns, row.code)?.name ?? "promo.campaign_past",
      gameId: (row.game_code !== null && gameIds.get(row.game_code)) || null,
    });

  const guesses = createAddressShare(MAX_CODES_GUESSED, GUESSES_COUNT_MS, parts.now);
  mountCall(app, parts, calls.claimCode, async ({ input, context, signedIn }) => {
    const waitMs = context.address === NO_ADDRESS ? 0 : guesses.waitMs(context.address);
    if (waitMs > 0) throw tooManyAttempts(waitMs);
    if (!findCampaign(parts.campaigns, input.code)) guesses.take(context.address);
    return tell(await claimCode(parts, signedIn!.player, input.code));
  });

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

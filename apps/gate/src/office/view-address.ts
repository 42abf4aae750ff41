import { DomainError } from "@bellwether/contract";
import { languagePrefix } from "@bellwether/market";
import type { Actor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { findPlayer } from "../players/index.ts";
import type { SettingsPort, StorePorts } from "../ports.ts";
import { storePlayerView } from "../sessions/index.ts";

/**
 * The address at which the site is shown as a player sees it. Who looks, and why, is recorded before. The token is behind the `#`, so that no
 * server logs it.
 * @throws DomainError `not_found`, or `conflict` for an account that is not open: nobody sees the site with it
 */
export async function viewAddress(
  { database, now, settings }: StorePorts & SettingsPort<"siteUrl">,
  { player_id: playerId, reason }: { player_id: string; reason: string },
  actor: Actor,
): Promise<string> {
  const at = now();
  return database.transaction(async (connection) => {
    const player = await findPlayer(connection, playerId);
    if (!player) throw new DomainError("not_found");
    if (player.status !== "open") throw new DomainError("conflict", { detail: "the account is not open" });
    await appendAudit(connection, {
      ...{ actor, action: "player.see_site", subject: `player:${playerId}`, reason, at },
    });
    const token = await storePlayerView(connection, playerId, at);
    const { brand, language } = player;
    return `${settings.siteUrl(brand)}${languagePrefix(language)}/see-as-player#${token}`;
  });
}

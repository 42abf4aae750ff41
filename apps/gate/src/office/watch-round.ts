import { DomainError } from "@bellwether/contract";
import { readPlayer } from "../players/index.ts";
import type { DatabasePort, InspectionPort, SettingsPort } from "../ports.ts";
import { hasReplays, readRoundRecord } from "../rounds/index.ts";
import type { RoundKey } from "./read-round.ts";

/**
 * The address at which the arcade shows a finished round to somebody who answers the player: it moves no money and knows no balance.
 * @throws DomainError `not_found` for a round that is not the player's, another provider's, or not over yet
 */
export async function watchAddress(
  deps: DatabasePort & InspectionPort & SettingsPort<"providers" | "siteUrl">,
  { playerId, provider, round }: RoundKey,
): Promise<string> {
  const booked = await readRoundRecord(deps.database, playerId, { provider, round });
  const launchUrl = deps.settings.providers[provider]?.launchUrl;
  if (!booked || !launchUrl || !hasReplays(deps, provider)) throw new DomainError("not_found");
  const secret = await deps.allowWatch?.(playerId, round);
  if (secret === undefined) throw new DomainError("not_found");
  const { brand } = await readPlayer(deps.database, playerId);
  const url = new URL(launchUrl, deps.settings.siteUrl(brand));
  url.search = new URLSearchParams({
    ...{ game: booked.game_code, mode: "money", language: "en", brand, bar: "page" },
    watch: secret,
  }).toString();
  return url.href;
}

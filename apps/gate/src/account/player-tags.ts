import type { calls, OutputOf } from "@bellwether/contract";
import { currencies } from "@bellwether/market";
import { lifetimeDepositsMinor } from "../payments/index.ts";
import type { Player } from "../players/index.ts";
import type { DatabasePort } from "../ports.ts";

/** Lifetime deposits that make a player a VIP, in whole euros; scaled in other currencies. */
const VIP_FROM_EUROS = 10_000;

/**
 * Single-word tags about the player, for code that shows or sends something by tag. `auto_tags` are computed from the account now; `tags`
 * were set by people, among them `bonus_abuse`.
 */
export async function playerAutoTags(
  deps: DatabasePort,
  player: Player,
): Promise<OutputOf<typeof calls.playerAutoTags>> {
  const [depositsMinor, { rows }] = await Promise.all([
    lifetimeDepositsMinor(deps, player.id),
    deps.database.query<{ tag: string }>("SELECT tag FROM player_tag WHERE player_id = $1 ORDER BY tag", [
      player.id,
    ]),
  ]);
  const vipFromMinor = BigInt(VIP_FROM_EUROS * currencies[player.currency].scale) * 100n;
  return {
    auto_tags: [
      `country_${player.country.toLowerCase()}`,
      `currency_${player.currency.toLowerCase()}`,
      player.depositsCount > 0 ? "depositor" : "non_depositor",
      player.isActivated ? "activated" : "not_activated",
      ...(depositsMinor >= vipFromMinor ? ["vip"] : []),
      ...(player.newsletter ? ["newsletter"] : []),
      // A partner's name is free text: it is reduced to the form of the other tags.
      ...(player.affiliateTags?.op ? [`affiliate_${asWord(player.affiliateTags.op)}`] : []),
    ],
    tags: rows.map((row) => row.tag),
  };
}

function asWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .slice(0, 40);
}

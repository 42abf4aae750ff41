import { minorToAmount, type PlayerProfile } from "@bellwether/contract";
import { partnerFieldsOf } from "../affiliates/index.ts";
import type { GateParts } from "../gate-parts.ts";
import { readLimitSummary } from "../limits/index.ts";
import { readBalance } from "../wallet/index.ts";
import type { Player } from "./player.ts";
import { hasAcceptedTerms, termsVersionFor } from "./terms.ts";

/** The player as the site reads one at startup [3.06], with the balance of this moment. */
export async function readProfile(parts: GateParts, player: Player): Promise<PlayerProfile> {
  const [balance, limits] = await Promise.all([
    readBalance(parts, player),
    readLimitSummary(parts.database, player.id),
  ]);
  return {
    player_id: player.id,
    player_deposits_count: player.depositsCount,
    player_balance_amount: minorToAmount(balance.cashMinor + balance.bonusMinor),
    local_bonus_balance_amount: minorToAmount(balance.bonusMinor),
    player_currency: player.currency,
    player_email: player.email,
    player_fullname: `${player.firstName} ${player.lastName}`,
    player_displayname: player.firstName,
    player_country: player.country,
    player_channel: player.channel,
    player_activated: player.isActivated,
    player_phone_set: player.phone !== "",
    accepted_tos: hasAcceptedTerms(parts, player),
    timeout_limit: limits.timeout,
    deposit_limits: limits.deposit,
    ...partnerFieldsOf(player.affiliateTags),
    terms_version: termsVersionFor(parts, player),
    last_login: player.previousLoginAt ? Math.floor(player.previousLoginAt.getTime() / 1000) : 0,
  };
}

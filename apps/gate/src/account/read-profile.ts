import { minorToAmount, type PlayerProfile } from "@bellwether/contract";
import { partnerFieldsOf } from "../affiliates/index.ts";
import { readBalance } from "../balance/index.ts";
import { readLimitSummary } from "../limits/index.ts";
import { hasAcceptedTerms, type Player } from "../players/index.ts";
import type { DatabasePort, LedgerPort, TermsPort } from "../ports.ts";

/** The player's profile as the site reads it at startup [3.06], with the current balance. */
export async function readProfile(
  deps: DatabasePort & LedgerPort & TermsPort,
  player: Player,
): Promise<PlayerProfile> {
  const [balance, limits] = await Promise.all([
    readBalance(deps, player),
    readLimitSummary(deps.database, player.id),
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
    accepted_tos: hasAcceptedTerms(deps, player),
    timeout_limit: limits.timeout,
    deposit_limits: limits.deposit,
    ...partnerFieldsOf(player.affiliateTags),
    terms_version: deps.terms.versionFor(player),
    last_login: player.previousLoginAt ? Math.floor(player.previousLoginAt.getTime() / 1000) : 0,
  };
}

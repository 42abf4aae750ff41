import { DomainError } from "@bellwether/contract";
import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import { protectionOf } from "@bellwether/market";
import { accountsOf } from "../limits/index.ts";
import { type Player, playerCan } from "../players/index.ts";

/**
 * Refuses a bonus that the player may not have now. Runs at the claim and again when a deposit would grant it, since the situation may have
 * changed. Run it under the lock of the player's accounts.
 * @throws DomainError `not_activated`, `account_excluded` or `bonus_not_available`
 */
export async function refuseBonus(
  connection: SqlConnection,
  player: Player,
  campaign: Campaign,
  { depositsBefore }: { depositsBefore: number },
): Promise<void> {
  if (player.status !== "open") throw new DomainError("account_excluded");
  if (!playerCan.deposit(player)) throw new DomainError("not_activated");
  if (campaign.excludedCountries.includes(player.country)) throw notAvailable();
  if (campaign.kind !== "cashback" && campaign.onlyFirstDeposit && depositsBefore > 0)
    throw notAvailable("core.error_bonus_first_deposit");
  if (!protectionOf(player.country).bonusAtFirstPlayOnly) return;
  if (campaign.kind === "cashback" || (await hasPlayed(connection, player)))
    throw notAvailable("core.error_bonus_first_play");
}

/** Whether this person has staked or been granted a bonus before, under any account. */
async function hasPlayed(connection: SqlConnection, player: Player): Promise<boolean> {
  const accounts = textArray((await accountsOf(connection, player)).map((account) => account.id));
  const { rows } = await connection.query(
    `SELECT 1 WHERE EXISTS (SELECT 1 FROM wallet_round WHERE player_id = ANY($1::text[]) AND state <> 'cancelled')
       OR EXISTS (SELECT 1 FROM player_bonus WHERE player_id = ANY($1::text[]) AND granted_at IS NOT NULL)`,
    [accounts],
  );
  return rows.length > 0;
}

function notAvailable(message = "core.error_bonus_not_available"): DomainError {
  return new DomainError("bonus_not_available", { fields: { code: message } });
}

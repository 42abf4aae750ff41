import { randomBytes } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import type { GateParts } from "../gate-parts.ts";
import { type Player, playerCan } from "../players/index.ts";
import { type BonusRow, campaignMinor } from "./bonus.ts";
import { endBonus } from "./end-bonus.ts";

/**
 * Claims a campaign's code: it waits for the next deposit that meets its terms. An active bonus whose money is gone makes room.
 * @throws DomainError `bonus_code_unknown`, `bonus_code_expired`, `bonus_code_used`, `bonus_not_available`, `not_activated`.
 */
export async function claimCode(parts: GateParts, player: Player, text: string): Promise<BonusRow> {
  const campaign = findCampaign(parts.campaigns, text);
  const now = parts.now();
  if (!campaign)
    throw new DomainError("bonus_code_unknown", { fields: { code: "core.error_bonus_code_unknown" } });
  const today = now.toISOString().slice(0, 10);
  if (today < campaign.from || today > campaign.until)
    throw new DomainError("bonus_code_expired", { fields: { code: "core.error_bonus_code_expired" } });
  if (!playerCan.deposit(player)) throw new DomainError("not_activated");
  if (campaign.excludedCountries.includes(player.country))
    throw new DomainError("bonus_not_available", { fields: { code: "core.error_bonus_not_available" } });
  await makeRoom(parts, player);
  const { rows } = await parts.database.query<BonusRow>(
    `INSERT INTO player_bonus (id, player_id, code, state, currency, maximum_stake_minor, minimum_deposit_minor, claimed_at, expires_at)
     VALUES ($1, $2, $3, 'waiting', $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING *`,
    [
      randomBytes(10).toString("hex"),
      player.id,
      campaign.code,
      player.currency,
      campaignMinor(campaign.maximumStake, player.currency),
      campaignMinor(campaign.minimumDeposit, player.currency),
      now,
      new Date(now.getTime() + campaign.expiresAfterDays * 86_400_000),
    ],
  );
  if (rows[0]) return rows[0];
  return explainConflict(parts, player, campaign);
}

export function findCampaign(campaigns: readonly Campaign[], code: string): Campaign | undefined {
  return campaigns.find((campaign) => campaign.code === code.trim().toUpperCase());
}

async function explainConflict(parts: GateParts, player: Player, campaign: Campaign): Promise<BonusRow> {
  const { rows } = await parts.database.query<BonusRow>(
    "SELECT * FROM player_bonus WHERE player_id = $1 AND code = $2",
    [player.id, campaign.code],
  );
  // The same code again while it waits is the same claim, so a double click is no error.
  if (rows[0]?.state === "waiting") return rows[0];
  if (rows[0]) throw new DomainError("bonus_code_used", { fields: { code: "core.error_bonus_code_used" } });
  throw new DomainError("bonus_not_available", { fields: { code: "core.error_bonus_already_active" } });
}

/** Ends an active bonus whose money was played away and that no open round can bring back. */
async function makeRoom(parts: GateParts, player: Player): Promise<void> {
  const { rows } = await parts.database.query<BonusRow>(
    "SELECT * FROM player_bonus WHERE player_id = $1 AND state = 'active'",
    [player.id],
  );
  if (rows[0]) await endBonus(parts, player, rows[0].id, "used_up");
}

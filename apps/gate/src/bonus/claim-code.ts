import { randomBytes } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import { type Campaign, campaignIn } from "@bellwether/contract/content/campaign.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { addDays } from "@bellwether/contract/zoned-day.ts";
import type { SqlConnection } from "@bellwether/db";
import { address } from "@bellwether/ledger";
import { marketDay, startOfMarketDay } from "@bellwether/market";
import { type Player, playerCan } from "../players/index.ts";
import type { BooksPorts, ClockPort, PromotionsPort, PushPort, SettingsPort } from "../ports.ts";
import { announceGrant } from "./announce-bonus.ts";
import { type BonusRow, campaignMinor, centsMinor, findCampaign, isWagered } from "./bonus.ts";
import { recordGrant } from "./bonus-event.ts";
import { claimForPerson } from "./claimant.ts";
import { makeRoom } from "./make-room.ts";
import { promotionOf } from "./offered-campaign.ts";
import { type BonusPorts, bonusRefused, whyNoBonus } from "./refuse-bonus.ts";
import { euroCents, takeFromBudget } from "./reward-budget.ts";
import { readRewardedPlayer } from "./rewarded-player.ts";

/**
 * Claims a campaign's code, once per person. A deposit bonus and free spins that require a deposit wait for it; other free spins and a
 * cashback are active at once. An active bonus whose money is used up is ended first. Repeating the same claim returns the same answer.
 * @throws DomainError `bonus_code_unknown`, `bonus_code_expired`, `bonus_code_used`, `bonus_held_by_person`, `bonus_not_available`,
 * `account_excluded`, `not_activated`.
 */
export async function claimCode(
  deps: BooksPorts & BonusPorts & SettingsPort<"providers"> & PushPort,
  player: Player,
  text: string,
): Promise<BonusRow> {
  const campaign = findCampaign(deps.campaigns, text);
  const now = deps.now();
  if (!campaign)
    throw new DomainError("bonus_code_unknown", { fields: { code: "core.error_bonus_code_unknown" } });
  const today = marketDay(player.country, now);
  if (today < campaign.from || today > campaign.until)
    throw new DomainError("bonus_code_expired", { fields: { code: "core.error_bonus_code_expired" } });
  if (campaign.kind === "free_spins" && !deps.titles.some((title) => title.code === campaign.gameCode))
    throw new DomainError("bonus_not_available", { fields: { code: "core.error_bonus_not_available" } });
  if (!playerCan.deposit(player)) throw new DomainError("not_activated");
  if (campaign.kind !== "cashback") await makeRoom(deps, player);

  // Runs under the lock of the player's money: no stake, deposit or exclusion can happen between the checks and the claim.
  const scope = {
    accounts: [{ address: address.playerCash(player.id), currency: player.currency }],
    keys: [],
    transfersAtMost: 0,
  };
  const { row, isNew } = await deps.ledger.batch(scope, now, async (_, connection) => {
    const earlier = await findClaim(connection, player, campaign);
    if (earlier) return { row: earlier, isNew: false };
    const standing = await readRewardedPlayer(deps, connection, player.id);
    const depositsBefore = standing.depositsCount;
    const why = await whyNoBonus(deps, connection, standing, campaign, { depositsBefore, actAt: now });
    if (why !== undefined) throw bonusRefused(why);
    await claimForPerson(connection, standing, campaign.code);
    return { row: await insertClaim(deps, connection, standing, campaign), isNew: true };
  });
  if (isNew && row.state === "active" && row.kind === "free_spins") announceGrant(deps, player, row);
  return row;
}

/** The same claim if it is unchanged since it was made, so that a double click is no error. A claim that has progressed counts as used. */
async function findClaim(
  connection: SqlConnection,
  player: Player,
  campaign: Campaign,
): Promise<BonusRow | undefined> {
  const { rows } = await connection.query<BonusRow>(
    "SELECT * FROM player_bonus WHERE player_id = $1 AND code = $2 AND promotion IS NULL",
    [player.id, campaign.code],
  );
  const row = rows[0];
  if (!row) return undefined;
  const isUntouched =
    row.state === "waiting" ||
    (row.state === "active" && row.minimum_deposit_minor === 0n && row.spins_left === row.spins_total);
  if (isUntouched) return row;
  throw new DomainError("bonus_code_used", { fields: { code: "core.error_bonus_code_used" } });
}

async function insertClaim(
  deps: PromotionsPort & ClockPort,
  connection: SqlConnection,
  player: Player,
  campaign: Campaign,
): Promise<BonusRow> {
  const now = deps.now();
  const terms = termsOf(campaignIn(campaign, player.country), player, now);
  const lastDay = promotionOf(deps.promotions, campaign)?.period.until;
  const spinsCents = euroCents(terms.spinStakeMinor * BigInt(terms.spins), player.currency);
  if (
    spinsCents > 0n &&
    !(await takeFromBudget(connection, { name: campaign.code, euros: campaign.budget }, spinsCents))
  )
    throw bonusRefused("budget_spent");
  const { rows } = await connection.query<BonusRow>(
    `INSERT INTO player_bonus (id, player_id, code, kind, state, currency, maximum_stake_minor, minimum_deposit_minor, wagering_multiple,
       wagering_days, game_code, spin_stake_minor, spins_total, spins_left, spins_expire_at, granted_at, claimed_at, expires_at, budget_cents)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15, $16, $17, $18) ON CONFLICT DO NOTHING RETURNING *`,
    [
      randomBytes(10).toString("hex"),
      player.id,
      campaign.code,
      campaign.kind,
      terms.isActive ? "active" : "waiting",
      player.currency,
      terms.maximumStakeMinor,
      terms.minimumDepositMinor,
      terms.wageringMultiple,
      terms.wageringDays,
      terms.gameCode,
      terms.spinStakeMinor,
      terms.spins,
      terms.spins > 0 ? terms.expiresAt : null,
      terms.isActive && campaign.kind !== "cashback" ? now : null,
      now,
      terms.isActive ? terms.expiresAt : earlierOf(terms.expiresAt, player.country, lastDay),
      spinsCents,
    ],
  );
  const [claimed] = rows;
  if (claimed) {
    if (claimed.granted_at !== null) await recordGrant(connection, claimed, now);
    return claimed;
  }
  throw new DomainError("bonus_not_available", { fields: { code: "core.error_bonus_already_active" } });
}

/** A claim does not wait for a deposit longer than its promotion runs. */
function earlierOf(expiresAt: Date, country: string, lastDay: string | undefined): Date {
  if (lastDay === undefined) return expiresAt;
  const end = startOfMarketDay(country, addDays(lastDay, 1));
  return end < expiresAt ? end : expiresAt;
}

/** The campaign's terms in the player's currency, stored with the claim: they hold even when the campaign changes. */
function termsOf(campaign: Campaign, { currency, country }: Player, now: Date) {
  if (!isWagered(campaign)) {
    // The bonus lasts one week longer than losses count, so that the last week is paid.
    const none = { maximumStakeMinor: 0n, minimumDepositMinor: 0n, wageringMultiple: 0, wageringDays: 0 };
    const expiresAt = startOfMarketDay(country, addDays(campaign.until, 15));
    return { ...none, gameCode: null, spinStakeMinor: 0n, spins: 0, isActive: true, expiresAt };
  }
  const isSpins = campaign.kind === "free_spins";
  const isActive = isSpins && campaign.minimumDeposit === 0;
  const days = isSpins && isActive ? campaign.spinsExpireAfterDays : campaign.expiresAfterDays;
  return {
    // Without wagering there is no maximum stake.
    maximumStakeMinor: campaign.wageringMultiple > 0 ? campaignMinor(campaign.maximumStake, currency) : 0n,
    minimumDepositMinor: campaignMinor(campaign.minimumDeposit, currency),
    wageringMultiple: campaign.wageringMultiple,
    wageringDays: campaign.expiresAfterDays,
    gameCode: isSpins ? campaign.gameCode : null,
    spinStakeMinor: isSpins ? centsMinor(campaign.stakeCents, currency) : 0n,
    spins: isActive ? campaign.rounds : 0,
    isActive,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  };
}

import type { BonusRefusal } from "@bellwether/contract";
import {
  campaignIn,
  type FreeSpinsCampaign,
  type WageredCampaign,
} from "@bellwether/contract/content/campaign.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { type AccountRef, address, type Book, hashInput, type OperationKey } from "@bellwether/ledger";
import type { Player } from "../players/index.ts";
import type { DatabasePort } from "../ports.ts";
import { type BonusRow, bonusFor, findCampaign, isWagered } from "./bonus.ts";
import { recordGrant } from "./bonus-event.ts";
import { promotionOf } from "./offered-campaign.ts";
import { type BonusPorts, whyNoBonus } from "./refuse-bonus.ts";
import { euroCents, takeFromBudget } from "./reward-budget.ts";
import { readRewardedPlayer } from "./rewarded-player.ts";

/** The accounts and keys that a deposit must declare before its batch opens, when a claim may be waiting for it. */
export type DepositBonusPlan =
  | { accounts: [player: AccountRef, campaign: AccountRef]; keys: [OperationKey]; bonusId: string }
  | undefined;

type Batch = { book: Book; connection: SqlConnection };

/** A settled deposit. `id` is the cashier's transaction, `at` the time when the player confirmed it. */
type SettledDeposit = { id: string; amountMinor: bigint; at: Date };

/** What can change before the claim expires; for anything else the claim ends, so that it does not stand in the way of another bonus. */
const passing: readonly BonusRefusal[] = [
  "account_held",
  "account_blocked",
  "account_excluded",
  "at_risk",
  "document_asked",
  "enough_today",
  "not_activated",
  "not_open",
  "opted_out",
  "paused",
  "terms_required",
];

/** Looks for a claim that waits for a deposit. */
export async function planDepositBonus(deps: DatabasePort, player: Player): Promise<DepositBonusPlan> {
  const { rows } = await deps.database.query<BonusRow>(
    "SELECT * FROM player_bonus WHERE player_id = $1 AND state = 'waiting'",
    [player.id],
  );
  const waiting = rows[0];
  if (!waiting) return undefined;
  return {
    bonusId: waiting.id,
    accounts: [
      { address: address.playerBonus(player.id), currency: player.currency },
      { address: address.bonusCampaign(waiting.code), currency: player.currency },
    ],
    keys: [{ source: "bonus", externalId: `grant:${waiting.id}` }],
  };
}

/**
 * Grants the waiting bonus in the deposit's own batch, when the deposit has settled and meets the terms; a deposit that was only authorised
 * or was cancelled never gets here. Returns the bonus if it became active, or if it was ended because it can no longer be granted.
 * @param deposit the player's deposit count already includes it.
 */
export async function grantDepositBonus(
  deps: BonusPorts,
  { book, connection }: Batch,
  { id: playerId }: Player,
  plan: DepositBonusPlan,
  deposit: SettledDeposit,
): Promise<BonusRow | undefined> {
  if (!plan || book.seen(plan.keys[0])) return undefined;
  const { rows } = await connection.query<BonusRow>(
    "SELECT * FROM player_bonus WHERE id = $1 AND state = 'waiting' FOR UPDATE",
    [plan.bonusId],
  );
  const waiting = rows[0];
  const found = waiting && findCampaign(deps.campaigns, waiting.code);
  const now = deps.now();
  if (!waiting || !found || !isWagered(found)) return undefined;
  if (waiting.expires_at && waiting.expires_at <= now) return undefined;
  const player = await readRewardedPlayer(deps, connection, playerId);
  const campaign = campaignIn(found, player.country);
  // A promotion must be open when the deposit is made. Without a promotion only the day of the claim matters.
  const actAt = promotionOf(deps.promotions, found) ? deposit.at : waiting.claimed_at;
  const depositsBefore = player.depositsCount - 1;
  const why = await whyNoBonus(deps, connection, player, found, { depositsBefore, actAt });
  if (why !== undefined) return passing.includes(why) ? undefined : endWaiting(connection, waiting);
  if (deposit.amountMinor < waiting.minimum_deposit_minor) return undefined;
  const amountMinor =
    campaign.kind === "deposit" ? bonusFor(campaign, deposit.amountMinor, player.currency) : 0n;
  if (campaign.kind === "deposit" && amountMinor <= 0n) return undefined;
  const worthMinor =
    campaign.kind === "deposit" ? amountMinor : waiting.spin_stake_minor * BigInt(campaign.rounds);
  const cents = euroCents(worthMinor, player.currency);
  if (!(await takeFromBudget(connection, { name: found.code, euros: found.budget }, cents)))
    return endWaiting(connection, waiting);
  await connection.query("UPDATE player_bonus SET budget_cents = $2 WHERE id = $1", [waiting.id, cents]);
  if (campaign.kind === "free_spins") return grantSpins(connection, waiting, campaign, deposit, now);
  book.apply({
    key: plan.keys[0],
    inputHash: hashInput(["grant", waiting.id]),
    transfers: [{ debit: plan.accounts[1], credit: plan.accounts[0], amountMinor, kind: "bonus_granted" }],
    answer: () => String(amountMinor),
  });
  const terms = betterTerms(waiting, campaign);
  const granted = await connection.query<BonusRow>(
    `UPDATE player_bonus SET state = 'active', amount_minor = $2, wagering_required_minor = $3, wagering_multiple = $4, expires_at = $5,
       granted_at = $6, deposit_id = $7 WHERE id = $1 RETURNING *`,
    [
      waiting.id,
      amountMinor,
      amountMinor * BigInt(terms.multiple),
      terms.multiple,
      new Date(now.getTime() + terms.days * DAY_MS),
      now,
      deposit.id,
    ],
  );
  const bonus = onlyRow(granted.rows);
  await recordGrant(connection, bonus, now);
  return bonus;
}

async function grantSpins(
  connection: SqlConnection,
  waiting: BonusRow,
  campaign: FreeSpinsCampaign,
  deposit: SettledDeposit,
  now: Date,
): Promise<BonusRow> {
  const terms = betterTerms(waiting, campaign);
  const { rows } = await connection.query<BonusRow>(
    `UPDATE player_bonus SET state = 'active', spins_total = $2, spins_left = $2, spins_expire_at = $3, expires_at = $3, granted_at = $4,
       deposit_id = $5, wagering_multiple = $6, wagering_days = $7, play_first_minor = $8 WHERE id = $1 RETURNING *`,
    [
      waiting.id,
      campaign.rounds,
      new Date(now.getTime() + campaign.spinsExpireAfterDays * DAY_MS),
      now,
      deposit.id,
      terms.multiple,
      terms.days,
      terms.multiple === 0 ? deposit.amountMinor : 0n,
    ],
  );
  const spins = onlyRow(rows);
  await recordGrant(connection, spins, now);
  return spins;
}

/** The terms at the time of the claim or today's, whichever is better for the player, for each term separately. */
function betterTerms(waiting: BonusRow, campaign: WageredCampaign): { multiple: number; days: number } {
  const { wagering_multiple: multiple, wagering_days: days } = waiting;
  // Claims made before terms were stored have zeros here; so do bonuses without wagering.
  if (days === 0 || multiple === 0)
    return { multiple: campaign.wageringMultiple, days: campaign.expiresAfterDays };
  return {
    multiple: Math.min(multiple, campaign.wageringMultiple),
    days: Math.max(days, campaign.expiresAfterDays),
  };
}

async function endWaiting(connection: SqlConnection, { id }: BonusRow): Promise<BonusRow> {
  const { rows } = await connection.query<BonusRow>(
    "UPDATE player_bonus SET state = 'expired' WHERE id = $1 RETURNING *",
    [id],
  );
  return onlyRow(rows);
}

import type { SqlConnection } from "@bellwether/db";
import { type AccountRef, address, type Book, hashInput, type OperationKey } from "@bellwether/ledger";
import type { GateParts } from "../gate-parts.ts";
import type { Player } from "../players/index.ts";
import { type BonusRow, bonusFor } from "./bonus.ts";
import { findCampaign } from "./claim-code.ts";

/** What a deposit must name before its batch opens, when a claim may be waiting for it. */
export type DepositBonusPlan = { accounts: AccountRef[]; keys: OperationKey[]; bonusId: string } | undefined;

/** Looks for a claim that waits for a deposit. */
export async function planDepositBonus(parts: GateParts, player: Player): Promise<DepositBonusPlan> {
  const { rows } = await parts.database.query<BonusRow>(
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

/** Grants the waiting bonus in the deposit's own batch, when the deposit meets its terms. Answers the bonus if it became active. */
export async function grantDepositBonus(
  parts: GateParts,
  { book, connection }: { book: Book; connection: SqlConnection },
  player: Player,
  plan: DepositBonusPlan,
  depositMinor: bigint,
): Promise<BonusRow | undefined> {
  if (!plan) return undefined;
  const { rows } = await connection.query<BonusRow>(
    "SELECT * FROM player_bonus WHERE id = $1 AND state = 'waiting' FOR UPDATE",
    [plan.bonusId],
  );
  const waiting = rows[0];
  const campaign = waiting && findCampaign(parts.campaigns, waiting.code);
  const now = parts.now();
  if (
    !waiting ||
    !campaign ||
    depositMinor < waiting.minimum_deposit_minor ||
    (waiting.expires_at && waiting.expires_at <= now)
  )
    return undefined;
  const amountMinor = bonusFor(campaign, depositMinor, player.currency);
  if (amountMinor <= 0n || book.seen(plan.keys[0]!)) return undefined;
  book.apply({
    key: plan.keys[0]!,
    inputHash: hashInput(["grant", waiting.id]),
    transfers: [{ debit: plan.accounts[1]!, credit: plan.accounts[0]!, amountMinor, kind: "bonus_granted" }],
    answer: () => String(amountMinor),
  });
  const requiredMinor = amountMinor * BigInt(campaign.wageringMultiple);
  const expiresAt = new Date(now.getTime() + campaign.expiresAfterDays * 86_400_000);
  const granted = await connection.query<BonusRow>(
    "UPDATE player_bonus SET state = 'active', amount_minor = $2, wagering_required_minor = $3, expires_at = $4 WHERE id = $1 RETURNING *",
    [waiting.id, amountMinor, requiredMinor, expiresAt],
  );
  return granted.rows[0];
}

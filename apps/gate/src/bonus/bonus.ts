import type { calls, OutputOf } from "@bellwether/contract";
import { minorToAmount } from "@bellwether/contract";
import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import { type Currency, currencies } from "@bellwether/market";

export type BonusState = "waiting" | "active" | "completed" | "expired" | "given_up" | "used_up";

/** A row of `player_bonus`. */
export type BonusRow = {
  id: string;
  player_id: string;
  code: string;
  state: BonusState;
  currency: Currency;
  amount_minor: bigint;
  wagering_required_minor: bigint;
  wagered_minor: bigint;
  maximum_stake_minor: bigint;
  minimum_deposit_minor: bigint;
  claimed_at: Date;
  expires_at: Date | null;
};

/** A campaign's whole euros in minor units of the player's currency. */
export function campaignMinor(wholeEuros: number, currency: Currency): bigint {
  return BigInt(wholeEuros * currencies[currency].scale) * 100n;
}

/** Bonus that a deposit earns: its share, at most the campaign's largest, rounded down to the minor unit. */
export function bonusFor(campaign: Campaign, depositMinor: bigint, currency: Currency): bigint {
  const share = (depositMinor * BigInt(campaign.percent)) / 100n;
  const most = campaignMinor(campaign.maximumBonus, currency);
  return share < most ? share : most;
}

/** How much of a stake counts as wagered, in percent: the smallest share among the game's categories. */
export function contributionPercent(campaign: Campaign | undefined, categories: readonly string[]): number {
  if (!campaign) return 0;
  const shares = categories
    .map((category) => campaign.contributionPercent.byCategory[category])
    .filter((share) => share !== undefined);
  return shares.length > 0 ? Math.min(...shares) : campaign.contributionPercent.default;
}

export function tellBonus(row: BonusRow, name: string): OutputOf<typeof calls.claimCode> {
  return {
    bonus_id: row.id,
    code: row.code,
    name,
    state: row.state,
    amount: minorToAmount(row.amount_minor),
    wagering_required: minorToAmount(row.wagering_required_minor),
    wagered: minorToAmount(
      row.wagered_minor < row.wagering_required_minor ? row.wagered_minor : row.wagering_required_minor,
    ),
    maximum_stake: minorToAmount(row.maximum_stake_minor),
    minimum_deposit: minorToAmount(row.minimum_deposit_minor),
    currency: row.currency,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

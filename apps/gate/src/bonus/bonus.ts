import { type calls, minorToAmount, type OutputOf, plainCode } from "@bellwether/contract";
import {
  type Campaign,
  campaignIn,
  ownBonusIn,
  type WageredCampaign,
} from "@bellwether/contract/content/campaign.ts";
import type { ContributionShares } from "@bellwether/contract/content/contribution.ts";
import { dayText } from "@bellwether/contract/day-text.ts";
import { bonusByHand, type Currency, currencies, payablePart } from "@bellwether/market";
import type { CampaignsPort, PromotionsPort } from "../ports.ts";

export type BonusKind = Campaign["kind"];
export type BonusState = OutputOf<typeof calls.claimCode>["state"];

/** A row of `player_bonus`; amounts in minor units of `currency`. The migrations document each column. */
export type BonusRow = {
  id: string;
  player_id: string;
  code: string;
  kind: BonusKind;
  state: BonusState;
  currency: Currency;
  amount_minor: bigint;
  wagering_multiple: number;
  wagering_days: number;
  wagering_required_minor: bigint;
  wagered_minor: bigint;
  maximum_stake_minor: bigint;
  minimum_deposit_minor: bigint;
  game_code: string | null;
  spin_stake_minor: bigint;
  spins_total: number;
  spins_left: number;
  spins_open: number;
  are_tickets: boolean;
  spins_expire_at: Date | null;
  last_spin_at: Date | null;
  converted_minor: bigint;
  taken_back_minor: bigint;
  staked_minor: bigint;
  low_risk_minor: bigint;
  review: string | null;
  deposit_id: string | null;
  promotion: string | null;
  occasion: string | null;
  prize_occasion: string | null;
  hand_reference: string | null;
  play_first_minor: bigint;
  claimed_at: Date;
  granted_at: Date | null;
  expires_at: Date | null;
};

/** Converts a campaign's whole euros into minor units of the player's currency. */
export function campaignMinor(wholeEuros: number, currency: Currency): bigint {
  return centsMinor(wholeEuros * 100, currency);
}

/** Converts euro cents into minor units of the player's currency. */
export function centsMinor(euroCents: number, currency: Currency): bigint {
  return BigInt(euroCents * currencies[currency].scale);
}

/** The bonus that a deposit earns: a percentage of it, at most the campaign's maximum, rounded down to a payable amount. */
export function bonusFor(
  campaign: Extract<Campaign, { kind: "deposit" }>,
  depositMinor: bigint,
  currency: Currency,
): bigint {
  const share = payablePart(currency, (depositMinor * BigInt(campaign.percent)) / 100n);
  const most = campaignMinor(campaign.maximumBonus, currency);
  return share < most ? share : most;
}

/** The budget from which the office gives bonuses in a month of UTC, and their code. */
export const handCode = (at: Date) => `BY-HAND-${dayText(at).slice(0, 7)}`;
const isHandCode = (code: string) => /^BY-HAND-\d{4}-\d{2}$/.test(code);

/**
 * How games count in a country towards the wagering of a bonus: of a campaign by its code, of a promotion by its name, or of one that the
 * office gave.
 */
export function findShares(
  { campaigns, promotions }: CampaignsPort & PromotionsPort,
  code: string,
  country: string | undefined,
): ContributionShares | undefined {
  if (isHandCode(code)) return bonusByHand.contributionPercent;
  const campaign = findCampaign(campaigns, code);
  if (campaign) return isWagered(campaign) ? campaignIn(campaign, country).contributionPercent : undefined;
  const bonus = promotions.find(({ name }) => name === code)?.bonus;
  return bonus && ownBonusIn(bonus, country).contributionPercent;
}

/** The text key of a bonus's name. */
export function nameOfBonus(
  campaigns: readonly Campaign[],
  {
    code,
    prize_occasion: occasion,
    hand_reference: hand,
  }: Pick<BonusRow, "code" | "prize_occasion" | "hand_reference">,
): string {
  if (hand !== null) return "promo.campaign_by_hand";
  if (occasion !== null) return "promo.campaign_prize";
  return findCampaign(campaigns, code)?.name ?? "promo.campaign_past";
}

export function isWagered(campaign: Campaign): campaign is WageredCampaign {
  return campaign.kind !== "cashback";
}

/** The bonus as the player sees it. Expired free spins are not counted as left. */
export function showBonus(
  row: BonusRow,
  now: Date,
  { name, gameId }: { name: string; gameId: number | null },
): OutputOf<typeof calls.claimCode> {
  const { wagered_minor: wagered, wagering_required_minor: required } = row;
  const areSpinsOver = row.spins_expire_at !== null && row.spins_expire_at <= now;
  return {
    bonus_id: row.id,
    kind: row.kind,
    code: row.code,
    name,
    state: row.state,
    amount: minorToAmount(row.amount_minor),
    wagering_required: minorToAmount(required),
    wagered: minorToAmount(wagered < required ? wagered : required),
    maximum_stake: minorToAmount(row.maximum_stake_minor),
    minimum_deposit: minorToAmount(row.minimum_deposit_minor),
    game_id: gameId,
    spin_stake: minorToAmount(row.spin_stake_minor),
    play_first: minorToAmount(row.play_first_minor),
    played_first: minorToAmount(
      row.staked_minor < row.play_first_minor ? row.staked_minor : row.play_first_minor,
    ),
    spins_total: row.spins_total,
    spins_left: row.state === "active" && !areSpinsOver ? row.spins_left : 0,
    spins_expire_at: row.spins_expire_at?.toISOString() ?? null,
    currency: row.currency,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

export function findCampaign(campaigns: readonly Campaign[], code: string): Campaign | undefined {
  return campaigns.find((campaign) => campaign.code === plainCode(code));
}

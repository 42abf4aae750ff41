import { type BonusRefusal, DomainError } from "@bellwether/contract";
import { bonusRefusalKey } from "@bellwether/contract/bonus-refusal.ts";
import { type Campaign, campaignIn } from "@bellwether/contract/content/campaign.ts";
import type { SqlConnection } from "@bellwether/db";
import type { OpenOfferPorts, TermsPort } from "../ports.ts";
import { mayReceive } from "./may-receive.ts";
import { offeredCampaign } from "./offered-campaign.ts";
import { givenCents } from "./reward-budget.ts";
import type { RewardedPlayer } from "./rewarded-player.ts";

/** What decides about a bonus: the offers, what of them is stopped, the terms that the player accepted, and the time. */
export type BonusPorts = OpenOfferPorts & TermsPort;

/**
 * Why a player may not have a campaign's bonus now, undefined if the player may. Ask at the claim and again when a deposit would
 * grant it, since the situation may have changed. Run it under the lock of the player's accounts.
 * @param player read under that lock.
 * @param actAt when the player claimed, or made the deposit.
 */
export async function whyNoBonus(
  deps: BonusPorts,
  connection: SqlConnection,
  player: RewardedPlayer,
  campaign: Campaign,
  { depositsBefore, actAt }: { depositsBefore: number; actAt: Date },
): Promise<BonusRefusal | undefined> {
  const answer = mayReceive(player, offeredCampaign(deps, campaign), deps.now(), actAt);
  if (!answer.may) return answer.why;
  if (campaign.kind !== "cashback" && campaign.onlyFirstDeposit && depositsBefore > 0)
    return "not_first_deposit";
  const given = await givenCents(connection, { name: campaign.code });
  const left = BigInt(campaign.budget) * 100n - given;
  return left < leastCents(campaignIn(campaign, player.country)) ? "budget_spent" : undefined;
}

/** The least that a campaign gives, in euro cents. */
function leastCents(campaign: Campaign): bigint {
  if (campaign.kind === "cashback") return BigInt(campaign.minimumPayout * 100);
  if (campaign.kind === "free_spins") return BigInt(campaign.rounds * campaign.stakeCents);
  const { percent, minimumDeposit, maximumBonus } = campaign;
  return BigInt(Math.min(percent * minimumDeposit, maximumBonus * 100));
}

/** The answer to a claim that is refused; its message says why, and what the player can do about it. */
export function bonusRefused(why: BonusRefusal): DomainError {
  if (why === "account_excluded" || why === "not_activated") return new DomainError(why);
  return new DomainError("bonus_not_available", { fields: { code: bonusRefusalKey(why) } });
}

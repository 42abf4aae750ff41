import { type calls, minorToAmount, type OutputOf } from "@bellwether/contract";
import { campaignIn, type DepositCampaign } from "@bellwether/contract/content/campaign.ts";
import { marketDay } from "@bellwether/market";
import type { Player } from "../players/index.ts";
import type { DatabasePort } from "../ports.ts";
import { type BonusRow, campaignMinor } from "./bonus.ts";
import { isHeldByAnother } from "./claimant.ts";
import { type BonusPorts, whyNoBonus } from "./refuse-bonus.ts";
import { readRewardedPlayer } from "./rewarded-player.ts";

type WelcomeBonus = OutputOf<typeof calls.paymentMethods>["welcome_bonus"];

/**
 * The bonus that the player's first deposit can earn, by the same checks as its claim: the current campaign, market, exclusion, earlier
 * deposits, another bonus, another account of the same person. Undefined where the claim would be refused.
 */
export async function offerWelcomeBonus(
  deps: DatabasePort & BonusPorts,
  player: Player,
): Promise<WelcomeBonus> {
  const today = marketDay(player.country, deps.now());
  const found = deps.campaigns.find(
    (each): each is DepositCampaign =>
      each.kind === "deposit" && each.onlyFirstDeposit && each.from <= today && today <= each.until,
  );
  if (!found) return null;
  const campaign = campaignIn(found, player.country);
  const standing = await readRewardedPlayer(deps, deps.database, player.id);
  const moment = { depositsBefore: player.depositsCount, actAt: deps.now() };
  if ((await whyNoBonus(deps, deps.database, standing, found, moment)) !== undefined) return null;
  const { rows } = await deps.database.query<Pick<BonusRow, "code" | "state">>(
    `SELECT code, state FROM player_bonus
     WHERE player_id = $1 AND (code = $2 OR (state IN ('waiting', 'active') AND kind <> 'cashback'))`,
    [player.id, campaign.code],
  );
  const isWaiting = rows.some(({ code, state }) => code === campaign.code && state === "waiting");
  if (rows.length > 0 && !isWaiting) return null;
  if (!isWaiting && (await isHeldByAnother(deps.database, player, campaign.code))) return null;
  const amount = (wholeEuros: number) => minorToAmount(campaignMinor(wholeEuros, player.currency));
  return {
    code: campaign.code,
    claimed: isWaiting,
    percent: campaign.percent,
    minimum_deposit: amount(campaign.minimumDeposit),
    maximum_bonus: amount(campaign.maximumBonus),
    wagering_multiple: campaign.wageringMultiple,
    maximum_stake: amount(campaign.maximumStake),
    expires_after_days: campaign.expiresAfterDays,
  };
}

import type { CashbackRule } from "@bellwether/contract/content/rewards/cashback-rule.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { cashbackFor } from "../../bonus/index.ts";
import { readPlayer } from "../../players/index.ts";
import { lostBetween } from "../../rounds/index.ts";
import { type DueReward, type GrantOutcome, type GrantPorts, grantReward } from "../grants/grant-reward.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";

/** How long a cashback waits for a round that is still open when its window ends. */
const MAX_WAIT_MS = DAY_MS;

/** Pays one player's cashback of one window, once the rounds have ended. No row remains if the loss is below the minimum. */
export function giveCashback(
  deps: GrantPorts,
  offer: RewardOffer<CashbackRule>,
  due: DueReward,
): Promise<GrantOutcome> {
  const giftFor: Parameters<typeof grantReward>[3] = async (connection) => {
    const { currency } = await readPlayer(connection, due.playerId);
    const { lostMinor, isUnderWay } = await lostBetween(connection, due.playerId, due, offer.gameCodes);
    if (isUnderWay && deps.now().getTime() < due.until.getTime() + MAX_WAIT_MS) return "waits";
    const amountMinor = cashbackFor(cashbackTerms(offer.rule), lostMinor, { currency });
    return amountMinor === 0n ? "nothing" : { amountMinor, basis: { lostMinor: String(lostMinor) } };
  };
  return grantReward(deps, offer, due, giftFor, "promo.campaign_reward_cashback");
}

/** The rule's terms in the format of a campaign. */
export const cashbackTerms = ({ percent, minimum, maximum }: CashbackRule) => ({
  percent,
  minimumPayout: minimum,
  maximumPayout: maximum,
});

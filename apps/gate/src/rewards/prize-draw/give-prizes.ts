import { type PrizeDrawRule, prizesInOrder } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { currencies } from "@bellwether/market";
import { readPlayer } from "../../players/index.ts";
import { type DueReward, type GrantOutcome, type GrantPorts, grantReward } from "../grants/grant-reward.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { wonIn } from "./hold-draws.ts";

/** Pays one winner of a draw everything that their numbers have won, as one grant. */
export function givePrizes(
  deps: GrantPorts,
  offer: RewardOffer<PrizeDrawRule>,
  due: DueReward,
): Promise<GrantOutcome> {
  const giftFor: Parameters<typeof grantReward>[3] = async (connection) => {
    const { currency } = await readPlayer(connection, due.playerId);
    const { prizes, numbers, places, number } = await wonIn(connection, due);
    const inOrder = prizesInOrder(prizes ?? []);
    const euros = places.reduce((sum, place) => sum + (inOrder[place]?.cash ?? 0), 0);
    return {
      amountMinor: BigInt(euros * currencies[currency].scale) * 100n,
      basis: { draw: number, winningNumbers: numbers },
    };
  };
  return grantReward(deps, offer, due, giftFor, "promo.campaign_reward_prize");
}

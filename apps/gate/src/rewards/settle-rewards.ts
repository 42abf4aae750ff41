import { forEachItem } from "../jobs/index.ts";
import type { PromotionsPort, TitlesPort } from "../ports.ts";
import type { RewardPorts } from "./grants/reward-kind.ts";
import { type RewardOffer, rewardOffers } from "./grants/reward-offer.ts";
import { rewardKindOf } from "./reward-kinds.ts";

/**
 * Gives what promotions owe. Any number of nodes may run it, and a node that is killed leaves nothing half done. Returns how many rewards
 * were given.
 * @throws when something failed, after all other promotions were settled.
 */
export async function settleRewards(
  deps: RewardPorts & PromotionsPort & TitlesPort,
  signal?: AbortSignal,
): Promise<number> {
  let given = 0;
  const settle = async (offer: RewardOffer) => {
    given += await rewardKindOf(offer).settle(deps, offer, signal);
  };
  await forEachItem(deps, rewardOffers(deps), settle, { nameOf: ({ promotion }) => promotion.name, signal });
  return given;
}

import type { RewardRuleKind } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { forEachItem } from "../jobs/index.ts";
import type { RewardPorts } from "./grants/reward-kind.ts";
import { type RewardOffer, type RewardOfferPorts, rewardOffers } from "./grants/reward-offer.ts";
import { rewardKindOf } from "./reward-kinds.ts";

/**
 * Gives what promotions owe. Any number of nodes may run it, and a node that is killed leaves nothing half done. Returns how many rewards
 * were given.
 * @param kind only promotions of this kind.
 * @throws when something failed, after all other promotions were settled.
 */
export async function settleRewards(
  deps: RewardPorts & RewardOfferPorts,
  signal?: AbortSignal,
  kind?: RewardRuleKind,
): Promise<number> {
  let given = 0;
  const settle = async (offer: RewardOffer) => {
    given += await rewardKindOf(offer).settle(deps, offer, signal);
  };
  const offers = rewardOffers(deps).filter(({ rule }) => kind === undefined || rule.kind === kind);
  await forEachItem(deps, offers, settle, { nameOf: ({ promotion }) => promotion.name, signal });
  return given;
}

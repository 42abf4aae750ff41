import type { RewardRule, RewardRuleKind } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { cashback } from "./cashback/cashback-kind.ts";
import { cashDrop } from "./drops/cash-drop-kind.ts";
import { freeSpins } from "./free-spins/free-spins-kind.ts";
import type { RewardKind } from "./grants/reward-kind.ts";
import type { RewardOffer } from "./grants/reward-offer.ts";
import { prizeDraw } from "./prize-draw/prize-draw-kind.ts";
import { tournament } from "./tournaments/tournament-kind.ts";

const kinds: { [Kind in RewardRuleKind]: RewardKind<Extract<RewardRule, { kind: Kind }>> } = {
  cashback,
  "prize-draw": prizeDraw,
  "free-spins": freeSpins,
  tournament,
  "cash-drop": cashDrop,
};

/** The kind of an offer's rule, together with the offer as that kind knows it. */
export function rewardKindOf(offer: RewardOffer): RewardKind<RewardRule> {
  return kinds[offer.rule.kind] as RewardKind<RewardRule>;
}

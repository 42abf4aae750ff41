export { checkReward } from "./check-reward.ts";
export { playableRewards, storeRewards } from "./offer-reward.ts";
export { deletePastRewards, type RewardEnds, rewardEnds } from "./reward-ends.ts";

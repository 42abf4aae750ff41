export { checkReward } from "./check-reward.ts";
export { playableRewards, storeRewards } from "./offer-reward.ts";
export { freeRoundsData } from "./personal-data.ts";
export { deletePastRewards, type RewardEnds, rewardEnds } from "./reward-ends.ts";

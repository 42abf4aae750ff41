export { createUnseenAwards, sweepUnseenAwards } from "./awards/unseen-awards.ts";
export {
  findUnplayedRewards,
  listEarningDeposits,
  loseRewardsOf,
  loseUnplayedRewards,
} from "./lose-unplayed.ts";
export { awardMissions } from "./missions/award-missions.ts";
export { sweepMissions } from "./missions/sweep-missions.ts";
export { listParcels, type Parcel, sendParcel } from "./parcels/send-parcel.ts";
export { sweepParcels } from "./parcels/sweep-parcels.ts";
export { rewardsData } from "./personal-data.ts";
export { type RewardReport, rewardReport } from "./reward-report.ts";
export { settleRewards } from "./settle-rewards.ts";
export { createBoards } from "./tournaments/announce-boards.ts";
export { rewardPromises } from "./verify-rewards.ts";
export { watchRewards } from "./watch-rewards.ts";

export const rewardsMigrations = { part: "rewards", folder: new URL("./migrations/", import.meta.url) };

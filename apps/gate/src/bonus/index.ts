export {
  type ActiveBonus,
  type ActiveBonuses,
  loadActiveBonuses,
  loadPastBonuses,
  type PastBonus,
  saveActiveBonuses,
} from "./active-bonus.ts";
export { announceBonus, announceFinishedBonus, announceGrant } from "./announce-bonus.ts";
export { type BonusRow, centsMinor, findCampaign, findShares } from "./bonus.ts";
export { endedBonusEvents } from "./bonus-event.ts";
export { type BonusLiability, bonusLiability } from "./bonus-liability.ts";
export { claimCode } from "./claim-code.ts";
export { type ClaimingPerson, claimForPerson, otherAccountsAmong } from "./claimant.ts";
export { expireBonuses, giveUpBonuses, MAX_SPIN_REPORT_DELAY_MS, revokeDepositBonus } from "./end-bonus.ts";
export {
  addSpinWin,
  endSpin,
  refuseSpin,
  removeSpinWin,
  returnSpin,
  type SpinRefusal,
  useSpin,
  waitsForSpins,
} from "./free-spins.ts";
export { type BonusGift, giveBonus, hasOtherBonus } from "./give-bonus.ts";
export { giveHandBonus, handScope, weighHandBonus } from "./give-by-hand.ts";
export {
  changeSpinsGame,
  endDrawnTickets,
  giveSpins,
  openTicketsById,
  type SpinsGift,
} from "./give-spins.ts";
export { grantDepositBonus, planDepositBonus } from "./grant-bonus.ts";
export { findSpins, liveRewards } from "./live-rewards.ts";
export { makeRoom } from "./make-room.ts";
export { isOpenOn, mayReceive, type RewardAnswer, waits } from "./may-receive.ts";
export { offerWelcomeBonus } from "./offer-welcome-bonus.ts";
export { offeredCampaign } from "./offered-campaign.ts";
export { cashbackFor, payCashback } from "./pay-cashback.ts";
export { bonusData } from "./personal-data.ts";
export { listPlayerBonuses } from "./player-bonuses.ts";
export { readGifts } from "./read-gifts.ts";
export type { BonusPorts } from "./refuse-bonus.ts";
export {
  type BonusInReview,
  listBonusesInReview,
  openBonuses,
  releaseBonus,
  revokeReviewedBonus,
} from "./review-bonus.ts";
export {
  BUDGET_ALARM_RATIO,
  euroCents,
  givenCents,
  mayStillGive,
  type RewardBudget,
  takeFromBudget,
  usedBudget,
} from "./reward-budget.ts";
export { type RewardedPlayer, readRewardedPlayer } from "./rewarded-player.ts";
export { findUnplayedBonus, planTakenBonus, takeUnplayedBonus } from "./unplayed-bonus.ts";
export { bonusPromises } from "./verify-bonuses.ts";
export { countLowRisk, countsWagers, countWager, reviewReason, uncountWager } from "./wagering.ts";
export { watchBonuses } from "./watch-bonuses.ts";

export const bonusMigrations = { part: "bonus", folder: new URL("./migrations/", import.meta.url) };

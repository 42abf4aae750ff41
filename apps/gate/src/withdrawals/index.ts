export { approveAlone, approveByTwo, refuseHeldPayout, refuseWithdrawalWithin } from "./decide-withdrawal.ts";
export {
  countWaitingReviews,
  listReviews,
  type ReviewPlace,
} from "./list-withdrawals.ts";
export type { PayoutDecision, PayoutDeskPort } from "./payout-desk.ts";
export { withdrawalsData } from "./personal-data.ts";
export { reasonsNow } from "./review-reasons.ts";
export { tellCashier } from "./tell-cashier.ts";
export { watchWithdrawals } from "./watch-withdrawals.ts";
export { withdrawalFollower } from "./withdrawal-follower.ts";
export {
  isOverridden,
  leaveReview,
  needsTwoPersons,
  readReview,
  takeReview,
  type WithdrawalReview,
} from "./withdrawal-review.ts";

export const withdrawalsMigrations = {
  part: "withdrawals",
  folder: new URL("./migrations/", import.meta.url),
};

import type { DepositFollower } from "./deposit-follower.ts";
import type { PayoutFollower } from "./payout-follower.ts";

/** The modules that act when money has come in, and those that act on withdrawals, each in its order. */
export type PaymentFollowers = {
  deposits: readonly DepositFollower[];
  payouts: readonly PayoutFollower[];
};

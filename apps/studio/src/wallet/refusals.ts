import type { Hub88Reply, Hub88Status } from "@bellwether/contract/hub88.ts";
import type { StudioErrorCode } from "@bellwether/contract/studio/index.ts";

/**
 * The statuses by which a wallet confirms that it took nothing, with the error code for the player. After any other status a stake is
 * rolled back, since it may have been taken.
 */
const refusals: Partial<Record<Hub88Status, StudioErrorCode>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: "not_enough_money",
  RS_ERROR_LIMIT_REACHED: "limit_reached",
  RS_ERROR_USER_DISABLED: "player_disabled",
  RS_ERROR_INVALID_TOKEN: "session_ended",
  RS_ERROR_TOKEN_EXPIRED: "session_ended",
};

/** A limit that the player has not set has a code of its own. */
const limits: Partial<Record<NonNullable<Hub88Reply["cause"]>, StudioErrorCode>> = {
  bonus_maximum: "bonus_maximum",
  reality_check: "reality_check_due",
};

/**
 * The error code for the player, or undefined when the status leaves the result open. In a bet on a free round, an unknown reference means
 * that the reward is over and that no round was started.
 */
export function walletRefusalOf(
  { status, cause }: Pick<Hub88Reply, "status" | "cause">,
  isFreeRound = false,
): StudioErrorCode | undefined {
  if (isFreeRound && status === "RS_ERROR_TRANSACTION_DOES_NOT_EXIST") return "reward_over";
  return (status === "RS_ERROR_LIMIT_REACHED" && cause && limits[cause]) || refusals[status];
}

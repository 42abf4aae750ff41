import type { Hub88Status } from "@bellwether/contract/hub88.ts";
import type { StudioErrorCode } from "@bellwether/contract/studio/index.ts";

/**
 * The refusals by which a wallet says for certain that it took nothing, and what the player is told. After any other status
 * a stake is rolled back, since it may have been taken.
 */
const refusals: Partial<Record<Hub88Status, StudioErrorCode>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: "not_enough_money",
  RS_ERROR_LIMIT_REACHED: "limit_reached",
  RS_ERROR_USER_DISABLED: "player_disabled",
  RS_ERROR_INVALID_TOKEN: "session_ended",
  RS_ERROR_TOKEN_EXPIRED: "session_ended",
};

/**
 * The code for the player, or undefined when the status leaves open what happened. A bet on a free round refers to a reward: that
 * this does not exist means that it is over, and that nothing was begun.
 */
export function refusalOf(status: Hub88Status, isFreeRound = false): StudioErrorCode | undefined {
  if (isFreeRound && status === "RS_ERROR_TRANSACTION_DOES_NOT_EXIST") return "reward_over";
  return refusals[status];
}

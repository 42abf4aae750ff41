import type { Subscription } from "@bellwether/contract/studio/draws.ts";
import type { StudioErrorCode } from "@bellwether/contract/studio/studio-error.ts";

/** Why a standing order has no ticket for a draw, or has ended. */
export type OrderReason =
  | ("money" | "limit" | "bonus_maximum" | "account" | "account_waits" | "game" | "ticket")
  | ("sold_out" | "too_many" | "closed" | "unavailable" | "over");

const reasons: Partial<Record<StudioErrorCode, OrderReason>> = {
  not_enough_money: "money",
  limit_reached: "limit",
  bonus_maximum: "bonus_maximum",
  player_disabled: "account",
  account_waits: "account_waits",
  session_ended: "account",
  invalid_token: "account",
  unknown_game: "game",
  game_stopped: "game",
  invalid_stake: "ticket",
  invalid_input: "ticket",
  too_many_tickets: "too_many",
  sold_out: "sold_out",
  number_taken: "sold_out",
  bets_closed: "closed",
};

/** The reason in the words of the letter that the player got about it. */
export const orderReasonOf = (code: StudioErrorCode | null): OrderReason =>
  (code && reasons[code]) ?? "unavailable";

/** Why an order had already ended by itself when its player wanted to end it; undefined for one that the player has ended. */
export function endedBefore({
  state,
  endReason,
}: Pick<Subscription, "state" | "endReason">): OrderReason | undefined {
  if (state === "ended") return orderReasonOf(endReason);
  return state === "over" ? "over" : undefined;
}

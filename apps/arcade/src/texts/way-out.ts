import type { PlayMode } from "@bellwether/contract/studio/session-terms.ts";
import type { FailureCode } from "../studio/studio-failure.ts";
import type { TextKey } from "./texts.ts";

/** The action that a failure offers to the player. `retry` sends the same request again, `resume` opens the session again. */
export type WayOut = "dismiss" | "retry" | "resume" | "lobby" | "deposit";

const waysOut: Record<FailureCode, WayOut> = {
  invalid_request: "dismiss",
  invalid_stake: "dismiss",
  invalid_input: "dismiss",
  invalid_action: "resume",
  request_conflict: "dismiss",
  autoplay_not_allowed: "dismiss",
  bonus_buy_not_allowed: "dismiss",
  ante_bet_not_allowed: "dismiss",
  invalid_token: "lobby",
  session_ended: "lobby",
  unknown_game: "lobby",
  game_stopped: "lobby",
  mode_not_allowed: "lobby",
  round_open: "resume",
  too_fast: "dismiss",
  round_not_found: "dismiss",
  not_begun: "dismiss",
  seed_not_revealed: "dismiss",
  not_committed: "dismiss",
  table_not_found: "lobby",
  bets_closed: "dismiss",
  seat_taken: "dismiss",
  seat_empty: "dismiss",
  sold_out: "dismiss",
  number_taken: "dismiss",
  too_many_tickets: "dismiss",
  too_early: "dismiss",
  too_late: "dismiss",
  not_enough_money: "deposit",
  limit_reached: "lobby",
  bonus_maximum: "dismiss",
  reality_check_due: "dismiss",
  reward_over: "dismiss",
  player_disabled: "lobby",
  account_waits: "lobby",
  wallet_unavailable: "dismiss",
  server_error: "retry",
  connection_lost: "retry",
  no_picture: "lobby",
};

const buttons: Record<WayOut, TextKey> = {
  dismiss: "understood",
  retry: "try_again",
  resume: "continue",
  lobby: "to_lobby",
  deposit: "deposit",
};

/**
 * A failure as the player sees it: its text, the way out, the button's label, and whether the player may close it and play on. `isRoundOpen` is
 * set when the refused stake was a further one: the round waits for another choice. Points cannot be deposited.
 */
export function describeFailure(
  code: FailureCode,
  mode: PlayMode,
  { isRoundOpen = false }: { isRoundOpen?: boolean } = {},
): { text: TextKey; way: WayOut; button: TextKey; mayClose: boolean } {
  const noPoints = code === "not_enough_money" && mode === "free";
  const way = noPoints ? "dismiss" : waysOut[code];
  return {
    text: noPoints ? "error_not_enough_points" : `error_${code}`,
    way,
    button: buttons[way],
    mayClose: way === "deposit" || (way === "lobby" && isRoundOpen),
  };
}

import { expect, it } from "vitest";
import { endedBefore, orderReasonOf } from "./order-reason.ts";

it.each([
  ["not_enough_money", "money"],
  ["limit_reached", "limit"],
  ["bonus_maximum", "bonus_maximum"],
  ["account_waits", "account_waits"],
  ["session_ended", "account"],
  ["game_stopped", "game"],
  ["invalid_input", "ticket"],
  ["number_taken", "sold_out"],
  ["too_many_tickets", "too_many"],
  ["bets_closed", "closed"],
  ["wallet_unavailable", "unavailable"],
  [null, "unavailable"],
] as const)("a draw that was missed with %s is explained as %s", (code, reason) => {
  expect(orderReasonOf(code)).toBe(reason);
});

it.each([
  ["stopped", null, undefined],
  ["over", null, "over"],
  ["ended", "player_disabled", "account"],
  ["ended", "unknown_game", "game"],
] as const)(
  "an order that is %s with %s when its player ends it had ended before because of: %s",
  (state, endReason, reason) => {
    expect(endedBefore({ state, endReason })).toBe(reason);
  },
);

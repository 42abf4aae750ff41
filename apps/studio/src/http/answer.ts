import type { StudioError, StudioErrorCode } from "@bellwether/contract/studio/index.ts";
import { isUnavailable } from "@bellwether/db";
import { RoundRefusedError } from "@bellwether/games";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { StudioRefusalError } from "../studio-refusal.ts";

const httpStatuses: Readonly<Record<StudioErrorCode, number>> = {
  invalid_request: 400,
  invalid_stake: 422,
  invalid_input: 422,
  invalid_action: 409,
  request_conflict: 409,
  autoplay_not_allowed: 403,
  bonus_buy_not_allowed: 403,
  ante_bet_not_allowed: 403,
  invalid_token: 401,
  session_ended: 401,
  unknown_game: 404,
  game_stopped: 403,
  mode_not_allowed: 403,
  round_open: 409,
  too_fast: 429,
  round_not_found: 404,
  not_begun: 404,
  seed_not_revealed: 409,
  not_committed: 404,
  table_not_found: 404,
  bets_closed: 409,
  seat_taken: 409,
  seat_empty: 409,
  sold_out: 409,
  number_taken: 409,
  too_many_tickets: 409,
  too_early: 409,
  too_late: 409,
  not_enough_money: 402,
  limit_reached: 403,
  bonus_maximum: 403,
  reality_check_due: 403,
  reward_over: 409,
  player_disabled: 403,
  account_waits: 403,
  wallet_unavailable: 503,
  server_error: 500,
};

/** Every response is personal: caches must not store it. */
export function answerSuccess(c: Context, data: object): Response {
  c.header("cache-control", "no-store");
  return c.json(data);
}

/** The one place that turns a failure into a `StudioError`: an expected one by its code, anything else without details. */
export function answerStudioFailure(c: Context, error: unknown, log: Logger): Response {
  const refusal = asRefusal(error);
  if (!refusal) log.error({ err: error, path: c.req.path }, "unexpected failure");
  const { code, message, retryAfterMs, httpStatus } =
    refusal ?? new StudioRefusalError("server_error", "something went wrong here");
  const body: StudioError = { code, message, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  c.header("cache-control", "no-store");
  if (retryAfterMs !== undefined) c.header("retry-after", String(Math.ceil(retryAfterMs / 1_000)));
  return c.json(body, (httpStatus ?? httpStatuses[code]) as ContentfulStatusCode);
}

function asRefusal(error: unknown): StudioRefusalError | undefined {
  if (error instanceof StudioRefusalError) return error;
  if (error instanceof RoundRefusedError) return new StudioRefusalError(error.code, error.message);
  // The database is down: whether the request took effect is unknown, and the client may repeat it.
  return isUnavailable(error)
    ? new StudioRefusalError("server_error", "come back later", { httpStatus: 503 })
    : undefined;
}

import { z } from "zod";

/**
 * Every refusal by the studio.
 *
 * - The request: `invalid_request`, `invalid_stake` (not on offer), `invalid_input`, `invalid_action` (not one of the round's open choices),
 *   `request_conflict` (a `requestId` used again with other content), `autoplay_not_allowed`, `bonus_buy_not_allowed` and
 *   `ante_bet_not_allowed` (by the market, or in a free round).
 * - The session: `invalid_token`, `session_ended`, `unknown_game`, `game_stopped`, `mode_not_allowed`.
 * - The round: `round_open` (settle it first), `too_fast` (with `retryAfterMs`), `round_not_found`, `not_begun` (the round does not exist and
 *   can no longer begin), `seed_not_revealed`, `not_committed` (no day's record contains this hash so far).
 * - The table: `table_not_found`, `bets_closed` (the bet came too late; its stake was not taken or is given back), `seat_taken`, `seat_empty`
 *   (the bet is behind a seat at which nobody plays), `sold_out` (the round has fewer tickets left), `number_taken` (another ticket of the
 *   draw has this number), `too_many_tickets` (with the player's other tickets of the draw it would be more than one player may have).
 * - An action in a running round: `too_early` (it does not count yet), `too_late` (the run or the time to decide was over for this bet when
 *   the action arrived).
 * - The wallet: `not_enough_money`, `limit_reached` (one that the player has set, or the maximum of the player's market), `bonus_maximum` (the
 *   stake is above the maximum of the player's bonus), `reality_check_due` (the player must answer it first), `reward_over` (these free rounds
 *   are used up, ended or unknown), `player_disabled`, `account_waits` (the player must first accept new terms, set deposit limits or send a document), `wallet_unavailable` (the stake was not taken, or is given back).
 * - `server_error` is everything else.
 */
export const StudioErrorCode = z.enum([
  "invalid_request",
  "invalid_stake",
  "invalid_input",
  "invalid_action",
  "request_conflict",
  "autoplay_not_allowed",
  "bonus_buy_not_allowed",
  "ante_bet_not_allowed",
  "invalid_token",
  "session_ended",
  "unknown_game",
  "game_stopped",
  "mode_not_allowed",
  "round_open",
  "too_fast",
  "round_not_found",
  "not_begun",
  "seed_not_revealed",
  "not_committed",
  "table_not_found",
  "bets_closed",
  "seat_taken",
  "seat_empty",
  "sold_out",
  "number_taken",
  "too_many_tickets",
  "too_early",
  "too_late",
  "not_enough_money",
  "limit_reached",
  "bonus_maximum",
  "reality_check_due",
  "reward_over",
  "player_disabled",
  "account_waits",
  "wallet_unavailable",
  "server_error",
]);
export type StudioErrorCode = z.infer<typeof StudioErrorCode>;

/** The body of every response outside 2xx. Clients translate by `code`; `message` is for developers and reveals no internals. */
export const StudioError = z.object({
  code: StudioErrorCode,
  message: z.string(),
  retryAfterMs: z.int().min(0).optional(),
});
export type StudioError = z.infer<typeof StudioError>;

import { z } from "zod";
import { CurrencyCode } from "./money.ts";
import { storableText, TransactionId } from "./storable-text.ts";

/** Amounts on this wire are integers, 100,000 per currency unit, so 1,000 per minor unit. */
export const HUB88_UNITS_PER_MINOR = 1_000;

/** Business errors are reported in `status` with HTTP 200. */
export const Hub88Status = z.enum([
  "RS_OK",
  "RS_ERROR_UNKNOWN",
  "RS_ERROR_INVALID_PARTNER",
  "RS_ERROR_INVALID_TOKEN",
  "RS_ERROR_INVALID_GAME",
  "RS_ERROR_WRONG_CURRENCY",
  "RS_ERROR_NOT_ENOUGH_MONEY",
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_INVALID_SIGNATURE",
  "RS_ERROR_TOKEN_EXPIRED",
  "RS_ERROR_WRONG_SYNTAX",
  "RS_ERROR_WRONG_TYPES",
  "RS_ERROR_DUPLICATE_TRANSACTION",
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  "RS_ERROR_LIMIT_REACHED",
]);
export type Hub88Status = z.infer<typeof Hub88Status>;

/**
 * An extension of `RS_ERROR_LIMIT_REACHED`, where it is no limit that the player has set: the stake is above the maximum of the player's bonus, or
 * a reality check is due.
 */
export const Hub88LimitCause = z.enum(["bonus_maximum", "reality_check"]);
export type Hub88LimitCause = z.infer<typeof Hub88LimitCause>;

/**
 * More about a refusal than its status says. `account_waits` extends the `RS_ERROR_USER_DISABLED` of `/user/standing-order`: the player can
 * change it, by accepting new terms, setting deposit limits or sending a document, so the order is not ended for it.
 */
export const Hub88Cause = z.enum([...Hub88LimitCause.options, "account_waits"]);

export const HUB88_SIGNATURE_HEADER = "x-hub88-signature";

const Id = storableText(100);
const MinorAmount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const Hub88Request = z.object({ request_uuid: Id, token: Id, game_code: Id.optional() });
const Hub88Money = Hub88Request.extend({
  user: Id,
  transaction_uuid: TransactionId,
  round: Id,
  round_closed: z.boolean().default(false),
  game_code: Id,
  currency: CurrencyCode,
  amount: MinorAmount,
  supplier_user: Id.nullish(),
  supplier_transaction_id: Id.nullish(),
  is_free: z.boolean().default(false),
  is_aggregated: z.boolean().default(false),
  reward_uuid: Id.nullish(),
  bet: z.string().max(500).nullish(),
  meta: z.unknown().optional(),
});

const Hub88Win = Hub88Money.extend({ reference_transaction_uuid: TransactionId });

/**
 * Why a standing order bought no ticket, where no status says it: all tickets were sold, the sale had closed, the stake could not be taken in
 * time, the game is no longer sold, its rules no longer accept the ticket, the stake is above the maximum of the player's bonus, or the account
 * waits for the player.
 */
export const Hub88OrderCause = z.enum([
  "sold_out",
  "too_many",
  "closed",
  "unavailable",
  "game",
  "ticket",
  "bonus_maximum",
  "account_waits",
]);
export type Hub88OrderCause = z.infer<typeof Hub88OrderCause>;

/** The maximum number of wins in one `/transaction/wins`. With ids of 36 characters they fill half of the wallet's maximum body. */
export const MAX_HUB88_WINS = 100;

/** A draw for which tickets are sold ahead: the provider's name for it, the same in all its tickets, and its time. */
export const Hub88Draw = z.object({ id: Id, at: z.iso.datetime() });
export type Hub88Draw = z.infer<typeof Hub88Draw>;

/** Why a draw has no outcome: too few players, no number of the beacon in time, a wrong clock, or it did not begin. */
export const Hub88VoidReason = z.enum(["few_players", "beacon_silent", "clock_skew", "not_begun"]);
export type Hub88VoidReason = z.infer<typeof Hub88VoidReason>;

/** Requests of a game provider, by the path after `/gate/wallet/{provider}`. */
export const hub88Requests = {
  "/user/info": Hub88Request,
  "/user/balance": Hub88Request.extend({ user: Id }),
  "/transaction/bet": Hub88Money,
  "/transaction/win": Hub88Win,
  /**
   * An extension: the wins of many players and rounds in one signed call. Each has all fields of a `/transaction/win`, and the wallet
   * handles each as if it had been sent alone, also when it is repeated or refused.
   */
  "/transaction/wins": z.object({ request_uuid: Id, wins: z.array(Hub88Win).min(1).max(MAX_HUB88_WINS) }),
  "/transaction/rollback": Hub88Request.extend({
    user: Id,
    transaction_uuid: TransactionId,
    reference_transaction_uuid: TransactionId,
    round: Id,
    round_closed: z.boolean().default(false),
    game_code: Id,
  }),
  /**
   * An extension: all wins of a draw are paid. The wallet closes the rounds of the other tickets, which have lost, and notifies the players who
   * asked for it. It answers `is_open` while rounds of the draw are left, and the call is repeated until none is. `result` is what was
   * drawn, as text for a letter. With `void_reason` the draw had no outcome, and every stake has been rolled back before this call.
   */
  "/transaction/draw-closed": z.object({
    request_uuid: Id,
    game_code: Id,
    draw: Hub88Draw,
    result: storableText(200),
    void_reason: Hub88VoidReason.optional(),
    sold_until: z.iso.datetime().optional(),
  }),
  /**
   * An extension: the player has a standing order for tickets of this game and it is time to buy one. The wallet looks at the account, its
   * limits, the market and the registers again, and answers a `token` for this game that needs no session and is valid for some minutes. With
   * `launch_token` it is asked before an order is opened: it answers as to a bet with this token, apart from the amount, and gives no `token`.
   */
  "/user/standing-order": z.object({
    request_uuid: Id,
    user: Id,
    game_code: Id,
    launch_token: Id.optional(),
  }),
  /**
   * An extension: no ticket could be bought for a standing order, and the wallet notifies the player, once for each `request_uuid`. `reason` is
   * the status that refused the stake; `cause` says more where no status does. `ended` says that the order was ended for it, `is_last` that
   * it buys no further ticket anyway: its last day is over before the next draw, or the player has stopped it.
   */
  "/user/standing-order-missed": z.object({
    request_uuid: Id,
    user: Id,
    game_code: Id,
    draw: Hub88Draw,
    reason: Hub88Status,
    cause: Hub88OrderCause.optional(),
    ended: z.boolean(),
    is_last: z.boolean().default(false),
  }),
} as const;

export type Hub88Bet = z.infer<(typeof hub88Requests)["/transaction/bet"]>;
export type Hub88Win = z.infer<(typeof hub88Requests)["/transaction/win"]>;
export type Hub88Wins = z.infer<(typeof hub88Requests)["/transaction/wins"]>;
export type Hub88Rollback = z.infer<(typeof hub88Requests)["/transaction/rollback"]>;

/** A jackpot's pot in one currency; the wallet keeps it as the account `jackpot:{pot}`. */
const PotId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80);

/** The maximum number of pots that one bet adds to, or one win is paid from. */
export const MAX_HUB88_POTS = 8;

/**
 * An extension in the `meta` of a bet: what the house adds to pots for this stake, in the wire's units and whole minor units. The stake itself
 * is not reduced. A rollback of the bet takes the contributions back. `seed` is booked before the first contribution that a pot ever gets.
 */
export const Hub88Contributions = z
  .array(z.object({ pot: PotId, contribution: MinorAmount, seed: MinorAmount }))
  .max(MAX_HUB88_POTS);

/**
 * An extension in the `meta` of a win: the parts of its `amount` that come from pots. They are paid in cash, whatever money was staked. `seed`
 * is what the house puts into the pot afterwards. A rollback of the win undoes both.
 */
export const Hub88PotWins = z
  .array(z.object({ pot: PotId, amount: MinorAmount, seed: MinorAmount }))
  .max(MAX_HUB88_POTS);

/** The `jackpots` in the `meta` of a bet, and in that of a win. */
export const hub88PotMeta = {
  bet: z.object({ jackpots: Hub88Contributions.optional() }),
  win: z.object({ jackpots: Hub88PotWins.optional() }),
} as const;

/**
 * An extension in the `meta` of a bet. `covered_share` is the share of all outcomes, 0 to 1, for which the round pays something back (red and
 * black together: 36 of 37). Wagering a bonus by covering nearly all outcomes leads to a review. `draw` is present for a ticket of a draw:
 * its round stays open until a win closes it or `/transaction/draw-closed` does. `table_round` names the round of a table in which the bet is
 * placed, the same in all bets in it: those of one player count together where a maximum is per round. With `may_lack_players` in a round's
 * first bet the stake comes back if others do not take part: until the round is closed it counts for no bonus and earns nothing.
 * `jackpots`: see `Hub88Contributions`.
 */
export const Hub88BetMeta = z.object({
  covered_share: z.number().min(0).max(1).optional(),
  draw: Hub88Draw.optional(),
  table_round: z.string().min(1).max(100).optional(),
  may_lack_players: z.boolean().optional(),
});

/**
 * An extension in the `meta` of a win. `is_away`: the round was sold ahead, and its player has not opened the game since it began. A win
 * above the stake is then announced on the player's open pages. `covered_share`: as in a bet's `meta`, where only the play after the bet tells
 * it, such as a cash-out by the player.
 */
export const Hub88WinMeta = z.object({
  is_away: z.boolean().optional(),
  covered_share: z.number().min(0).max(1).optional(),
});

/**
 * An extension of `/user/info`: free rounds that this player has in this game. A bet on one carries `is_free: true`, the `reward_uuid` and
 * the stake as `amount`; it takes no money. `stake` is in the wire's units.
 */
export const Hub88Reward = z.object({
  reward_uuid: z.string(),
  game_code: z.string(),
  rounds_total: z.number().int(),
  rounds_left: z.number().int(),
  stake: z.number().int(),
  expires_at: z.iso.datetime(),
});
export type Hub88Reward = z.infer<typeof Hub88Reward>;

/**
 * The answer to one win of `/transaction/wins`: that of `/transaction/win`, with the id of the win. `RS_ERROR_UNKNOWN` means that this win is
 * not decided: send it again.
 */
export const Hub88WinResult = z.object({
  transaction_uuid: z.string(),
  request_uuid: z.string(),
  status: Hub88Status,
  user: z.string().optional(),
  currency: z.string().optional(),
  balance: z.number().int().optional(),
});
export type Hub88WinResult = z.infer<typeof Hub88WinResult>;

/**
 * Every response. The balance is present on success and with NOT_ENOUGH_MONEY. `/user/info` adds what a studio must know; `maximum_stake`,
 * in the wire's units, is an extension: the largest stake of a round that this player's market and age allow in the token's game. `initial`,
 * an extension too, is the first letter of a player who lets others see their wins, and `is_house` marks a house player. `cause`: see
 * `Hub88Cause`; one that a reader does not know is ignored.
 * `/transaction/wins` adds `results`, one for each win in the order of the request; `/user/standing-order` adds `token` for a ticket, and
 * `/transaction/draw-closed` adds `is_open`.
 */
export const Hub88Reply = z.object({
  user: z.string().optional(),
  status: Hub88Status,
  cause: Hub88Cause.optional().catch(undefined),
  request_uuid: z.string().optional(),
  currency: z.string().optional(),
  balance: z.number().int().optional(),
  country: z.string().optional(),
  jurisdiction: z.string().optional(),
  language: z.string().optional(),
  game_code: z.string().optional(),
  maximum_stake: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  rewards: z.array(Hub88Reward).max(20).optional(),
  initial: z.string().min(1).max(8).optional(),
  is_house: z.boolean().optional(),
  token: z.string().max(100).optional(),
  is_open: z.boolean().optional(),
  results: z.array(Hub88WinResult).max(MAX_HUB88_WINS).optional(),
});
export type Hub88Reply = z.infer<typeof Hub88Reply>;

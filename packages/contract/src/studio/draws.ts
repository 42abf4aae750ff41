import { z } from "zod";
import { CurrencyCode } from "../money.ts";
import { MinorAmount, PositiveMinorAmount } from "./amount.ts";
import { DrawCalendar, MAX_DRAWS_AHEAD, Weekday } from "./draw-calendar.ts";
import { ServerSeedHash } from "./fairness.ts";
import { GameCode } from "./mechanic-id.ts";
import { RewardId, RoundId } from "./round.ts";
import { RoundInput } from "./round-input.ts";
import { StudioErrorCode } from "./studio-error.ts";
import { TableBet } from "./table-bets.ts";
import { TablePhase, TableRoundNumber } from "./tables.ts";

/**
 * A draw is a round of a table whose file has a calendar: its tickets are sold ahead, and several rounds are on sale at once. A ticket is a
 * player's bet in such a round.
 */

/** The most draws for which one request buys tickets. */
export const MAX_TICKET_DRAWS = 8;

/** A draw on sale. `serverSeedHash` was published before its first ticket was sold. */
export const UpcomingDraw = z.object({
  number: TableRoundNumber,
  betsCloseAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
  serverSeedHash: ServerSeedHash,
});
export type UpcomingDraw = z.infer<typeof UpcomingDraw>;

/**
 * The draws on sale, the next one first, and those that are `awaited`: their sale is over, and they are not drawn. `at` is the database's time. `calendar` is null at a table without draws. `weekdays` are those that
 * a subscription can choose among: empty where the calendar names days of the month. How many tickets are sold stays secret until a draw is
 * sealed.
 */
export const UpcomingReply = z.object({
  at: z.iso.datetime(),
  calendar: DrawCalendar.nullable(),
  weekdays: z.array(Weekday).max(7),
  draws: z.array(UpcomingDraw).max(MAX_DRAWS_AHEAD),
  awaited: z.array(UpcomingDraw).max(MAX_DRAWS_AHEAD).default([]),
});
export type UpcomingReply = z.infer<typeof UpcomingReply>;

/** The sold numbers of a draw whose tickets are numbered, in ascending order; empty where any input may be sold to many. */
export const TakenReply = z.object({ number: TableRoundNumber, taken: z.array(z.int().min(0)) });
export type TakenReply = z.infer<typeof TakenReply>;

/**
 * A ticket: the bet, with the times and the phase of its draw. It can be cancelled while `isCancellable`. `isFree`: it was a gift of
 * `rewardId`, and its stake was not taken. Cancelled before `freeUntil`, a free ticket can be used again once it is `returned`; null for one
 * whose reward is over, which is then lost. `subscriptionId` is the standing order that bought it. After the draw, `script` shows the draw
 * and this ticket's win.
 */
export const DrawTicket = TableBet.extend({
  phase: TablePhase,
  betsCloseAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
  boughtAt: z.iso.datetime(),
  isCancellable: z.boolean(),
  isFree: z.boolean(),
  rewardId: RewardId.nullable().default(null),
  freeUntil: z.iso.datetime().nullable().default(null),
  subscriptionId: z.uuid().nullable(),
});
export type DrawTicket = z.infer<typeof DrawTicket>;

/**
 * Buys one ticket with the same input in each of the draws `numbers`, at `stakeMinor` each. The client chooses one `requestId`; the same
 * request again buys no ticket twice. With `rewardId` each is one of the player's free tickets, at exactly their stake: the session's
 * `freeRounds` names them.
 */
export const BuyTicketsRequest = z.strictObject({
  requestId: z.uuid(),
  numbers: z
    .array(TableRoundNumber)
    .min(1)
    .max(MAX_TICKET_DRAWS)
    .refine((numbers) => new Set(numbers).size === numbers.length, { error: "a draw is named twice" }),
  stakeMinor: PositiveMinorAmount,
  input: RoundInput,
  rewardId: RewardId.optional(),
});
export type BuyTicketsRequest = z.infer<typeof BuyTicketsRequest>;

/**
 * What became of each draw of a purchase, in the order of the request: the ticket, or the refusal of this draw alone: `bets_closed`,
 * `number_taken`, `too_many_tickets`, `sold_out`, `invalid_stake`, `invalid_input`, `request_conflict`, `reward_over`, or one of the wallet's. `balanceMinor`
 * is that after the last ticket, null if none was bought.
 */
export const BuyTicketsReply = z.object({
  tickets: z
    .array(
      z.object({
        number: TableRoundNumber,
        ticket: DrawTicket.nullable(),
        refusal: StudioErrorCode.nullable(),
      }),
    )
    .max(MAX_TICKET_DRAWS),
  balanceMinor: MinorAmount.nullable(),
});
export type BuyTicketsReply = z.infer<typeof BuyTicketsReply>;

/**
 * The player's own tickets, without those that the wallet refused. `listTickets` has those of all draws that are not paid or void, the next
 * draw first. `listPastTickets` has those of paid and void draws before draw `number`, the newest draw first, whole draws at a time;
 * `before` is the number to ask with for older ones, null at the end.
 */
export const TicketsReply = z.object({ tickets: z.array(DrawTicket), before: TableRoundNumber.nullable() });
export type TicketsReply = z.infer<typeof TicketsReply>;

/**
 * A standing order: the same ticket in every draw, or in those on the given weekdays (of the draw's own time zone), until the end of a date
 * or until it is stopped. The client chooses one `requestId`; the same request again makes no second order.
 */
export const OpenSubscriptionRequest = z.strictObject({
  requestId: z.uuid(),
  stakeMinor: PositiveMinorAmount,
  input: RoundInput,
  weekdays: z
    .array(Weekday)
    .min(1)
    .max(7)
    .refine((weekdays) => new Set(weekdays).size === weekdays.length, { error: "a weekday is named twice" })
    .nullable(),
  untilDate: z.iso.date().nullable(),
});
export type OpenSubscriptionRequest = z.infer<typeof OpenSubscriptionRequest>;

/**
 * `active`: buys tickets. `stopped`: by the player. `over`: its date has passed. `ended`: the player may no longer play here, or the rules no
 * longer accept its ticket; `endReason` says why.
 */
export const SubscriptionState = z.enum(["active", "stopped", "over", "ended"]);
export type SubscriptionState = z.infer<typeof SubscriptionState>;

/** What a standing order did for a draw. `waiting`: it tries again before the close. `missed`: no ticket, for this reason. */
export const SubscriptionDraw = z.object({
  number: TableRoundNumber,
  drawsAt: z.iso.datetime(),
  state: z.enum(["waiting", "bought", "missed"]),
  reason: StudioErrorCode.nullable(),
  roundId: RoundId.nullable(),
});
export type SubscriptionDraw = z.infer<typeof SubscriptionDraw>;

/** The latest draws that a subscription shows. */
export const MAX_SUBSCRIPTION_DRAWS = 10;

export const Subscription = z.object({
  subscriptionId: z.uuid(),
  stakeMinor: PositiveMinorAmount,
  input: RoundInput,
  weekdays: z.array(Weekday).nullable(),
  untilDate: z.iso.date().nullable(),
  state: SubscriptionState,
  endReason: StudioErrorCode.nullable(),
  openedAt: z.iso.datetime(),
  /** The next draw on sale in which it will have a ticket; null if none is known yet or it buys no more. */
  nextDraw: UpcomingDraw.pick({ number: true, drawsAt: true }).nullable(),
  /** The newest first. */
  draws: z.array(SubscriptionDraw).max(MAX_SUBSCRIPTION_DRAWS),
});
export type Subscription = z.infer<typeof Subscription>;

/**
 * A subscription outside of its game, as its player's account lists it. `calendar` has the days of its draws, and is null while the game has
 * no draws any more.
 */
export const PlayerSubscription = z.object({
  gameCode: GameCode,
  currency: CurrencyCode,
  calendar: DrawCalendar.nullable(),
  subscription: Subscription,
});
export type PlayerSubscription = z.infer<typeof PlayerSubscription>;

/** The most active subscriptions of a player at a table, and the most in a list. */
export const MAX_SUBSCRIPTIONS = 10;
export const MAX_LISTED_SUBSCRIPTIONS = 30;

/** The player's subscriptions at the table, active ones first, then the newest. */
export const SubscriptionsReply = z.object({
  subscriptions: z.array(Subscription).max(MAX_LISTED_SUBSCRIPTIONS),
});
export type SubscriptionsReply = z.infer<typeof SubscriptionsReply>;

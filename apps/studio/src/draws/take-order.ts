import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { Hub88OrderCause, Hub88Status } from "@bellwether/contract/hub88.ts";
import type { DrawCalendar, StudioErrorCode } from "@bellwether/contract/studio/index.ts";
import { after } from "../after.ts";
import type {
  DatabasePort,
  GamePorts,
  LogPort,
  StakePorts,
  StepPorts,
  StudioTitlesPort,
  TablesPort,
  WalletPort,
} from "../ports.ts";
import { findRequestedRound, type StudioRound } from "../rounds/index.ts";
import { takeTableBet } from "../tables/index.ts";
import { drawName, WalletSilenceError } from "../wallet/index.ts";
import { derivedId, ticketRefusalOf } from "./buy-tickets.ts";
import { inputForDraw } from "./input-for-draw.ts";
import { buysAfter } from "./next-order-draw.ts";
import { OrderDisabledError, openOrderSession } from "./open-order-session.ts";
import {
  type DueOrder,
  dropOrder,
  holdOrder,
  MAX_WAIT_MS,
  markMissed,
  moveOrder,
  OrderGoneError,
  type OrderStep,
  readOtherOrders,
} from "./order-store.ts";
import {
  buysNoMore,
  endSubscription,
  findSubscription,
  type StoredSubscription,
} from "./subscription-store.ts";

/**
 * Refusals that can pass before the close: the player pays in, accepts new terms, sets limits or sends a document, or a limit's period or a bonus
 * ends. A bet that is refused because the player may not play says not whether they can change it: the next attempt asks for a token, and that
 * answer does.
 */
const CURABLE: readonly StudioErrorCode[] = [
  "not_enough_money",
  "limit_reached",
  "bonus_maximum",
  "account_waits",
  "player_disabled",
];
/** Refusals for which the whole order ends, as for `OrderDisabledError`: the game is gone, or its rules no longer accept the ticket. */
const FINAL: readonly StudioErrorCode[] = [
  "invalid_token",
  "unknown_game",
  "game_stopped",
  "invalid_stake",
  "invalid_input",
];
/** An uncertain call is looked at again after this time: its stake is being returned. */
const UNCERTAIN_MS = 5_000;

/**
 * Takes a due order one step further: buys its ticket, or lets the wallet notify the player that there is none. Each ticket is bought with
 * a request id that follows from subscription, draw and attempt, and stored only while the node holds the order's claim. A further attempt
 * begins only when the last one has certainly taken nothing: so a draw is paid once, whichever node dies or waits.
 */
export async function takeOrder(deps: StakePorts & GamePorts, order: DueOrder): Promise<void> {
  const subscription = await findSubscription(deps.database, order.owner, order.subscriptionId);
  if (!subscription) throw new Error(`an order without its subscription ${order.subscriptionId}`);
  if (order.state === "missing") return reportMissed(deps, order, subscription);
  const requestId = derivedId(order.subscriptionId, order.number, order.attempt);
  const known = await findRequestedRound(deps.database, order.owner, requestId);
  const now = await deps.databaseTime(deps.database);
  const step = known
    ? stepOfKnown(deps, order, known, now)
    : await buy(deps, order, subscription, requestId, now);
  if (step === "drop") return dropOrder(deps.database, order);
  await deps.database.transaction(async (connection) => {
    const isMoved = await moveOrder(connection, order, step);
    if (isMoved && step.state === "missing" && step.hasEnded)
      await endSubscription(connection, subscription, "ended", step.reason);
  });
}

/** An earlier run of this attempt has stored its ticket. */
function stepOfKnown(deps: TablesPort, order: DueOrder, ticket: StudioRound, now: Date): OrderStep {
  switch (ticket.state) {
    case "refused":
      return stepOfRefusal(deps, order, ticket.refusal ?? "server_error", now);
    case "rolled_back":
      // A balance is the wallet's answer to a stake that it took: such a ticket was cancelled by its player, or its draw is void.
      return ticket.balanceMinor === null
        ? stepOfRefusal(deps, order, "wallet_unavailable", now)
        : { state: "bought", roundId: ticket.id };
    case "staking":
    case "unknown":
      return {
        state: "waiting",
        dueAt: after(now, UNCERTAIN_MS),
        attempt: order.attempt,
        reason: order.reason,
      };
    default:
      return { state: "bought", roundId: ticket.id };
  }
}

async function buy(
  deps: StakePorts & GamePorts,
  order: DueOrder,
  subscription: StoredSubscription,
  requestId: string,
  now: Date,
): Promise<OrderStep | "drop"> {
  // Another waiting order of an ended subscription has already told the player that it buys no more.
  if (buysNoMore(subscription)) return "drop";
  const missed = (reason: StudioErrorCode, hasEnded = false): OrderStep => ({
    ...{ state: "missing", dueAt: now, reason, hasEnded },
  });
  if (now >= order.betsCloseAt) return missed(order.reason ?? "bets_closed");
  const table = deps.tables.get(order.tableId);
  if (table?.calendar === undefined || deps.titles.get(table.gameCode)?.model !== table.model)
    return missed("unknown_game", true);
  try {
    const session = await openOrderSession(deps, table, subscription);
    const input = await inputForDraw(deps, table, { number: order.number, input: subscription.input });
    const ticket = await takeTableBet(deps, session, table, {
      ...{ requestId, number: order.number, stakeMinor: subscription.stakeMinor.toString(), input },
      order: {
        subscriptionId: order.subscriptionId,
        hold: (connection) => holdOrder(connection, order),
      },
    });
    return { state: "bought", roundId: ticket.id };
  } catch (error) {
    if (error instanceof OrderGoneError) return "drop";
    if (error instanceof OrderDisabledError) return missed("player_disabled", true);
    return stepOfRefusal(deps, order, ticketRefusalOf(error), now, requestId);
  }
}

/**
 * What follows a refusal: another attempt while the player can still change it, or none. `requestId` is that of a ticket that may be stored,
 * by another node with other numbers too: then only its own state tells what the wallet did, and the order looks at it again.
 */
function stepOfRefusal(
  deps: TablesPort,
  order: DueOrder,
  refusal: StudioErrorCode,
  now: Date,
  requestId?: string,
): OrderStep {
  // A token that ran out says nothing about the player: another one is asked for, as after no answer.
  const reason = refusal === "session_ended" ? "wallet_unavailable" : refusal;
  const isUncertain = reason === "wallet_unavailable" || reason === "request_conflict";
  if (requestId !== undefined && isUncertain)
    return { state: "waiting", dueAt: after(now, UNCERTAIN_MS), attempt: order.attempt, reason };
  // Somebody else has just bought one of the numbers: the next attempt takes others.
  if (reason === "number_taken") return { state: "waiting", dueAt: now, attempt: order.attempt + 1, reason };
  // The player can do nothing about a wallet that does not answer, so it is asked again until the close.
  const tries =
    reason === "wallet_unavailable"
      ? { everyMs: UNCERTAIN_MS, lastAt: order.betsCloseAt }
      : triesOf(deps.tables.get(order.tableId)?.calendar, order);
  const isCurable = CURABLE.includes(reason) || reason === "wallet_unavailable";
  if (isCurable && now < tries.lastAt) {
    const next = after(now, tries.everyMs);
    const dueAt = next < tries.lastAt ? next : tries.lastAt;
    return { state: "waiting", dueAt, attempt: order.attempt + 1, reason };
  }
  return { state: "missing", dueAt: now, reason, hasEnded: FINAL.includes(reason) };
}

/** Retry interval and deadline. */
function triesOf(calendar: DrawCalendar | undefined, { betsCloseAt }: DueOrder) {
  const isByClock = calendar !== undefined && "everyMs" in calendar;
  return isByClock
    ? { everyMs: 10_000, lastAt: after(betsCloseAt, -Math.min(MINUTE_MS, calendar.everyMs / 6)) }
    : { everyMs: MAX_WAIT_MS, lastAt: after(betsCloseAt, -HOUR_MS) };
}

type ToldReason = { reason: Hub88Status; cause?: Hub88OrderCause };

const GONE: ToldReason = { reason: "RS_ERROR_INVALID_GAME", cause: "game" };
const NOT_ACCEPTED: ToldReason = { reason: "RS_ERROR_UNKNOWN", cause: "ticket" };
const TOO_MANY: ToldReason = { reason: "RS_ERROR_UNKNOWN", cause: "too_many" };
const SOLD_OUT: ToldReason = { reason: "RS_ERROR_UNKNOWN", cause: "sold_out" };

const toldReasons: Partial<Record<StudioErrorCode, ToldReason>> = {
  not_enough_money: { reason: "RS_ERROR_NOT_ENOUGH_MONEY" },
  limit_reached: { reason: "RS_ERROR_LIMIT_REACHED" },
  bonus_maximum: { reason: "RS_ERROR_LIMIT_REACHED", cause: "bonus_maximum" },
  player_disabled: { reason: "RS_ERROR_USER_DISABLED" },
  account_waits: { reason: "RS_ERROR_USER_DISABLED", cause: "account_waits" },
  session_ended: { reason: "RS_ERROR_TOKEN_EXPIRED" },
  invalid_token: { reason: "RS_ERROR_INVALID_TOKEN" },
  unknown_game: GONE,
  game_stopped: GONE,
  invalid_stake: NOT_ACCEPTED,
  invalid_input: NOT_ACCEPTED,
  too_many_tickets: TOO_MANY,
  sold_out: SOLD_OUT,
  number_taken: SOLD_OUT,
  bets_closed: { reason: "RS_ERROR_UNKNOWN", cause: "closed" },
};
const NOT_TAKEN: ToldReason = { reason: "RS_ERROR_UNKNOWN", cause: "unavailable" };

/** Lets the wallet notify the player, once for each draw of a subscription: the id of the request is always the same. */
async function reportMissed(
  deps: StepPorts & StudioTitlesPort & TablesPort & WalletPort,
  order: DueOrder,
  subscription: StoredSubscription,
): Promise<void> {
  const requestId = derivedId(subscription.id, order.number, "missed");
  const isLast = !order.hasEnded && !(await buysAnother(deps, order, subscription));
  if (await tellMissed(deps, subscription, { ...order, requestId, isLast }))
    await markMissed(deps.database, order);
}

/** Whether the subscription can buy a ticket after this missed one, for an earlier draw too: the next draw's order begins before it is over. */
async function buysAnother(
  deps: DatabasePort & TablesPort,
  order: DueOrder,
  subscription: StoredSubscription,
): Promise<boolean> {
  if (buysNoMore(subscription)) return false;
  const { isOneWaiting, lastOverAt } = await readOtherOrders(deps.database, order);
  if (isOneWaiting || subscription.state !== "active") return isOneWaiting;
  const calendar = deps.tables.get(order.tableId)?.calendar;
  return calendar === undefined || buysAfter(subscription, calendar, lastOverAt);
}

/**
 * Lets the wallet tell a player that a standing order bought no ticket for a draw, once for each request id. False when it has not answered: the
 * call is made again later. A game whose provider is not known can tell nobody.
 */
export async function tellMissed(
  deps: LogPort & StudioTitlesPort & WalletPort,
  { id, playerId, gameCode, provider }: StoredSubscription,
  missed: Pick<DueOrder, "tableId" | "number" | "drawsAt" | "reason" | "hasEnded"> & {
    requestId: string;
    isLast?: boolean;
  },
): Promise<boolean> {
  const seller = deps.titles.get(gameCode)?.provider ?? provider;
  if (seller === null) {
    deps.log.error({ subscription: id, gameCode }, "a missed draw of an unknown game is told to nobody");
    return true;
  }
  try {
    const { status } = await deps.wallet.ask(seller, "/user/standing-order-missed", {
      request_uuid: missed.requestId,
      user: playerId,
      game_code: gameCode,
      draw: drawName(missed),
      ...(toldReasons[missed.reason ?? "server_error"] ?? NOT_TAKEN),
      ended: missed.hasEnded,
      is_last: missed.isLast ?? false,
    });
    if (status === "RS_OK") return true;
    deps.log.error({ subscription: id, status }, "the wallet refused to notify a player of a missed draw");
  } catch (error) {
    if (!(error instanceof WalletSilenceError)) throw error;
    deps.log.warn({ subscription: id, err: error }, "the wallet did not answer a call about a missed draw");
  }
  return false;
}

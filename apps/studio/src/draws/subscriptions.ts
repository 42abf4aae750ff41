import { isDeepStrictEqual } from "node:util";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import {
  type DrawCalendar,
  MAX_SUBSCRIPTIONS,
  type OpenSubscriptionRequest,
  type Subscription,
  type SubscriptionsReply,
} from "@bellwether/contract/studio/index.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { currencyScale, findModel, RoundRefusedError } from "@bellwether/games";
import { localDateOf, weekdaysOf } from "../calendar/index.ts";
import { newUuid } from "../new-uuid.ts";
import type {
  ClockPort,
  DatabasePort,
  DatabaseTimePort,
  GamePorts,
  ModelsPort,
  RandomPort,
  StepPorts,
  StudioTitlesPort,
  TablesPort,
  WalletPort,
} from "../ports.ts";
import type { MoneySession, Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { findTable } from "../tables/index.ts";
import { listUpcoming } from "./list-tickets.ts";
import { buysAfter, isFor, nextOfWeekdays } from "./next-order-draw.ts";
import { checkMayOrder } from "./open-order-session.ts";
import {
  endSubscription,
  findOrderedDraws,
  findRequestedSubscription,
  findSubscription,
  findSubscriptions,
  insertSubscription,
  type StoredSubscription,
} from "./subscription-store.ts";

/**
 * Opens a standing order for the ticket, which a job buys in each of its draws. No money is taken now. The same request again returns the same
 * subscription. Throws `table_not_found`, `invalid_stake`, `invalid_input`, `mode_not_allowed`, `request_conflict`, the wallet's refusals of a
 * bet, `wallet_unavailable`, or `invalid_request`: above the most subscriptions, for a weekday without draws, or with a last day before the
 * first draw that it could buy.
 */
export async function openSubscription(
  deps: StepPorts & GamePorts & RandomPort & WalletPort,
  session: Session,
  tableId: string,
  request: OpenSubscriptionRequest,
): Promise<Subscription> {
  const table = findDrawTable(deps, session, tableId);
  checkTicket(deps, session, table, request);
  checkWeekdays(table, request);
  if (session.mode === "free")
    throw new StudioRefusalError("mode_not_allowed", "free play has no subscriptions");
  const known = await findRequestedSubscription(deps.database, session.owner, request.requestId);
  if (!known) await checkMayOrder(deps, session);
  const stored = await deps.database.transaction((connection) =>
    storeSubscription(deps, connection, session, table, request),
  );
  return asWireSubscription(deps, table.calendar, stored);
}

/** The player's subscriptions at the table. Throws `table_not_found`. */
export async function listSubscriptions(
  deps: StepPorts & GamePorts,
  session: Session,
  tableId: string,
): Promise<SubscriptionsReply> {
  const { calendar } = findDrawTable(deps, session, tableId);
  const stored = await findSubscriptions(deps.database, session.owner, tableId);
  return {
    subscriptions: await Promise.all(stored.map((each) => asWireSubscription(deps, calendar, each))),
  };
}

/** Stops an own subscription. Tickets that it has bought stay. Throws `table_not_found` or `round_not_found`. */
export async function stopSubscription(
  deps: StepPorts & GamePorts,
  session: Session,
  { tableId, subscriptionId }: { tableId: string; subscriptionId: string },
): Promise<Subscription> {
  const { calendar } = findDrawTable(deps, session, tableId);
  const known = await findSubscription(deps.database, session.owner, subscriptionId);
  const isHere = known?.tableId === tableId;
  const stored = isHere ? await stopStored(deps.database, session.owner, subscriptionId) : undefined;
  if (!stored) throw new StudioRefusalError("round_not_found", "no such subscription");
  return asWireSubscription(deps, calendar, stored);
}

/** Stops a subscription that is active. Returns it as it then is; undefined if the owner has none with this id. */
export async function stopStored(
  database: SqlConnection,
  owner: string,
  id: string,
): Promise<StoredSubscription | undefined> {
  await endSubscription(database, { owner, id }, "stopped", null);
  return findSubscription(database, owner, id);
}

type DrawTable = TableFile & { calendar: DrawCalendar };

function findDrawTable(deps: StudioTitlesPort & TablesPort, session: Session, tableId: string): DrawTable {
  const table = findTable(deps, session, tableId);
  const { calendar } = table;
  if (!calendar) throw new StudioRefusalError("table_not_found", "this table sells no tickets ahead");
  return { ...table, calendar };
}

/** Throws `invalid_stake` or `invalid_input` for a ticket that nobody could buy. */
function checkTicket(
  { models }: ModelsPort,
  { currency }: Session,
  { model, limits }: TableFile,
  { stakeMinor, input }: Pick<OpenSubscriptionRequest, "stakeMinor" | "input">,
): void {
  const scale = currencyScale(currency);
  const { rules } = findModel(models, model);
  rules.accept(BigInt(stakeMinor), input).checkOffer(scale);
  if (rules.kind === "shared") rules.join([input]);
  const [least, most] = [BigInt(limits.minimumStake) * scale, BigInt(limits.maximumStake) * scale];
  if (BigInt(stakeMinor) < least || BigInt(stakeMinor) > most)
    throw new RoundRefusedError("invalid_stake", "the ticket is outside of the table's limits");
}

/** Throws `invalid_request` for a weekday on which the table never draws: such an order would never buy a ticket. */
function checkWeekdays({ calendar }: DrawTable, { weekdays }: OpenSubscriptionRequest): void {
  const offered = weekdaysOf(calendar);
  const without = weekdays?.filter((weekday) => !offered.includes(weekday)) ?? [];
  if (without.length > 0)
    throw new StudioRefusalError(
      "invalid_request",
      `weekdays: there is no draw on ${without.join(", ")}; a subscription can choose ${offered.join(", ") || "none"}`,
    );
}

async function storeSubscription(
  deps: ClockPort & DatabaseTimePort & RandomPort,
  connection: SqlConnection,
  session: MoneySession,
  { name: tableId, calendar }: DrawTable,
  request: OpenSubscriptionRequest,
): Promise<StoredSubscription> {
  const { owner, playerId, gameCode, provider, currency } = session;
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `studio subscriptions ${owner}`,
  ]);
  const known = await findRequestedSubscription(connection, owner, request.requestId);
  if (known && !isSame(known, tableId, request))
    throw new StudioRefusalError("request_conflict", "this request id was used for another subscription");
  if (known) return known;
  const { rows } = await connection.query<{ active: number }>(
    `SELECT count(*)::int AS active FROM studio_subscription WHERE owner = $1 AND table_id = $2 AND state = 'active'`,
    [owner, tableId],
  );
  if (onlyRow(rows).active >= MAX_SUBSCRIPTIONS)
    throw new StudioRefusalError("invalid_request", `at most ${MAX_SUBSCRIPTIONS} active subscriptions`);
  const openedAt = await deps.databaseTime(connection);
  checkLastDay(calendar, request, openedAt);
  const { requestId, stakeMinor, input, weekdays, untilDate } = request;
  const stored: StoredSubscription = {
    ...{ owner, playerId, gameCode, provider, currency, tableId, requestId, input, weekdays, untilDate },
    id: newUuid(deps),
    stakeMinor: BigInt(stakeMinor),
    state: "active",
    endReason: null,
    openedAt,
  };
  await insertSubscription(connection, stored);
  return stored;
}

/** Throws `invalid_request` if the last day, in the calendar's own time zone, is before the first draw whose sale is still open. */
function checkLastDay(
  calendar: DrawCalendar,
  request: Pick<OpenSubscriptionRequest, "weekdays" | "untilDate">,
  now: Date,
): void {
  const open = new Date(now.getTime() + calendar.closesMs);
  if (request.untilDate === null || buysAfter(request, calendar, open)) return;
  const first = nextOfWeekdays(request, calendar, open);
  throw new StudioRefusalError(
    "invalid_request",
    `untilDate: the first draw that the subscription can buy is on ${first ? localDateOf(calendar, first) : "no day"}`,
  );
}

function isSame(known: StoredSubscription, tableId: string, request: OpenSubscriptionRequest): boolean {
  return (
    known.tableId === tableId &&
    known.stakeMinor === BigInt(request.stakeMinor) &&
    known.untilDate === request.untilDate &&
    isDeepStrictEqual([known.input, known.weekdays], [request.input, request.weekdays])
  );
}

/** The subscription as its player sees it. Without a calendar no draw of its table is to come. */
export async function asWireSubscription(
  deps: DatabasePort & DatabaseTimePort & TablesPort,
  calendar: DrawCalendar | undefined,
  stored: StoredSubscription,
): Promise<Subscription> {
  const draws = await findOrderedDraws(deps.database, stored);
  const missed = new Set(draws.filter(({ state }) => state === "missed").map(({ number }) => number));
  const next =
    calendar &&
    (await upcomingFor(deps, stored)).find(
      ({ number, drawsAt }) => !missed.has(number) && isFor(stored, calendar, new Date(drawsAt)),
    );
  return {
    subscriptionId: stored.id,
    stakeMinor: stored.stakeMinor.toString(),
    input: stored.input,
    weekdays: stored.weekdays,
    untilDate: stored.untilDate,
    state: stored.state,
    endReason: stored.endReason,
    openedAt: stored.openedAt.toISOString(),
    nextDraw: next ? { number: next.number, drawsAt: next.drawsAt } : null,
    draws,
  };
}

async function upcomingFor(
  deps: DatabasePort & DatabaseTimePort & TablesPort,
  { state, tableId }: StoredSubscription,
) {
  return state === "active" ? (await listUpcoming(deps, tableId)).draws : [];
}

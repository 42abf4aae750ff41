import {
  MAX_LISTED_SUBSCRIPTIONS,
  MAX_SUBSCRIPTION_DRAWS,
  type RoundInput,
  type StudioErrorCode,
  type SubscriptionDraw,
  type SubscriptionState,
  type Weekday,
} from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";

/** A standing order as stored. */
export type StoredSubscription = {
  owner: string;
  id: string;
  requestId: string;
  playerId: string;
  gameCode: string;
  /** Null in one that was opened before providers were stored and whose player had no round of the game. */
  provider: string | null;
  currency: string;
  tableId: string;
  stakeMinor: bigint;
  input: RoundInput;
  weekdays: Weekday[] | null;
  untilDate: string | null;
  state: SubscriptionState;
  endReason: StudioErrorCode | null;
  openedAt: Date;
};

/** Whether no further ticket is bought. A subscription that is over still ends the orders of its last draws. */
export const buysNoMore = ({ state }: Pick<StoredSubscription, "state">): boolean =>
  state === "stopped" || state === "ended";

/** More than a player can have active at all tables. */
const MAX_PLAYER_SUBSCRIPTIONS = 200;

type Row = {
  owner: string;
  id: string;
  request_id: string;
  player_id: string;
  game_code: string;
  provider: string | null;
  currency: string;
  table_id: string;
  stake_minor: bigint;
  input: string;
  weekdays: string | null;
  until_date: string | null;
  state: SubscriptionState;
  end_reason: StudioErrorCode | null;
  opened_at: Date;
};

/** Stores a subscription; false when the owner has used its request id before. */
export async function insertSubscription(
  connection: SqlConnection,
  subscription: StoredSubscription,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `INSERT INTO studio_subscription (owner, id, request_id, player_id, game_code, currency, table_id, stake_minor, input, weekdays,
       until_date, state, opened_at, provider)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'active', $12, $13) ON CONFLICT (owner, request_id) DO NOTHING`,
    [
      subscription.owner,
      subscription.id,
      subscription.requestId,
      subscription.playerId,
      subscription.gameCode,
      subscription.currency,
      subscription.tableId,
      subscription.stakeMinor,
      JSON.stringify(subscription.input),
      subscription.weekdays?.join(",") ?? null,
      subscription.untilDate,
      subscription.openedAt,
      subscription.provider,
    ],
  );
  return rowCount > 0;
}

/** The subscription that a request has opened. */
export async function findRequestedSubscription(
  connection: SqlConnection,
  owner: string,
  requestId: string,
): Promise<StoredSubscription | undefined> {
  const { rows } = await connection.query<Row>(
    "SELECT * FROM studio_subscription WHERE owner = $1 AND request_id = $2",
    [owner, requestId],
  );
  return rows[0] && asSubscription(rows[0]);
}

export async function findSubscription(
  connection: SqlConnection,
  owner: string,
  id: string,
): Promise<StoredSubscription | undefined> {
  const { rows } = await connection.query<Row>(
    "SELECT * FROM studio_subscription WHERE owner = $1 AND id = $2",
    [owner, id],
  );
  return rows[0] && asSubscription(rows[0]);
}

/** A player's subscriptions at a table: active ones first, then the newest. */
export async function findSubscriptions(
  connection: SqlConnection,
  owner: string,
  tableId: string,
): Promise<StoredSubscription[]> {
  const { rows } = await connection.query<Row>(
    `SELECT * FROM studio_subscription WHERE owner = $1 AND table_id = $2
     ORDER BY state = 'active' DESC, place DESC LIMIT $3`,
    [owner, tableId, MAX_LISTED_SUBSCRIPTIONS],
  );
  return rows.map(asSubscription);
}

/** A player's subscriptions at all tables that buy tickets or that the studio has ended: active ones first, then the newest. */
export async function findPlayerSubscriptions(
  connection: SqlConnection,
  owner: string,
): Promise<StoredSubscription[]> {
  const { rows } = await connection.query<Row>(
    `SELECT * FROM studio_subscription WHERE owner = $1 AND state IN ('active', 'ended')
     ORDER BY state = 'active' DESC, place DESC LIMIT $2`,
    [owner, MAX_PLAYER_SUBSCRIPTIONS],
  );
  return rows.map(asSubscription);
}

/** The tables with active subscriptions. */
export async function findSubscribedTables(connection: SqlConnection): Promise<string[]> {
  const { rows } = await connection.query<{ table_id: string }>(
    "SELECT DISTINCT table_id FROM studio_subscription WHERE state = 'active'",
  );
  return rows.map(({ table_id }) => table_id);
}

/** Active subscriptions at a table for which no order is open; at most `most`. */
export async function findIdleSubscriptions(
  connection: SqlConnection,
  tableId: string,
  most: number,
): Promise<StoredSubscription[]> {
  const { rows } = await connection.query<Row>(
    `SELECT s.* FROM studio_subscription s WHERE s.table_id = $1 AND s.state = 'active' AND NOT EXISTS (
       SELECT 1 FROM studio_order o WHERE o.owner = s.owner AND o.subscription_id = s.id AND o.due_at IS NOT NULL)
     ORDER BY s.place LIMIT $2`,
    [tableId, most],
  );
  return rows.map(asSubscription);
}

/** Ends an active subscription. */
export async function endSubscription(
  connection: SqlConnection,
  { owner, id }: Pick<StoredSubscription, "owner" | "id">,
  state: "stopped" | "ended",
  endReason: StudioErrorCode | null,
): Promise<void> {
  await connection.query(
    `UPDATE studio_subscription SET state = $3, end_reason = $4 WHERE owner = $1 AND id = $2 AND state = 'active'`,
    [owner, id, state, endReason],
  );
}

/** What a subscription did for its latest draws, the newest first. */
export async function findOrderedDraws(
  connection: SqlConnection,
  { owner, id }: Pick<StoredSubscription, "owner" | "id">,
): Promise<SubscriptionDraw[]> {
  const { rows } = await connection.query<{
    number: number;
    draws_at: Date;
    state: SubscriptionDraw["state"];
    reason: StudioErrorCode | null;
    round_id: string | null;
  }>(
    `SELECT o.number, t.draws_at, CASE o.state WHEN 'missing' THEN 'missed' ELSE o.state END AS state, o.reason, o.round_id
     FROM studio_order o JOIN studio_table_progress t ON t.table_id = o.table_id AND t.number = o.number
     WHERE o.owner = $1 AND o.subscription_id = $2 ORDER BY o.number DESC LIMIT $3`,
    [owner, id, MAX_SUBSCRIPTION_DRAWS],
  );
  return rows.map(({ number, draws_at, state, reason, round_id }) => ({
    number,
    drawsAt: draws_at.toISOString(),
    state,
    reason: state === "bought" ? null : reason,
    roundId: round_id,
  }));
}

function asSubscription(row: Row): StoredSubscription {
  return {
    owner: row.owner,
    id: row.id,
    requestId: row.request_id,
    playerId: row.player_id,
    gameCode: row.game_code,
    provider: row.provider,
    currency: row.currency,
    tableId: row.table_id,
    stakeMinor: row.stake_minor,
    input: JSON.parse(row.input),
    weekdays: row.weekdays === null ? null : (row.weekdays.split(",") as Weekday[]),
    untilDate: row.until_date,
    state: row.state,
    endReason: row.end_reason,
    openedAt: row.opened_at,
  };
}

import { CLOCK_TOLERANCE_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { StudioErrorCode } from "@bellwether/contract/studio/index.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { DrawDay } from "../calendar/index.ts";
import { buysNoMore, type StoredSubscription } from "./subscription-store.ts";

/** What a standing order does for one draw, with the times of the draw. */
export type DueOrder = {
  owner: string;
  subscriptionId: string;
  tableId: string;
  number: number;
  state: "waiting" | "missing";
  attempt: number;
  /** Another node may claim the order from then on. Each claim has another time, so it tells whether this one still holds. */
  claimedUntil: Date;
  reason: StudioErrorCode | null;
  hasEnded: boolean;
  betsCloseAt: Date;
  drawsAt: Date;
};

/** What a node needs to show that an order is still its own. */
export type OrderClaim = Pick<DueOrder, "owner" | "subscriptionId" | "number" | "attempt" | "claimedUntil">;

/** An order that another node has claimed since, or whose subscription has ended: no ticket may be bought for it. */
export class OrderGoneError extends Error {}

/** How long a claimed order is left to the node that claimed it: longer than its wallet calls take. */
const CLAIM_MS = 30_000;

/** Makes an order for each active subscription to this draw that has none yet. */
export async function planOrders(
  connection: SqlConnection,
  { tableId, number, day }: { tableId: string; number: number; day: DrawDay },
  now: Date,
): Promise<number> {
  const { rowCount } = await connection.query(
    `INSERT INTO studio_order (owner, subscription_id, table_id, number, state, due_at)
     SELECT s.owner, s.id, s.table_id, $2, 'waiting', $3 FROM studio_subscription s
     WHERE s.table_id = $1 AND s.state = 'active' AND (s.until_date IS NULL OR s.until_date >= $4)
       AND (s.weekdays IS NULL OR $5 = ANY (string_to_array(s.weekdays, ',')))
       AND NOT EXISTS (SELECT 1 FROM studio_order o WHERE o.owner = s.owner AND o.subscription_id = s.id AND o.number = $2)
     ON CONFLICT DO NOTHING`,
    [tableId, number, now, day.date, day.weekday],
  );
  return rowCount;
}

/** Ends the active subscriptions at this table whose last date has passed. */
export async function endOldSubscriptions(
  connection: SqlConnection,
  tableId: string,
  today: string,
): Promise<void> {
  await connection.query(
    `UPDATE studio_subscription SET state = 'over' WHERE table_id = $1 AND state = 'active' AND until_date < $2`,
    [tableId, today],
  );
}

/** No order waits longer for its next attempt. A longer wait was stored by a clock that was ahead, so it is over. */
export const MAX_WAIT_MS = 15 * MINUTE_MS;

/** Claims due orders. Skips those that another node is claiming. */
export async function claimDueOrders(
  connection: SqlConnection,
  now: Date,
  most: number,
): Promise<DueOrder[]> {
  const { rows } = await connection.query<DueOrder>(
    `WITH due AS MATERIALIZED (
       SELECT owner, subscription_id, number FROM studio_order WHERE due_at <= $1 OR due_at > $1::timestamptz + $4 * interval '1 millisecond'
       ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE studio_order o SET due_at = $1::timestamptz + $3 * interval '1 millisecond' FROM due
       WHERE o.owner = due.owner AND o.subscription_id = due.subscription_id AND o.number = due.number RETURNING o.*
     )
     SELECT o.owner, o.subscription_id AS "subscriptionId", o.table_id AS "tableId", o.number, o.state, o.attempt, o.due_at AS "claimedUntil", o.reason,
       o.has_ended AS "hasEnded", t.bets_close_at AS "betsCloseAt", t.draws_at AS "drawsAt"
     FROM claimed o JOIN studio_table_progress t ON t.table_id = o.table_id AND t.number = o.number`,
    [now, most, CLAIM_MS, MAX_WAIT_MS + CLOCK_TOLERANCE_MS],
  );
  return rows;
}

/**
 * Requires that the claim holds and that the subscription still buys. Until the SQL transaction ends nobody can claim the order or stop the
 * subscription, because of the locks: a ticket is stored before a stop, or not at all. Throws `OrderGoneError`.
 */
export async function holdOrder(connection: SqlConnection, claim: OrderClaim): Promise<void> {
  const { owner, subscriptionId } = claim;
  const { rows: orders } = await connection.query(
    `SELECT 1 FROM studio_order WHERE ${IS_CLAIMED} FOR UPDATE`,
    claimOf(claim),
  );
  if (orders.length === 0) throw new OrderGoneError("another node has claimed the order");
  // After the order's row, as where an order ends its subscription: no two of them wait for each other.
  const { rows } = await connection.query<Pick<StoredSubscription, "state">>(
    "SELECT state FROM studio_subscription WHERE owner = $1 AND id = $2 FOR SHARE",
    [owner, subscriptionId],
  );
  if (buysNoMore(onlyRow(rows))) throw new OrderGoneError("the subscription has ended");
}

/** SQL: whether the order is waiting and claimed by the node that sends `claimOf` as the first parameters. */
const IS_CLAIMED =
  "owner = $1 AND subscription_id = $2 AND number = $3 AND state = 'waiting' AND attempt = $4 AND due_at = $5";
const claimOf = ({ owner, subscriptionId, number, attempt, claimedUntil }: OrderClaim) => [
  ...[owner, subscriptionId, number, attempt, claimedUntil],
];

/** The next state of a waiting order. `attempt` rises with a new request id. */
export type OrderStep =
  | { state: "bought"; roundId: string }
  | { state: "waiting"; dueAt: Date; attempt: number; reason: StudioErrorCode | null }
  | { state: "missing"; dueAt: Date; reason: StudioErrorCode; hasEnded: boolean };

/** Moves a waiting order on. False, and nothing changes, if another node has claimed it since: that node has its own result. */
export async function moveOrder(
  connection: SqlConnection,
  order: OrderClaim,
  step: OrderStep,
): Promise<boolean> {
  const { state } = step;
  const { rowCount } = await connection.query(
    `UPDATE studio_order SET state = $6, round_id = $7, due_at = $8, attempt = $9, reason = $10, has_ended = $11
     WHERE ${IS_CLAIMED}`,
    [
      ...claimOf(order),
      state,
      state === "bought" ? step.roundId : null,
      state === "bought" ? null : step.dueAt,
      state === "waiting" ? step.attempt : order.attempt,
      state === "bought" ? null : step.reason,
      state === "missing" && step.hasEnded,
    ],
  );
  return rowCount > 0;
}

/** Whether an order of the missed one's subscription still waits, and the latest draw for which one was bought or missed. */
export async function readOtherOrders(
  connection: SqlConnection,
  { owner, subscriptionId }: DueOrder,
): Promise<{ isOneWaiting: boolean; lastOverAt: Date }> {
  const { rows } = await connection.query<{ isOneWaiting: boolean; lastOverAt: Date }>(
    `SELECT bool_or(o.state = 'waiting') AS "isOneWaiting", max(t.draws_at) FILTER (WHERE o.state <> 'waiting') AS "lastOverAt"
     FROM studio_order o JOIN studio_table_progress t ON t.table_id = o.table_id AND t.number = o.number
     WHERE o.owner = $1 AND o.subscription_id = $2`,
    [owner, subscriptionId],
  );
  return onlyRow(rows);
}

/** Marks a draw as missed, after the wallet has notified the player. */
export async function markMissed(connection: SqlConnection, order: DueOrder): Promise<void> {
  await connection.query(
    `UPDATE studio_order SET state = 'missed', due_at = NULL
     WHERE owner = $1 AND subscription_id = $2 AND number = $3 AND state = 'missing'`,
    [order.owner, order.subscriptionId, order.number],
  );
}

/** Removes the order of a stopped subscription that has bought nothing, unless another node has claimed it since. */
export async function dropOrder(connection: SqlConnection, order: OrderClaim): Promise<void> {
  await connection.query(`DELETE FROM studio_order WHERE ${IS_CLAIMED}`, claimOf(order));
}

import type { StudioErrorCode } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { DrawDay } from "./next-draws.ts";

/** What a standing order does for one draw, with the times of the draw. */
export type DueOrder = {
  owner: string;
  subscriptionId: string;
  tableId: string;
  number: number;
  state: "waiting" | "missing";
  attempt: number;
  reason: StudioErrorCode | null;
  hasEnded: boolean;
  betsCloseAt: Date;
  drawsAt: Date;
};

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

/** Claims due orders. Skips those that another node is claiming. */
export async function claimDueOrders(
  connection: SqlConnection,
  now: Date,
  most: number,
): Promise<DueOrder[]> {
  const { rows } = await connection.query<DueOrder>(
    `WITH due AS MATERIALIZED (
       SELECT owner, subscription_id, number FROM studio_order WHERE due_at <= $1 ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE studio_order o SET due_at = $1::timestamptz + $3 * interval '1 millisecond' FROM due
       WHERE o.owner = due.owner AND o.subscription_id = due.subscription_id AND o.number = due.number RETURNING o.*
     )
     SELECT o.owner, o.subscription_id AS "subscriptionId", o.table_id AS "tableId", o.number, o.state, o.attempt, o.reason,
       o.has_ended AS "hasEnded", t.bets_close_at AS "betsCloseAt", t.draws_at AS "drawsAt"
     FROM claimed o JOIN studio_table_round t ON t.table_id = o.table_id AND t.number = o.number`,
    [now, most, CLAIM_MS],
  );
  return rows;
}

/** The next state of a waiting order. `attempt` rises with a new request id. */
export type OrderStep =
  | { state: "bought"; roundId: string }
  | { state: "waiting"; dueAt: Date; attempt: number; reason: StudioErrorCode | null }
  | { state: "missing"; dueAt: Date; reason: StudioErrorCode; hasEnded: boolean };

/** Moves a waiting order on, unless another node has done so. */
export async function moveOrder(connection: SqlConnection, order: DueOrder, step: OrderStep): Promise<void> {
  const { state } = step;
  await connection.query(
    `UPDATE studio_order SET state = $5, round_id = $6, due_at = $7, attempt = $8, reason = $9, has_ended = $10
     WHERE owner = $1 AND subscription_id = $2 AND number = $3 AND state = 'waiting' AND attempt = $4`,
    [
      order.owner,
      order.subscriptionId,
      order.number,
      order.attempt,
      state,
      state === "bought" ? step.roundId : null,
      state === "bought" ? null : step.dueAt,
      state === "waiting" ? step.attempt : order.attempt,
      state === "bought" ? null : step.reason,
      state === "missing" && step.hasEnded,
    ],
  );
}

/** Marks a draw as missed, after the wallet has notified the player. */
export async function markMissed(connection: SqlConnection, order: DueOrder): Promise<void> {
  await connection.query(
    `UPDATE studio_order SET state = 'missed', due_at = NULL
     WHERE owner = $1 AND subscription_id = $2 AND number = $3 AND state = 'missing'`,
    [order.owner, order.subscriptionId, order.number],
  );
}

/** Removes the order of a stopped subscription that has bought nothing. */
export async function dropOrder(connection: SqlConnection, order: DueOrder): Promise<void> {
  await connection.query(
    "DELETE FROM studio_order WHERE owner = $1 AND subscription_id = $2 AND number = $3 AND state = 'waiting'",
    [order.owner, order.subscriptionId, order.number],
  );
}

import type { SqlConnection } from "@bellwether/db";
import type { WithdrawalReview } from "./withdrawal-review.ts";

const PAGE = 50;

export type ReviewPage = { reviews: WithdrawalReview[]; next: { askedAt: Date; id: string } | undefined };
export type ReviewPlace = { askedAt: Date; id: string };

/** The withdrawals that wait for a person, the longest waiting first; 50 at most, after a place in the list. */
export const listWaitingReviews = (connection: SqlConnection, after: ReviewPlace | undefined) =>
  listReviews(connection, after, {
    which: "state = 'waiting' AND ended_at IS NULL",
    after: "(asked_at, transaction_id) > ($1, $2)",
    order: "asked_at, transaction_id",
  });

/** The withdrawals that are decided or over, the newest first; 50 at most, after a place in the list. */
export const listDecidedReviews = (connection: SqlConnection, after: ReviewPlace | undefined) =>
  listReviews(connection, after, {
    which: "(state <> 'waiting' OR ended_at IS NOT NULL)",
    after: "(asked_at, transaction_id) < ($1, $2)",
    order: "asked_at DESC, transaction_id DESC",
  });

/** How many withdrawals wait for a person, and since when the first does. */
export async function countWaitingReviews(
  connection: SqlConnection,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await connection.query<{ waiting: number; oldest: Date | null }>(
    "SELECT count(*)::int AS waiting, min(asked_at) AS oldest FROM withdrawal_review WHERE state = 'waiting' AND ended_at IS NULL",
  );
  return { waiting: rows[0]?.waiting ?? 0, oldestAt: rows[0]?.oldest ?? null };
}

async function listReviews(
  connection: SqlConnection,
  after: ReviewPlace | undefined,
  sql: { which: string; after: string; order: string },
): Promise<ReviewPage> {
  const { rows } = await connection.query<WithdrawalReview>(
    `SELECT * FROM withdrawal_review WHERE ${sql.which} AND ($1::timestamptz IS NULL OR ${sql.after}) ORDER BY ${sql.order} LIMIT ${PAGE + 1}`,
    [after?.askedAt ?? null, after?.id ?? null],
  );
  const reviews = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? reviews.at(-1) : undefined;
  return { reviews, next: last && { askedAt: last.asked_at, id: last.transaction_id } };
}

import { type SqlConnection, textArray } from "@bellwether/db";
import { inMarkets } from "../players/index.ts";
import type { WithdrawalReview } from "./withdrawal-review.ts";

const PAGE = 50;

export type ReviewPage = { reviews: WithdrawalReview[]; next: { askedAt: Date; id: string } | undefined };
export type ReviewPlace = { askedAt: Date; id: string };

const IN_MARKETS = inMarkets("withdrawal_review.player_id", "$3");
const WAITING = `SELECT * FROM withdrawal_review WHERE state = 'waiting' AND ended_at IS NULL
  AND ($1::timestamptz IS NULL OR (asked_at, transaction_id) > ($1, $2)) AND ${IN_MARKETS} ORDER BY asked_at, transaction_id LIMIT ${PAGE + 1}`;
const DECIDED = `SELECT * FROM withdrawal_review WHERE (state <> 'waiting' OR ended_at IS NOT NULL)
  AND ($1::timestamptz IS NULL OR (asked_at, transaction_id) < ($1, $2)) AND ${IN_MARKETS} ORDER BY asked_at DESC, transaction_id DESC LIMIT ${PAGE + 1}`;

/**
 * The withdrawals that wait for a person, the longest waiting first, or those that are decided or over, the newest first; 50 at most, after a
 * place in the list; of accounts in these markets (`BRAND:CC`), or of all.
 */
export async function listReviews(
  connection: SqlConnection,
  {
    isWaiting,
    after,
    markets,
  }: { isWaiting: boolean; after: ReviewPlace | undefined; markets: readonly string[] | undefined },
): Promise<ReviewPage> {
  const { rows } = await connection.query<WithdrawalReview>(isWaiting ? WAITING : DECIDED, [
    after?.askedAt ?? null,
    after?.id ?? null,
    markets ? textArray(markets) : null,
  ]);
  const reviews = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? reviews.at(-1) : undefined;
  return { reviews, next: last && { askedAt: last.asked_at, id: last.transaction_id } };
}

/** How many withdrawals wait for a person, and since when the first does. */
export async function countWaitingReviews(
  connection: SqlConnection,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await connection.query<{ waiting: number; oldest: Date | null }>(
    "SELECT count(*)::int AS waiting, min(asked_at) AS oldest FROM withdrawal_review WHERE state = 'waiting' AND ended_at IS NULL",
  );
  return { waiting: rows[0]?.waiting ?? 0, oldestAt: rows[0]?.oldest ?? null };
}

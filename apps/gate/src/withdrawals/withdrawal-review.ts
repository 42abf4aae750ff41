import { DomainError } from "@bellwether/contract";
import type { WithdrawalReason } from "@bellwether/contract/office/index.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import { type Currency, payoutReviewOf } from "@bellwether/market";
import type { Actor } from "../actor.ts";
import { refuseOthersHands } from "../in-hand.ts";
import type { AuthorizedPayout } from "../payments/index.ts";

/** A row of `withdrawal_review`. */
export type WithdrawalReview = {
  transaction_id: string;
  payment_id: string;
  player_id: string;
  amount_minor: bigint;
  currency: Currency;
  method: string;
  reasons: WithdrawalReason[];
  state: "waiting" | "approved" | "refused";
  taken_by: string | null;
  taken_at: Date | null;
  asked_at: Date;
  decided_by_kind: Actor["kind"] | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
  attempts: number;
  told_at: Date | null;
  ended_as: "success" | "failed" | "canceled" | null;
  ended_at: Date | null;
};

/** Whether it is so much that a second person approves it. */
export const needsTwoPersons = ({ amount_minor, currency }: WithdrawalReview) =>
  amount_minor > payoutReviewOf(currency).twoPersonsAboveMinor;

/** Whether the cashier has paid it although nobody had approved it. */
export const isOverridden = ({ state, ended_as }: WithdrawalReview) =>
  ended_as === "success" && state !== "approved";

export async function insertReview(
  connection: SqlConnection,
  { transactionId, paymentId, amountMinor, method }: AuthorizedPayout,
  of: { playerId: string; currency: Currency; reasons: readonly WithdrawalReason[]; at: Date },
): Promise<void> {
  await connection.query(
    `INSERT INTO withdrawal_review (transaction_id, payment_id, player_id, amount_minor, currency, method, reasons, state, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8)`,
    [
      ...[transactionId, paymentId, of.playerId, amountMinor, of.currency, method],
      ...[textArray(of.reasons), of.at],
    ],
  );
}

export async function findReview(
  connection: SqlConnection,
  transactionId: string,
): Promise<WithdrawalReview | undefined> {
  const { rows } = await connection.query<WithdrawalReview>(
    "SELECT * FROM withdrawal_review WHERE transaction_id = $1",
    [transactionId],
  );
  return rows[0];
}

/** @throws DomainError `not_found` */
export async function readReview(
  connection: SqlConnection,
  transactionId: string,
): Promise<WithdrawalReview> {
  const review = await findReview(connection, transactionId);
  if (!review) throw new DomainError("not_found");
  return review;
}

/** The review, locked, if it still waits. @throws DomainError `not_found`, or `conflict` for one that is decided or over */
export async function lockWaiting(
  connection: SqlConnection,
  transactionId: string,
): Promise<WithdrawalReview> {
  const { rows } = await connection.query<WithdrawalReview>(
    "SELECT * FROM withdrawal_review WHERE transaction_id = $1 FOR UPDATE",
    [transactionId],
  );
  const [review] = rows;
  if (!review) throw new DomainError("not_found");
  if (review.ended_at) throw new DomainError("conflict", { detail: "the cashier has ended it" });
  if (review.state !== "waiting") throw new DomainError("conflict", { detail: `it is ${review.state}` });
  return review;
}

/** Takes a waiting withdrawal in hand. @throws DomainError `not_found`, or `conflict` for another's, a decided one or one that is over */
export async function takeReview(
  connection: SqlConnection,
  transactionId: string,
  { actor, at }: { actor: Actor; at: Date },
): Promise<WithdrawalReview> {
  const review = await lockWaiting(connection, transactionId);
  refuseOthersHands(review, actor.name, at);
  return update(connection, "taken_by = $2, taken_at = $3", [transactionId, actor.name, at]);
}

/** Gives it back. Nothing happens to one that somebody else has in hand. */
export async function leaveReview(
  connection: SqlConnection,
  transactionId: string,
  actor: Actor,
): Promise<void> {
  await connection.query(
    "UPDATE withdrawal_review SET taken_by = NULL, taken_at = NULL WHERE transaction_id = $1 AND taken_by = $2",
    [transactionId, actor.name],
  );
}

/** Stores the reasons that it is decided with: the account may have got others since it was asked for. */
export async function saveReasons(
  connection: SqlConnection,
  transactionId: string,
  reasons: readonly WithdrawalReason[],
): Promise<void> {
  await connection.query("UPDATE withdrawal_review SET reasons = $2 WHERE transaction_id = $1", [
    transactionId,
    textArray(reasons),
  ]);
}

/** Stores a decision; from now on the cashier is told of it. */
export async function saveReviewDecision(
  connection: SqlConnection,
  transactionId: string,
  state: "approved" | "refused",
  { actor, reason, at }: { actor: Actor; reason: string | null; at: Date },
): Promise<WithdrawalReview> {
  return update(
    connection,
    `state = $2, decided_by_kind = $3, decided_by = $4, decided_at = $5, decision_reason = $6, next_attempt_at = $5,
     taken_by = NULL, taken_at = NULL`,
    [transactionId, state, actor.kind, actor.name, at, reason],
  );
}

async function update(
  connection: SqlConnection,
  change: string,
  values: readonly unknown[],
): Promise<WithdrawalReview> {
  const { rows } = await connection.query<WithdrawalReview>(
    `UPDATE withdrawal_review SET ${change} WHERE transaction_id = $1 RETURNING *`,
    [...values],
  );
  return onlyRow(rows);
}

import { DomainError, isTemporaryEmail, minorToAmount } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { brands } from "@bellwether/market";
import type { Actor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { arePayoutsHeld, doPayoutsWait } from "../holds/index.ts";
import { refuseOthersHands } from "../in-hand.ts";
import { queueMessage, writeMessage } from "../messages/index.ts";
import { doPayoutsWantProof, noteApproved } from "../payments/index.ts";
import { type Player, readPlayer, refuseBlocked } from "../players/index.ts";
import type { MessageTextsPort } from "../ports.ts";
import { holdsPayouts } from "../verification/index.ts";
import { reasonsNow } from "./review-reasons.ts";
import {
  lockWaiting,
  needsTwoPersons,
  readReview,
  saveReasons,
  saveReviewDecision,
  type WithdrawalReview,
} from "./withdrawal-review.ts";

type Act = { actor: Actor; reason: string; at: Date };

/**
 * Approves a withdrawal inside an SQL transaction: the cashier is told to pay it.
 * @throws DomainError `not_found`, `approval_required` for a large one, `account_held`, `account_blocked` or `document_required` while
 * payouts wait, or `conflict`
 * for one that is decided, over or in another's hands
 */
export async function approveAlone(
  connection: SqlConnection,
  transactionId: string,
  act: Act,
): Promise<WithdrawalReview> {
  return approve(connection, transactionId, act, (review) => {
    if (needsTwoPersons(review)) throw new DomainError("approval_required");
    refuseOthersHands(review, act.actor.name, act.at);
  });
}

/** Approves a withdrawal after a second person has agreed. @throws DomainError `not_found`, or `conflict` for one that is decided or over */
export async function approveByTwo(
  connection: SqlConnection,
  transactionId: string,
  act: Act,
): Promise<WithdrawalReview> {
  return approve(connection, transactionId, act, () => {});
}

async function approve(
  connection: SqlConnection,
  transactionId: string,
  act: Act,
  check: (review: WithdrawalReview) => void,
): Promise<WithdrawalReview> {
  const { payment_id: paymentId } = await readReview(connection, transactionId);
  // The payment is locked before its review, as the cashier's own calls do.
  await noteApproved(connection, paymentId, act.at);
  const review = await lockWaiting(connection, transactionId);
  check(review);
  const player = await readPlayer(connection, review.player_id);
  await refuseHeldPayout(connection, player, act.at);
  const reasons = await reasonsNow(connection, player, review, act.at);
  await saveReasons(connection, transactionId, reasons);
  const decided = await saveReviewDecision(connection, transactionId, "approved", act);
  await auditDecision(connection, "withdrawal.approve", { ...review, reasons }, act);
  return decided;
}

/**
 * What holds a new payout holds one whose money is set aside already.
 * @throws DomainError `account_held`, `account_blocked` or `document_required`
 */
export async function refuseHeldPayout(connection: SqlConnection, player: Player, at: Date): Promise<void> {
  const isHeld = (await arePayoutsHeld(connection, player)) || (await doPayoutsWait(connection, player.id));
  if (isHeld) throw new DomainError("account_held");
  refuseBlocked(player, "withdraw", at);
  if ((await holdsPayouts(connection, player)) || (await doPayoutsWantProof(connection, player, at)))
    throw new DomainError("document_required");
}

/**
 * Refuses a withdrawal inside an SQL transaction: the cashier is told to cancel it, which brings the money back, and the player gets a letter.
 * @throws DomainError `not_found`, or `conflict` for one that is decided, over or in another's hands
 */
export async function refuseWithdrawalWithin(
  connection: SqlConnection,
  deps: MessageTextsPort,
  transactionId: string,
  act: Act,
): Promise<WithdrawalReview> {
  const review = await lockWaiting(connection, transactionId);
  refuseOthersHands(review, act.actor.name, act.at);
  const decided = await saveReviewDecision(connection, transactionId, "refused", act);
  await auditDecision(connection, "withdrawal.refuse", review, act);
  await writeRefusal(connection, deps, await readPlayer(connection, review.player_id), review, act.at);
  return decided;
}

async function auditDecision(
  connection: SqlConnection,
  action: "withdrawal.approve" | "withdrawal.refuse",
  review: WithdrawalReview,
  { actor, reason, at }: Act,
): Promise<void> {
  await appendAudit(connection, {
    ...{ actor, action, subject: `player:${review.player_id}`, reason, at },
    after: {
      transaction: review.transaction_id,
      amount: `${minorToAmount(review.amount_minor)} ${review.currency}`,
      method: review.method,
      held_for: review.reasons,
    },
  });
}

async function writeRefusal(
  connection: SqlConnection,
  deps: MessageTextsPort,
  player: Player,
  review: WithdrawalReview,
  at: Date,
): Promise<void> {
  if (isTemporaryEmail(player.email)) return;
  const params = {
    amount: `${minorToAmount(review.amount_minor)} ${review.currency}`,
    support: brands[player.brand].supportEmail,
  };
  const letter = writeMessage(deps.messageTexts, "withdrawal_refused", { ...player, params });
  await queueMessage(connection, { channel: "email", recipient: player.email, ...letter, isOwed: true }, at);
}

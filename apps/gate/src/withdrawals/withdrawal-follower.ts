import { jobActor } from "../actor.ts";
import { doPayoutsWantProof, noteApproved, type PayoutFollower } from "../payments/index.ts";
import type { ClockPort, LogPort, MessageTextsPort, MetricsPort } from "../ports.ts";
import { askDocumentWithin } from "../verification/index.ts";
import { findReviewReasons } from "./review-reasons.ts";
import { findReview, insertReview, isOverridden, saveReviewDecision } from "./withdrawal-review.ts";

const RULES = jobActor("withdrawal-rules");
const PROOFS = jobActor("identity-rules");

/** Each withdrawal is looked at when its money is set aside: the rules approve it, or it waits for a person. */
export const withdrawalFollower = (
  deps: ClockPort & LogPort & MetricsPort & MessageTextsPort,
): PayoutFollower => ({
  async onAuthorized(connection, player, payout) {
    const at = deps.now();
    const { id: playerId, currency } = player;
    const isProofDue = await doPayoutsWantProof(connection, player, at);
    if (isProofDue)
      await askDocumentWithin(connection, deps, {
        ...{ playerId, reason: "wanted before so much is paid out", by: PROOFS, mayBeShut: true },
      });
    const isDocumentAsked = player.isDocumentAsked || isProofDue;
    const reasons = await findReviewReasons(connection, { ...player, isDocumentAsked }, { ...payout, at });
    await insertReview(connection, payout, { playerId, currency, reasons, at });
    if (reasons.length > 0) return;
    await noteApproved(connection, payout.paymentId, at);
    await saveReviewDecision(connection, payout.transactionId, "approved", {
      actor: RULES,
      reason: null,
      at,
    });
  },
  async onEnded(connection, transactionId, end) {
    await connection.query(
      "UPDATE withdrawal_review SET ended_as = $2, ended_at = $3 WHERE transaction_id = $1",
      [transactionId, end.as, end.at],
    );
    const review = await findReview(connection, transactionId);
    if (!review || !isOverridden(review)) return undefined;
    return () => {
      deps.metrics.add("withdrawals_overridden_total", {});
      deps.log.error(
        { transaction: transactionId, player: review.player_id },
        "the cashier has paid a withdrawal that nobody had approved",
      );
    };
  },
});

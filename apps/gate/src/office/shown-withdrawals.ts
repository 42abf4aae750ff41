import { minorToAmount } from "@bellwether/contract";
import type { OfficeWithdrawal, WithdrawalStep } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { listOpenRequests } from "../approvals/index.ts";
import { inHandOf } from "../in-hand.ts";
import { operatorNames } from "../operators/index.ts";
import { hiddenName, readPlayer } from "../players/index.ts";
import { isOverridden, needsTwoPersons, reasonsNow, type WithdrawalReview } from "../withdrawals/index.ts";

/** The operator who reads the queue, and the time at which they read it. */
export type Viewer = { operatorId: string; at: Date };

/** Turns reviews into the form of the contract. The form also says what this operator may do with each of them. */
export async function shownWithdrawals(
  connection: SqlConnection,
  reviews: readonly WithdrawalReview[],
  { operatorId, at }: Viewer,
): Promise<OfficeWithdrawal[]> {
  const names = await operatorNames(
    connection,
    reviews.flatMap((review) => [inHandOf(review, at) ?? "", review.decided_by ?? ""]).filter(Boolean),
  );
  const requests = await listOpenRequests(connection, "withdrawal.approve");
  const shown: OfficeWithdrawal[] = [];
  for (const review of reviews) {
    const player = await readPlayer(connection, review.player_id);
    const holder = inHandOf(review, at);
    const request = requests.find(({ input }) => input.transaction_id === review.transaction_id);
    shown.push({
      transaction_id: review.transaction_id,
      payment_id: review.payment_id,
      player_id: player.id,
      player: hiddenName(player),
      country: player.country,
      brand: player.brand,
      amount: { amount: minorToAmount(review.amount_minor), currency: review.currency },
      method: review.method,
      // Of one that is decided, the reasons that it was decided with.
      reasons: isWaiting(review) ? await reasonsNow(connection, player, review, at) : review.reasons,
      step: stepOf(review),
      needs_two: needsTwoPersons(review),
      asked_at: review.asked_at.toISOString(),
      taken_by: holder === undefined ? null : { id: holder, name: names.get(holder) ?? holder },
      is_own: holder === operatorId,
      approval_id: request?.id ?? null,
      decision: decisionOf(review, names),
      is_overridden: isOverridden(review),
      attempts: review.attempts,
    });
  }
  return shown;
}

const isWaiting = ({ state, ended_at }: WithdrawalReview) => state === "waiting" && ended_at === null;

function stepOf({ state, told_at, ended_as }: WithdrawalReview): WithdrawalStep {
  if (ended_as) return ended_as === "success" ? "paid" : "returned";
  return told_at ? "told" : state;
}

function decisionOf(
  { state, decided_by, decided_by_kind, decided_at, decision_reason }: WithdrawalReview,
  names: ReadonlyMap<string, string>,
): OfficeWithdrawal["decision"] {
  if (!decided_at || decided_by === null || decided_by_kind === null) return null;
  return {
    is_approved: state === "approved",
    by: { kind: decided_by_kind, name: decided_by, shown: names.get(decided_by) ?? decided_by },
    at: decided_at.toISOString(),
    reason: decision_reason,
  };
}

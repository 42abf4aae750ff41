import type { CashierMessage } from "@bellwether/contract/frames.ts";
import type { PaymentFacts, TagEvent } from "../live/tag-events.ts";
import type { PaymentOutcome } from "./payment-outcome.ts";

/**
 * The tag events for a payment's outcome [4.16, 7.34]. An unfinished deposit (canceled or pending) is a pending event whose `state` says
 * which. An unfinished withdrawal has no event.
 */
export function paymentEvents(
  type: CashierMessage["type"],
  outcome: PaymentOutcome,
  facts: PaymentFacts,
): TagEvent[] {
  if (type === "withdrawal") return outcome === "success" ? [{ event: "withdraw_success", ...facts }] : [];
  switch (outcome) {
    case "success":
      return [
        { event: "deposit_processed", state: "success", ...facts },
        { event: "deposit_successful", ...facts },
      ];
    case "failed":
      return [
        { event: "deposit_processed", state: "failed", ...facts },
        { event: "post_message_failed", ...facts },
      ];
    case "pending":
    case "canceled":
      return [{ event: "deposit_pending", state: outcome, ...facts }];
  }
}

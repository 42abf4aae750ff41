import type { CashierMessage } from "@bellwether/contract/frames.ts";

/** A payment's status as its player sees it [4.16]. */
export type PaymentOutcome = "success" | "failed" | "pending" | "canceled";

/** Neither succeeded nor failed [4.16]. */
export function isIncomplete(outcome: PaymentOutcome): boolean {
  return outcome === "pending" || outcome === "canceled";
}

const outcomeByEvent: Partial<Record<CashierMessage["event"], PaymentOutcome>> = {
  success: "success",
  failure: "failed",
  onLoadError: "failed",
  pending: "pending",
  unresolved: "pending",
  cancelled: "canceled",
};

/** The outcome that a message of the cashier frame reports, if any: an invalid field or a first step reports none. */
export function outcomeOfMessage(message: Pick<CashierMessage, "event">): PaymentOutcome | undefined {
  return outcomeByEvent[message.event];
}

const outcomeByState: Record<string, PaymentOutcome> = {
  success: "success",
  failed: "failed",
  canceled: "canceled",
};

/**
 * The outcome that the gate's push reports. Its `pending` precedes the bank's question to the payer and must not close the frame, so it
 * is no outcome. Only the frame reports a payment left pending.
 */
export function outcomeOfState(state: string): PaymentOutcome | undefined {
  return Object.hasOwn(outcomeByState, state) ? outcomeByState[state] : undefined;
}

/** A final outcome stays: neither a late "pending" nor a contradicting message changes it. */
export function settleOutcome(held: PaymentOutcome | undefined, next: PaymentOutcome): PaymentOutcome {
  if (held === "success") return held;
  if (next === "pending" && held !== undefined) return held;
  return next;
}

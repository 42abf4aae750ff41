import type { CashierMessage } from "@bellwether/contract/frames.ts";

/** Where a payment stands for the person who makes it [4.16]. */
export type PaymentOutcome = "success" | "failed" | "pending" | "canceled";

/** Neither done nor refused [4.16]. */
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

/** What a message of the cashier frame decides, if anything: a wrong field or a first step decides nothing. */
export function outcomeOfMessage(message: Pick<CashierMessage, "event">): PaymentOutcome | undefined {
  return outcomeByEvent[message.event];
}

const outcomeByState: Record<string, PaymentOutcome> = {
  success: "success",
  failed: "failed",
  canceled: "canceled",
};

/**
 * The same from the gate's own push about the payment. Its `pending` is a step on the way, before the bank has asked the payer anything: it
 * must not take the frame away. That a payment was left waiting is the frame's to say.
 */
export function outcomeOfState(state: string): PaymentOutcome | undefined {
  return Object.hasOwn(outcomeByState, state) ? outcomeByState[state] : undefined;
}

/** What is final stays: a late "pending" does not undo a success, nor does the frame's word undo the gate's. */
export function settleOutcome(held: PaymentOutcome | undefined, next: PaymentOutcome): PaymentOutcome {
  if (held === "success") return held;
  if (next === "pending" && held !== undefined) return held;
  return next;
}

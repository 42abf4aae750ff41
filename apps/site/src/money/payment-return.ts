import type { CashierMessage } from "@bellwether/contract/frames.ts";
import { paths } from "../paths.ts";
import { isIncomplete } from "./payment-outcome.ts";

/** The statuses that a payment provider puts in the query of `/payment-redirect`. */
export type PaymentReturn = {
  status: "success" | "failed" | "pending" | "canceled";
  type: CashierMessage["type"];
  paymentId: string;
};

const statuses: readonly PaymentReturn["status"][] = ["success", "failed", "pending", "canceled"];
const types: readonly PaymentReturn["type"][] = ["deposit", "withdrawal"];

const eventByStatus: Record<PaymentReturn["status"], CashierMessage["event"]> = {
  success: "success",
  failed: "failure",
  pending: "pending",
  canceled: "cancelled",
};

/** Reads `status`, `type` (a deposit when missing) and `payment_id`; undefined when any of them is invalid. */
export function readPaymentReturn(query: URLSearchParams): PaymentReturn | undefined {
  const status = statuses.find((each) => each === query.get("status"));
  const type = types.find((each) => each === (query.get("type") ?? "deposit"));
  const paymentId = query.get("payment_id") ?? "";
  if (!status || !type || !/^[\w-]{0,100}$/.test(paymentId)) return undefined;
  return { status, type, paymentId };
}

/** The same as a message of the cashier frame, for the page around it. */
export function messageOf({ status, type, paymentId }: PaymentReturn): CashierMessage {
  return { source: "cashier", event: eventByStatus[status], paymentId, type };
}

/** The page to open when there is no page around it [4.16]. */
export function pageAfter({ status, type, paymentId }: PaymentReturn): string {
  if (type === "deposit")
    return status === "failed" ? paths.depositFailed() : paths.deposit({ status, payment_id: paymentId });
  return isIncomplete(status) ? paths.home() : paths.cashout();
}

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
  const type = typeIn(query);
  const paymentId = paymentIdIn(query);
  if (!status || !type || paymentId === undefined) return undefined;
  return { status, type, paymentId };
}

const typeIn = (query: URLSearchParams) => types.find((each) => each === (query.get("type") ?? "deposit"));

function paymentIdIn(query: URLSearchParams): string | undefined {
  const id = query.get("payment_id") ?? "";
  return /^[\w-]{0,100}$/.test(id) ? id : undefined;
}

/**
 * What a provider's redirect tells the page that waits for it, and the page to open when none waits [4.16]. A redirect that does not say how the
 * payment ended leaves it unresolved, and leads to the player's payments, where the house says what it knows.
 */
export function redirectOf(query: URLSearchParams): { message: CashierMessage; page: string } {
  const answer = readPaymentReturn(query);
  if (answer) return { message: messageOf(answer), page: pageAfter(answer) };
  const [paymentId, type] = [paymentIdIn(query) ?? "", typeIn(query) ?? "deposit"];
  return {
    message: { source: "cashier", event: "unresolved", paymentId, type },
    page: paths.transactionHistory(),
  };
}

/** A payment's return as a message of the cashier frame to the page around it. */
function messageOf({ status, type, paymentId }: PaymentReturn): CashierMessage {
  return { source: "cashier", event: eventByStatus[status], paymentId, type };
}

/** The page to open when there is no page around it [4.16]. */
function pageAfter({ status, type, paymentId }: PaymentReturn): string {
  if (type === "deposit")
    return status === "failed" ? paths.depositFailed() : paths.deposit({ status, payment_id: paymentId });
  return isIncomplete(status) ? paths.home() : paths.cashout();
}

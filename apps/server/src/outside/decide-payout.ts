import { PaymentIqDecided, type PaymentIqDecision } from "@bellwether/contract";
import type { GateDeps } from "@bellwether/gate";

const TIMEOUT_MS = 5_000;

export type PayoutDeskSettings = { url: string; merchantId: string; user: string; password: string };

/** Tells the cashier over HTTP whether to pay a withdrawal. Rejects unless it answers that it has heard, or that the transaction is over. */
export function decidePayoutOverHttp(
  { url, merchantId, user, password }: PayoutDeskSettings,
  fetch: typeof globalThis.fetch,
): GateDeps["decidePayout"] {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  return async ({ transactionId, decision, comment }) => {
    const body: PaymentIqDecision = { merchantId, decision, comment };
    const response = await fetch(`${url}/payouts/${encodeURIComponent(transactionId)}/decision`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== 200) throw new Error(`the cashier answered ${response.status}`);
    const { txId } = PaymentIqDecided.parse(await response.json());
    if (txId !== transactionId) throw new Error("the cashier answered about another transaction");
  };
}

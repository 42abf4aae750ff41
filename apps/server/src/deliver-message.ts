import type { DeliverMessage } from "@bellwether/gate";

const TIMEOUT_MS = 5_000;

/** Hands messages to an HTTP gateway as JSON; anything but 2xx means that it was not taken. The sandbox's outbox takes the same. */
export function deliverOverHttp(gateway: { url: string; fetch: typeof globalThis.fetch }): DeliverMessage {
  return async (message) => {
    const response = await gateway.fetch(gateway.url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the message gateway answered ${response.status}`);
  };
}

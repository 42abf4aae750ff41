import { type DeliverMessage, MessageRefusedError } from "@bellwether/gate";

const TIMEOUT_MS = 5_000;
/** Statuses that refuse this message for good; any other failure may be temporary. */
const REFUSALS = [400, 410, 413, 422];

/**
 * Sends messages to an HTTP gateway as JSON; any status other than 2xx means that the message was not accepted. The sandbox's outbox
 * accepts the same requests. The idempotency key is the same at each attempt, so that a gateway which knows the header sends a repeated message once.
 */
export function deliverOverHttp(gateway: { url: string; fetch: typeof globalThis.fetch }): DeliverMessage {
  return async (message) => {
    const response = await gateway.fetch(gateway.url, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": message.id },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Read to the end, so that the connection can be reused for the next message.
    await response.text().catch(() => "");
    if (REFUSALS.includes(response.status))
      throw new MessageRefusedError(`the message gateway refused it with ${response.status}`);
    if (!response.ok) throw new Error(`the message gateway answered ${response.status}`);
  };
}

/** Sends emails through one delivery, SMS through the other. */
export function deliverByChannel(ways: Record<"sms" | "email", DeliverMessage>): DeliverMessage {
  return (message) => ways[message.channel](message);
}

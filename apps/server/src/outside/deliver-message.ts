import { type DeliverMessage, MessageRefusedError } from "@bellwether/gate";

const TIMEOUT_MS = 5_000;
/** Answers that say that this very message is at fault; any other failure may pass. */
const REFUSALS = [400, 410, 413, 422];

/**
 * Hands messages to an HTTP gateway as JSON; anything but 2xx means that it was not taken. The sandbox's outbox takes the same.
 * The idempotency key is the same at each attempt, so that a gateway which knows the header sends a repeated message once.
 */
export function deliverOverHttp(gateway: { url: string; fetch: typeof globalThis.fetch }): DeliverMessage {
  return async (message) => {
    const response = await gateway.fetch(gateway.url, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": message.id },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Read to its end, so that the connection can serve the next message.
    await response.text().catch(() => "");
    if (REFUSALS.includes(response.status))
      throw new MessageRefusedError(`the message gateway refused it with ${response.status}`);
    if (!response.ok) throw new Error(`the message gateway answered ${response.status}`);
  };
}

/** Letters by one way, texts by the other. */
export function deliverByChannel(ways: Record<"sms" | "email", DeliverMessage>): DeliverMessage {
  return (message) => ways[message.channel](message);
}

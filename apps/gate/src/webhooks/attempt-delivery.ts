import { randomUUID } from "node:crypto";
import { TEST_EVENT_TYPE } from "@bellwether/contract/events/index.ts";
import { onlyRow } from "@bellwether/db";
import type { MetricsPort, SecretsPort, StorePorts, WebhookLinePort } from "../ports.ts";
import type { StoredEndpoint } from "./webhook-endpoint.ts";
import { secretsInForce, signDelivery } from "./webhook-secret.ts";

const MAX_KEPT_LENGTH = 200;

export type SendPorts = StorePorts & SecretsPort & WebhookLinePort & MetricsPort;

/** A row of `webhook_delivery`. */
export type StoredDelivery = {
  id: string;
  event_id: string;
  type: string;
  sequence: bigint | null;
  attempted_at: Date;
  duration_ms: number;
  status: number | null;
  answer: string;
  error: string | null;
  is_accepted: boolean;
};

export const DELIVERY_COLUMNS =
  "id::text AS id, event_id, type, sequence, attempted_at, duration_ms, status, answer, error, is_accepted";

/** What is sent: an event, or a test, which has no sequence. */
type Sent = { id: string; type: string; sequence: number | null; body: string };

/**
 * Sends once to an endpoint and stores what came back. A process that dies in between has sent it, and sends it again with the same id.
 * @returns the stored attempt; undefined where `signal` has ended it
 */
export async function attemptDelivery(
  deps: SendPorts,
  endpoint: StoredEndpoint,
  sent: Sent,
  signal?: AbortSignal,
): Promise<StoredDelivery | undefined> {
  const at = deps.now();
  const secrets = secretsInForce(deps, endpoint, at);
  const started = performance.now();
  const result = await deps.webhookLine
    .post({
      url: new URL(endpoint.url),
      headers: signDelivery(secrets, { id: sent.id, at, body: sent.body }),
      body: sent.body,
      ...(signal && { signal }),
    })
    .then(
      ({ status, answer }) => ({ status, answer, error: null }),
      (error: unknown) => ({ status: null, answer: "", error: messageOf(error) }),
    );
  if (result.status === null && signal?.aborted) return undefined;
  const isAccepted = result.status !== null && result.status >= 200 && result.status <= 299;
  deps.metrics.add("webhook_deliveries_total", { outcome: isAccepted ? "accepted" : "refused" });
  const { rows } = await deps.database.query<StoredDelivery>(
    `INSERT INTO webhook_delivery (endpoint_id, event_id, type, sequence, pass, attempted_at, duration_ms, status, answer, error, is_accepted)
     VALUES ($1::bigint, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING ${DELIVERY_COLUMNS}`,
    [
      endpoint.id,
      sent.id,
      sent.type,
      sent.sequence,
      endpoint.pass,
      at,
      Math.round(performance.now() - started),
      result.status,
      storable(result.answer),
      result.error === null ? null : storable(result.error),
      isAccepted,
    ],
  );
  return onlyRow(rows);
}

/** Sends a test to an endpoint, whatever its state, and returns what came back. */
export async function sendTest(deps: SendPorts, endpoint: StoredEndpoint): Promise<StoredDelivery> {
  const id = randomUUID();
  const body = JSON.stringify({ id, type: TEST_EVENT_TYPE, timestamp: deps.now().toISOString(), data: {} });
  const delivery = await attemptDelivery(deps, endpoint, { id, type: TEST_EVENT_TYPE, sequence: null, body });
  if (!delivery) throw new Error("a test has no signal that ends it");
  return delivery;
}

/** The cause says more than the message where a connection failed. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message || error.name;
}

/** PostgreSQL stores neither a zero character nor half a surrogate pair. */
const storable = (text: string) =>
  text.replaceAll("\u0000", "\uFFFD").slice(0, MAX_KEPT_LENGTH).toWellFormed();

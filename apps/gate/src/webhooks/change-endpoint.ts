import { DomainError } from "@bellwether/contract";
import type { EventType } from "@bellwether/contract/events/index.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { lastSequence } from "../events/index.ts";
import type { WebhookLinePort } from "../ports.ts";
import { ENDPOINT_COLUMNS, lockEndpoint, type StoredEndpoint, writeEndpoint } from "./webhook-endpoint.ts";
import { FORMER_SECRET_MS, newSecret, SECRETS_OWNER, type SecretPorts } from "./webhook-secret.ts";

export type EndpointWish = { url: string; description: string; types: readonly EventType[] };
type By = { actor: Actor; at: Date };

/** So many may be in use: each is asked for with every round of events. */
const MAX_ENDPOINTS = 50;

/**
 * Adds an endpoint, inside an SQL transaction. It gets the events that are ordered from now on.
 * @returns it with its secret, which is told only here
 * @throws DomainError `invalid_param` for an address that may not be sent to, or `conflict` where there are 50
 */
export async function addEndpoint(
  connection: SqlConnection,
  deps: SecretPorts & WebhookLinePort,
  { url, description, types }: EndpointWish,
  { actor, at }: By,
): Promise<{ endpoint: StoredEndpoint; secret: string }> {
  refuseAddress(deps, url);
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended('webhook_endpoint', 0))");
  const { rows: counted } = await connection.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM webhook_endpoint WHERE state <> 'removed'",
  );
  if (onlyRow(counted).count >= MAX_ENDPOINTS)
    throw new DomainError("conflict", { detail: `there are ${MAX_ENDPOINTS} endpoints` });
  const secret = newSecret(deps);
  const { rows } = await connection.query<StoredEndpoint>(
    `INSERT INTO webhook_endpoint (url, description, types, state, secret, done_up_to, next_attempt_at, created_by, created_at)
     VALUES ($1, $2, $3, 'on', $4, $5, $6, $7, $6) RETURNING ${ENDPOINT_COLUMNS}`,
    [
      url,
      description,
      textArray(types),
      deps.secrets.seal(SECRETS_OWNER, secret),
      await lastSequence(connection),
      at,
      actor.name,
    ],
  );
  return { endpoint: onlyRow(rows), secret };
}

/**
 * Changes an endpoint, inside an SQL transaction. Switched on again, it goes on where it stood, at once.
 * @throws DomainError `invalid_param`, `not_found` or `conflict`
 */
export async function changeEndpoint(
  connection: SqlConnection,
  deps: WebhookLinePort,
  { id, version, isOn, ...wish }: EndpointWish & { id: string; version: number; isOn: boolean },
  { at }: Pick<By, "at">,
): Promise<{ before: StoredEndpoint; after: StoredEndpoint }> {
  refuseAddress(deps, wish.url);
  const before = await lockEndpoint(connection, { id, version });
  const state = isOn ? "on" : before.state === "failed" ? "failed" : "off";
  const after = await writeEndpoint(
    connection,
    id,
    `url = $2, description = $3, types = $4, state = $5::text, attempts = 0, next_attempt_at = $6,
     failing_since = CASE WHEN $5::text = 'on' THEN NULL ELSE failing_since END`,
    [wish.url, wish.description, textArray(wish.types), state, at],
  );
  return { before, after };
}

/** Removes an endpoint with its secrets, inside an SQL transaction. Its deliveries are kept for their time. */
export async function removeEndpoint(
  connection: SqlConnection,
  of: { id: string; version: number },
): Promise<StoredEndpoint> {
  const before = await lockEndpoint(connection, of);
  await writeEndpoint(
    connection,
    of.id,
    "state = 'removed', secret = '', former_secret = NULL, former_until = NULL",
    [],
  );
  return before;
}

/**
 * Gives an endpoint a new secret, inside an SQL transaction; the former one signs beside it for a day.
 * @returns it with the new secret, which is told only here
 */
export async function rotateSecret(
  connection: SqlConnection,
  deps: SecretPorts,
  of: { id: string; version: number },
  at: Date,
): Promise<{ endpoint: StoredEndpoint; secret: string }> {
  await lockEndpoint(connection, of);
  const secret = newSecret(deps);
  const endpoint = await writeEndpoint(
    connection,
    of.id,
    "former_secret = secret, former_until = $3, secret = $2",
    [deps.secrets.seal(SECRETS_OWNER, secret), new Date(at.getTime() + FORMER_SECRET_MS)],
  );
  return { endpoint, secret };
}

/**
 * Sends again from the event after this sequence, inside an SQL transaction; a later one than it stands at leaves events out.
 * @throws DomainError `invalid_param` for a sequence that no event has yet, `not_found` or `conflict`
 */
export async function replayFrom(
  connection: SqlConnection,
  { id, version, after }: { id: string; version: number; after: bigint },
  at: Date,
): Promise<{ before: StoredEndpoint; after: StoredEndpoint }> {
  const before = await lockEndpoint(connection, { id, version });
  if (after > (await lastSequence(connection)))
    throw new DomainError("invalid_param", { fields: { from_sequence: "core.error_invalid_param" } });
  const moved = await writeEndpoint(
    connection,
    id,
    "done_up_to = $2, pass = pass + 1, attempts = 0, next_attempt_at = $3",
    [after, at],
  );
  return { before, after: moved };
}

function refuseAddress({ webhookLine }: WebhookLinePort, text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.username !== "" || url.password !== "" || !webhookLine.isAllowed(url))
    throw new DomainError("invalid_param", { fields: { url: "core.error_invalid_param" } });
}

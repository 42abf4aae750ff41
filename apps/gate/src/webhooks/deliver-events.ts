import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { PublishedEvent } from "@bellwether/contract/events/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { jobActor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { lastSequence, readEvents } from "../events/index.ts";
import type { LogPort } from "../ports.ts";
import { attemptDelivery, type SendPorts, type StoredDelivery } from "./attempt-delivery.ts";
import { type EndpointLease, FIRST_WAIT_MS, MAX_ENDPOINT_WAIT_MS } from "./endpoint-lease.ts";
import { ENDPOINT_COLUMNS, type StoredEndpoint } from "./webhook-endpoint.ts";

/** Events that are read at once: what was accepted of them is not sent again after a failure. */
const WINDOW = 100;
/** Players whose events are sent at the same time. */
const LANES = 8;
/** An endpoint that has accepted nothing for so long is switched off. */
export const MAX_FAILING_MS = 3 * DAY_MS;
const GONE = 410;

type Ports = SendPorts & LogPort;

/**
 * Sends an endpoint what it has not accepted yet. The events of one player are sent in order and one after the other, those of several players
 * at the same time. After a failure nothing is sent until its wait is over, so that no event of a player overtakes another one.
 * @returns how many were accepted
 */
export async function deliverEvents(deps: Ports, lease: EndpointLease, signal: AbortSignal): Promise<number> {
  let accepted = 0;
  while (!signal.aborted) {
    const head = await lastSequence(deps.database);
    const endpoint = await lease.renew();
    if (endpoint?.state !== "on" || endpoint.done_up_to >= head) break;
    const events = await readEvents(deps.database, {
      ...{ after: endpoint.done_up_to, upTo: head, types: endpoint.types, limit: WINDOW },
    });
    const done = await acceptedBefore(deps.database, endpoint);
    const waiting = events.filter(({ sequence }) => !done.has(sequence));
    const failure = await sendWindow(deps, { endpoint, lease, signal }, waiting, (event) => {
      done.add(event.sequence);
      accepted += 1;
    });
    const firstLeft = events.find(({ sequence }) => !done.has(sequence));
    const last = events.at(-1);
    const upTo = firstLeft
      ? BigInt(firstLeft.sequence) - 1n
      : last && events.length === WINDOW
        ? BigInt(last.sequence)
        : head;
    const isOurs = failure
      ? await noteFailure(deps, { endpoint, lease }, upTo, failure)
      : await noteProgress(deps, { endpoint, lease }, upTo);
    if (failure || !isOurs || firstLeft) break;
  }
  return accepted;
}

type Run = { endpoint: StoredEndpoint; lease: EndpointLease; signal: AbortSignal };

/** Sends events until one fails. @returns the failed attempt */
async function sendWindow(
  deps: Ports,
  { endpoint, lease, signal }: Run,
  events: readonly PublishedEvent[],
  onAccepted: (event: PublishedEvent) => void,
): Promise<StoredDelivery | undefined> {
  const queues = [...Map.groupBy(events, (event) => event.player_id).values()];
  let failure: StoredDelivery | undefined;
  const mayGoOn = async () => !failure && !signal.aborted && (await lease.isHeld());
  const lane = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift())
      for (const event of queue) {
        if (!(await mayGoOn())) return;
        const { id, type, sequence } = event;
        const sent = { id, type, sequence, body: JSON.stringify(event) };
        const delivery = await attemptDelivery(deps, endpoint, sent, signal);
        if (!delivery) return;
        if (delivery.is_accepted) onAccepted(event);
        else {
          failure ??= delivery;
          return;
        }
      }
  };
  // An endpoint that has failed is tried with its oldest event alone.
  await Promise.all(Array.from({ length: endpoint.attempts > 0 ? 1 : LANES }, lane));
  return failure;
}

/** The sequences after the place where the endpoint stands that it has accepted since its last replay. */
async function acceptedBefore(connection: SqlConnection, endpoint: StoredEndpoint): Promise<Set<number>> {
  const { rows } = await connection.query<{ sequence: bigint }>(
    "SELECT sequence FROM webhook_delivery WHERE endpoint_id = $1::bigint AND pass = $2 AND sequence > $3 AND is_accepted",
    [endpoint.id, endpoint.pass, endpoint.done_up_to],
  );
  return new Set(rows.map(({ sequence }) => Number(sequence)));
}

type Held = Pick<Run, "endpoint" | "lease">;

/** @returns false if an operator has moved the endpoint in the meantime: then it stands where they put it */
async function noteProgress(deps: Ports, { endpoint, lease }: Held, upTo: bigint): Promise<boolean> {
  const { rowCount } = await deps.database.query(
    `UPDATE webhook_endpoint SET done_up_to = $4, attempts = 0, failing_since = NULL, last_error = NULL
     WHERE id = $1::bigint AND holder = $2 AND pass = $3`,
    [endpoint.id, lease.holder, endpoint.pass, upTo],
  );
  return rowCount === 1;
}

async function noteFailure(
  deps: Ports,
  { endpoint, lease }: Held,
  upTo: bigint,
  failure: StoredDelivery,
): Promise<boolean> {
  const at = deps.now();
  const error = failure.status === null ? (failure.error ?? "no answer") : `it answered ${failure.status}`;
  const failed = await deps.database.transaction(async (connection) => {
    const { rows } = await connection.query<StoredEndpoint>(
      `UPDATE webhook_endpoint SET done_up_to = $4, attempts = attempts + 1, failing_since = coalesce(failing_since, $5), last_error = $6,
         next_attempt_at = $5::timestamptz + least($7 * power(2, least(attempts, 20)), $8) * interval '1 millisecond',
         state = CASE WHEN $9 OR failing_since <= $5::timestamptz - $10 * interval '1 millisecond' THEN 'failed' ELSE state END
       WHERE id = $1::bigint AND holder = $2 AND pass = $3 AND state = 'on' RETURNING ${ENDPOINT_COLUMNS}`,
      [
        ...[endpoint.id, lease.holder, endpoint.pass, upTo, at, error],
        ...[FIRST_WAIT_MS, MAX_ENDPOINT_WAIT_MS, failure.status === GONE, MAX_FAILING_MS],
      ],
    );
    const [now] = rows;
    if (now?.state === "failed")
      await appendAudit(connection, {
        ...{ actor: jobActor("webhooks"), at, action: "webhook.fail", subject: `webhook:${endpoint.id}` },
        after: { error, failing_since: now.failing_since },
      });
    return now;
  });
  if (failed?.state === "failed")
    deps.log.error({ endpoint: endpoint.id, error }, "an endpoint for events was switched off");
  else deps.log.warn({ endpoint: endpoint.id, error }, "an event was not accepted");
  return failed !== undefined;
}

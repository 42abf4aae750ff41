import { DomainError } from "@bellwether/contract";
import {
  type EventKind,
  eventCatalogue,
  eventTypes,
  isHeavyType,
} from "@bellwether/contract/events/index.ts";
import { type OfficeDelivery, type OfficeEndpoint, officeCalls } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Hono } from "hono";
import { type AuditValues, appendAudit } from "../audit/index.ts";
import { firstSequenceSince, lastSequence } from "../events/index.ts";
import { operatorNames } from "../operators/index.ts";
import {
  addEndpoint,
  changeEndpoint,
  findEndpoint,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
  replayFrom,
  rotateSecret,
  type StoredDelivery,
  type StoredEndpoint,
  sendTest,
} from "../webhooks/index.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

const PAGE = 50;

/** Sending events to other systems: endpoints, their secrets, what they answered, and sending again. */
export function mountWebhooks(app: Hono, deps: OfficeDeps): void {
  const { database, now, eventListeners } = deps;
  const types = eventTypes.map((type) => {
    const { about }: EventKind = eventCatalogue[type];
    return { type, about, is_heavy: isHeavyType(type) };
  });

  mountOfficeCall(app, deps, officeCalls.webhooks, async () => ({
    data: {
      endpoints: await shownEndpoints(database, await listEndpoints(database)),
      last_sequence: Number(await lastSequence(database)),
      types,
    },
  }));

  mountOfficeCall(app, deps, officeCalls.addWebhook, async ({ input, self }) => {
    const { reason, ...wish } = input;
    const by = { actor: self.actor, at: now() };
    const { endpoint, secret } = await database.transaction(async (connection) => {
      const added = await addEndpoint(connection, deps, wish, by);
      const subject = subjectOf(added.endpoint);
      await appendAudit(connection, { ...by, action: "webhook.add", subject, reason, after: wish });
      return added;
    });
    await eventListeners.refresh();
    return { data: { endpoint: await onlyShown(database, endpoint), secret } };
  });

  mountOfficeCall(app, deps, officeCalls.changeWebhook, async ({ input, self }) => {
    const { endpoint_id: id, version, is_on: isOn, reason, ...wish } = input;
    const by = { actor: self.actor, at: now() };
    const changed = await database.transaction(async (connection) => {
      const { before, after } = await changeEndpoint(connection, deps, { id, version, isOn, ...wish }, by);
      await appendAudit(connection, {
        ...{ ...by, action: "webhook.change", subject: subjectOf(after), reason },
        ...{ before: auditedOf(before), after: auditedOf(after) },
      });
      return after;
    });
    await eventListeners.refresh();
    return { data: { endpoint: await onlyShown(database, changed) } };
  });

  mountOfficeCall(app, deps, officeCalls.removeWebhook, async ({ input, self }) => {
    const { endpoint_id: id, version, reason } = input;
    const by = { actor: self.actor, at: now() };
    await database.transaction(async (connection) => {
      const before = await removeEndpoint(connection, { id, version });
      const subject = subjectOf(before);
      await appendAudit(connection, {
        ...{ ...by, action: "webhook.remove", subject, reason, before: auditedOf(before) },
      });
    });
    await eventListeners.refresh();
    return { data: {} };
  });

  mountOfficeCall(app, deps, officeCalls.rotateWebhookSecret, async ({ input, self }) => {
    const { endpoint_id: id, version, reason } = input;
    const by = { actor: self.actor, at: now() };
    const { endpoint, secret } = await database.transaction(async (connection) => {
      const rotated = await rotateSecret(connection, deps, { id, version }, by.at);
      const subject = subjectOf(rotated.endpoint);
      await appendAudit(connection, { ...by, action: "webhook.secret", subject, reason });
      return rotated;
    });
    return { data: { endpoint: await onlyShown(database, endpoint), secret } };
  });

  mountOfficeCall(app, deps, officeCalls.replayWebhook, async ({ input, self }) => {
    const { endpoint_id: id, version, reason } = input;
    const by = { actor: self.actor, at: now() };
    const moved = await database.transaction(async (connection) => {
      const to = await placeOf(connection, input);
      const { before, after } = await replayFrom(connection, { id, version, after: to }, by.at);
      await appendAudit(connection, {
        ...{ ...by, action: "webhook.replay", subject: subjectOf(after), reason },
        before: { done_up_to: Number(before.done_up_to) },
        after: { done_up_to: Number(after.done_up_to) },
      });
      return after;
    });
    return { data: { endpoint: await onlyShown(database, moved) } };
  });

  mountOfficeCall(app, deps, officeCalls.testWebhook, async ({ input, self }) => {
    const endpoint = await findEndpoint(database, input.endpoint_id);
    const delivery = await sendTest(deps, endpoint);
    await database.transaction((connection) =>
      appendAudit(connection, {
        ...{ actor: self.actor, at: now(), action: "webhook.test", subject: subjectOf(endpoint) },
        after: { status: delivery.status },
      }),
    );
    return { data: { delivery: shownDelivery(delivery) } };
  });

  mountOfficeCall(app, deps, officeCalls.webhookDeliveries, async ({ input }) => {
    const { id } = await findEndpoint(database, input.endpoint_id);
    const before = keyIn(input.before);
    const rows = await listDeliveries(database, { endpointId: id, before, limit: PAGE + 1 });
    const page = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
    return { data: { deliveries: page.map(shownDelivery), next } };
  });
}

const subjectOf = ({ id }: StoredEndpoint) => `webhook:${id}`;

/** The fields of an endpoint that the audit log records when it changes. The secret is not among them. */
const auditedOf = ({ url, description, types, state }: StoredEndpoint): AuditValues => ({
  ...{ url, description, types, state },
});

/** The number of the last event that is not sent again: those after it are. When no event is younger than the time given, nothing is sent again. */
async function placeOf(
  connection: SqlConnection,
  { from_sequence: sequence, from_time: time }: { from_sequence: number | null; from_time: string | null },
): Promise<bigint> {
  if (sequence !== null) return BigInt(sequence) - 1n;
  const first = time === null ? undefined : await firstSequenceSince(connection, new Date(time));
  return first === undefined ? lastSequence(connection) : first - 1n;
}

function keyIn(before: string | undefined): bigint | undefined {
  if (before === undefined) return undefined;
  if (!/^\d{1,18}$/.test(before))
    throw new DomainError("invalid_param", { fields: { before: "core.error_invalid_param" } });
  return BigInt(before);
}

async function onlyShown(connection: SqlConnection, endpoint: StoredEndpoint): Promise<OfficeEndpoint> {
  const [shown] = await shownEndpoints(connection, [endpoint]);
  if (!shown) throw new Error("the endpoint that was just stored is shown");
  return shown;
}

async function shownEndpoints(
  connection: SqlConnection,
  endpoints: readonly StoredEndpoint[],
): Promise<OfficeEndpoint[]> {
  const names = await operatorNames(
    connection,
    endpoints.map((endpoint) => endpoint.created_by),
  );
  return endpoints.map((endpoint) => ({
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    types: endpoint.types,
    state: endpoint.state === "removed" ? "off" : endpoint.state,
    version: endpoint.version,
    done_up_to: Number(endpoint.done_up_to),
    failing_since: endpoint.failing_since?.toISOString() ?? null,
    last_error: endpoint.last_error,
    next_attempt_at:
      endpoint.attempts > 0 && endpoint.state === "on" ? endpoint.next_attempt_at.toISOString() : null,
    former_secret_until: endpoint.former_until?.toISOString() ?? null,
    created_by: names.get(endpoint.created_by) ?? endpoint.created_by,
    created_at: endpoint.created_at.toISOString(),
  }));
}

const shownDelivery = (delivery: StoredDelivery): OfficeDelivery => ({
  ...delivery,
  sequence: delivery.sequence === null ? null : Number(delivery.sequence),
  attempted_at: delivery.attempted_at.toISOString(),
});

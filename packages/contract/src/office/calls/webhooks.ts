import { z } from "zod";
import { eventTypes } from "../../events/index.ts";
import { PageKey, Reason } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

const REQUIRED = "core.error_field_required";

const EndpointId = z.string().regex(/^\d{1,18}$/);
/** The endpoint's version that a change is for. */
const Version = z.number().int().positive();

const endpointWish = {
  url: z.string({ error: REQUIRED }).trim().min(8, REQUIRED).max(500),
  description: z.string({ error: REQUIRED }).trim().min(2, REQUIRED).max(200),
  types: z
    .array(z.enum(eventTypes))
    .min(1, REQUIRED)
    .max(eventTypes.length)
    .refine((types) => new Set(types).size === types.length, { error: "core.error_invalid_param" }),
};

export const OfficeEndpoint = z.object({
  id: EndpointId,
  url: z.string(),
  description: z.string(),
  types: z.array(z.enum(eventTypes)),
  state: z
    .enum(["on", "off", "failed"])
    .describe("failed: switched off by the house, because it accepted nothing for three days or is gone"),
  version: Version,
  done_up_to: z.number().int().describe("It has all wanted events up to this sequence"),
  failing_since: z.iso.datetime().nullable(),
  last_error: z.string().nullable(),
  next_attempt_at: z.iso.datetime().nullable().describe("While it fails"),
  former_secret_until: z.iso.datetime().nullable().describe("Until then the former secret signs too"),
  created_by: z.string(),
  created_at: z.iso.datetime(),
});
export type OfficeEndpoint = z.infer<typeof OfficeEndpoint>;

export const OfficeDelivery = z.object({
  id: z.string(),
  event_id: z.string(),
  type: z.string().describe("An event's type, or endpoint.test"),
  sequence: z.number().int().nullable().describe("Null for a test"),
  attempted_at: z.iso.datetime(),
  duration_ms: z.number().int(),
  status: z.number().int().nullable().describe("Null where there was no answer"),
  answer: z.string().describe("Its first bytes"),
  error: z.string().nullable(),
  is_accepted: z.boolean(),
});
export type OfficeDelivery = z.infer<typeof OfficeDelivery>;

/** Told once, when the secret is made. */
const WithSecret = z.object({ endpoint: OfficeEndpoint, secret: z.string().describe("Told only here") });

export const webhooks = defineOfficeCall({
  name: "webhooks",
  summary: "Where events are sent, and which types there are",
  method: "GET",
  path: "/api/webhooks",
  permission: "integrations.read",
  input: z.object({}),
  output: z.object({
    endpoints: z.array(OfficeEndpoint),
    last_sequence: z.number().int().describe("Of the newest event"),
    types: z.array(z.object({ type: z.enum(eventTypes), about: z.string(), is_heavy: z.boolean() })),
  }),
});

export const addWebhook = defineOfficeCall({
  name: "addWebhook",
  summary: "Send events to another system from now on; its secret is told in this answer alone",
  method: "POST",
  path: "/api/webhooks",
  permission: "integrations.manage",
  needsProof: true,
  input: z.object({ ...endpointWish, reason: Reason }),
  output: WithSecret,
});

export const changeWebhook = defineOfficeCall({
  name: "changeWebhook",
  summary: "Change an endpoint, or switch it on or off; switched on again, it goes on where it stood",
  method: "POST",
  path: "/api/webhooks/{endpoint_id}",
  permission: "integrations.manage",
  needsProof: true,
  input: z.object({
    ...{ endpoint_id: EndpointId, version: Version, is_on: z.boolean(), reason: Reason },
    ...endpointWish,
  }),
  output: z.object({ endpoint: OfficeEndpoint }),
});

export const removeWebhook = defineOfficeCall({
  name: "removeWebhook",
  summary: "Remove an endpoint with its secret",
  method: "POST",
  path: "/api/webhooks/{endpoint_id}/remove",
  permission: "integrations.manage",
  needsProof: true,
  input: z.object({ endpoint_id: EndpointId, version: Version, reason: Reason }),
  output: z.object({}),
});

export const rotateWebhookSecret = defineOfficeCall({
  name: "rotateWebhookSecret",
  summary: "Make a new secret, told in this answer alone; the former one signs beside it for a day",
  method: "POST",
  path: "/api/webhooks/{endpoint_id}/secret",
  permission: "integrations.manage",
  needsProof: true,
  input: z.object({ endpoint_id: EndpointId, version: Version, reason: Reason }),
  output: WithSecret,
});

export const replayWebhook = defineOfficeCall({
  name: "replayWebhook",
  summary: "Send again from a sequence or a time on; a sequence ahead of where it stands leaves events out",
  method: "POST",
  path: "/api/webhooks/{endpoint_id}/replay",
  permission: "integrations.manage",
  needsProof: true,
  input: z
    .object({
      ...{ endpoint_id: EndpointId, version: Version, reason: Reason },
      from_sequence: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
      from_time: z.iso.datetime().nullable(),
    })
    .refine(({ from_sequence, from_time }) => (from_sequence === null) !== (from_time === null), {
      error: REQUIRED,
      path: ["from_sequence"],
    }),
  output: z.object({ endpoint: OfficeEndpoint }),
});

export const testWebhook = defineOfficeCall({
  name: "testWebhook",
  summary: "Send a test, whatever the endpoint's state, and show what came back",
  method: "POST",
  path: "/api/webhooks/{endpoint_id}/test",
  permission: "integrations.manage",
  input: z.object({ endpoint_id: EndpointId }),
  output: z.object({ delivery: OfficeDelivery }),
});

export const webhookDeliveries = defineOfficeCall({
  name: "webhookDeliveries",
  summary: "What was sent to an endpoint in the last 14 days and what it answered, newest first",
  method: "GET",
  path: "/api/webhooks/{endpoint_id}/deliveries",
  permission: "integrations.read",
  input: z.object({ endpoint_id: EndpointId, before: PageKey }),
  output: z.object({ deliveries: z.array(OfficeDelivery), next: z.string().nullable() }),
});

import type { AnySchema } from "@bellwether/contract";
import {
  type EventKind,
  eventBodyOf,
  eventCatalogue,
  eventTypes,
  isHeavyType,
  TEST_EVENT_TYPE,
} from "@bellwether/contract/events/index.ts";
import { z } from "zod";

const ABOUT = [
  "Events that are posted to the endpoints of operators, signed as Standard Webhooks says.",
  "An event comes at least once: a repeat has the same id.",
  "The events of one player come in the order of their sequence; those of others may overtake them.",
  "docs/read-events.md tells how to verify, order and replay.",
].join(" ");

const Headers = z.object({
  "webhook-id": z.string().describe("The event's id, the same at each repeat"),
  "webhook-timestamp": z.string().regex(/^\d+$/).describe("Seconds since 1970 when this attempt was made"),
  "webhook-signature": z
    .string()
    .describe("v1, and base64 of HMAC-SHA-256 over id.timestamp.body; two of them while a secret is rotated"),
});

const TestBody = z.object({
  ...{ id: z.uuid(), type: z.literal(TEST_EVENT_TYPE), timestamp: z.iso.datetime(), data: z.object({}) },
});

/** The events as AsyncAPI 3, generated from their catalogue. */
export function createAsyncApi(): object {
  const messages = {
    ...Object.fromEntries(eventTypes.map((type) => [nameOf(type), describeType(type)])),
    [nameOf(TEST_EVENT_TYPE)]: message(TEST_EVENT_TYPE, "A test that an operator sent.", TestBody),
  };
  const names = Object.keys(messages);
  return {
    asyncapi: "3.0.0",
    info: { title: "Bellwether events", version: "1", description: ABOUT },
    defaultContentType: "application/json",
    channels: {
      endpoint: {
        // AsyncAPI's word for an address that is known only when it is used.
        address: null,
        description: "The address that an operator has entered.",
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: {
      postEvent: {
        action: "send",
        channel: { $ref: "#/channels/endpoint" },
        summary: "Posts an event. Any status of 2xx accepts it; anything else is sent again.",
        messages: names.map((name) => ({ $ref: `#/channels/endpoint/messages/${name}` })),
      },
    },
    components: { messages },
  };
}

/** The name of a message may have no dot. */
const nameOf = (type: string) => type.replace(".", "_");

function describeType(type: (typeof eventTypes)[number]) {
  const { about }: EventKind = eventCatalogue[type];
  const heavy = isHeavyType(type)
    ? " Recorded only while an endpoint that is switched on wants it: replay does not bring back what nobody listened to."
    : "";
  return message(type, about + heavy, eventBodyOf(type));
}

const message = (type: string, description: string, body: AnySchema) => ({
  name: type,
  title: type,
  description,
  headers: schemaOf(Headers),
  payload: schemaOf(body),
});

/** Without the dialect's address, which a schema inside another document does not repeat. */
function schemaOf(schema: AnySchema): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: "draft-7" });
  return rest;
}

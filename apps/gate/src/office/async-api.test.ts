import specs from "@asyncapi/specs";
import { type EventKind, eventCatalogue, eventTypes } from "@bellwether/contract/events/index.ts";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { createAsyncApi } from "./async-api.ts";

type Message = { name: string; description: string; payload: { properties: Record<string, object> } };

const document = createAsyncApi() as {
  channels: { endpoint: { messages: Record<string, { $ref: string }> } };
  operations: { postEvent: { messages: { $ref: string }[] } };
  components: { messages: Record<string, Message> };
};
const messages = Object.values(document.components.messages);

describe("the AsyncAPI file", () => {
  it("is valid by AsyncAPI's own schema of version 3.0.0, and a file without a version is not", () => {
    const ajv = new Ajv({ strict: false, logger: false, validateFormats: false });
    const validate = ajv.compile(specs.schemasWithoutId["3.0.0"]);
    validate(document);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...document, asyncapi: undefined })).toBe(false);
    expect(validate({ ...document, operations: { postEvent: { action: "post" } } })).toBe(false);
  });

  it("has each type of event and the test once, with what it is about", () => {
    expect(messages.map(({ name }) => name)).toEqual([...eventTypes, "endpoint.test"]);
    for (const type of eventTypes) {
      const { about }: EventKind = eventCatalogue[type];
      expect(messages.find(({ name }) => name === type)?.description).toContain(about);
    }
    const places = Object.keys(document.components.messages);
    expect(Object.keys(document.channels.endpoint.messages)).toEqual(places);
    expect(document.operations.postEvent.messages).toHaveLength(places.length);
  });

  it.each(messages)(
    "$name has no field for a name, an email, a phone number, an address or a card",
    (message) => {
      const fields = [...JSON.stringify(message.payload).matchAll(/"(\w+)":\{/g)].map(([, field]) => field!);
      expect(fields.filter((field) => /email|phone|name|address|card|birth|iban/.test(field))).toEqual([]);
    },
  );

  it("says of bets, wins and rollbacks alone that they are recorded while somebody listens", () => {
    const heavy = messages.filter(({ description }) => description.includes("Recorded only while"));
    expect(heavy.map(({ name }) => name)).toEqual(["bet.placed", "win.paid", "bet.rolled_back"]);
  });
});

import { randomUUID } from "node:crypto";
import type { Database } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandboxMigrations } from "../index.ts";
import { mountOutbox } from "./outbox.ts";

describe("the outbox", () => {
  const app = new Hono();
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase([sandboxMigrations]);
    mountOutbox(app, { database, now: () => new Date("2026-03-01T12:00:00Z") });
  });
  afterAll(() => database.close());

  const message = { id: randomUUID(), channel: "sms", recipient: "+358401", subject: "", body: "Your code" };
  const send = (changes: object) =>
    app.request("/sandbox/messages", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...message, ...changes }),
    });
  const sentTo = async (to: string) => {
    const response = await app.request(`/sandbox/outbox.json?to=${to}`);
    return {
      status: response.status,
      messages: ((await response.json()) as { messages: unknown[] }).messages,
    };
  };

  it("the outbox shows a message once even if it arrived twice", async () => {
    expect((await send({})).status).toBe(200);
    expect((await send({})).status).toBe(200);
    expect((await sentTo("%2B358401")).messages).toHaveLength(1);
  });

  it.each(["recipient", "subject", "body"])(
    "the outbox answers 400 to a zero byte in the %s",
    async (field) => {
      expect((await send({ id: randomUUID(), [field]: "a\u0000b" })).status).toBe(400);
    },
  );

  it("the outbox has no messages for an address with a zero byte", async () => {
    expect(await sentTo("%00")).toEqual({ status: 200, messages: [] });
  });
});

import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Message, MessageRefusedError, queueMessage } from "./queue-message.ts";
import { sendMessage } from "./send-message.ts";
import { sweepMessages } from "./sweep-messages.ts";
import { watchMessages } from "./watch-messages.ts";

describe("the outbox", () => {
  let gate: GateFixture;
  let sent: Message[];
  let deliver: (message: Message) => Promise<void>;
  const deps = () => ({ ...gate.deps, deliver: (message: Message) => deliver(message) });

  beforeAll(async () => {
    gate = await createGateFixture();
    // The gate's own worker would race with the test for the messages.
    await gate.gate.stop();
  });
  afterAll(() => gate.database.close());
  beforeEach(async () => {
    await gate.database.query("DELETE FROM message");
    sent = [];
    deliver = async (message) => void sent.push(message);
  });

  const queue = (more: Partial<Parameters<typeof queueMessage>[1]> = {}) =>
    queueMessage(
      gate.database,
      {
        channel: "email",
        recipient: "a@example.org",
        subject: "Hello",
        body: "Secret 123456",
        html: "<p>x</p>",
        ...more,
      },
      gate.clock.at,
    );
  const rows = async () => (await gate.database.query("SELECT * FROM message")).rows;
  const later = (ms: number) => {
    gate.clock.at = new Date(gate.clock.at.getTime() + ms);
  };

  it("the outbox sends a message once, even when 20 lanes look for it at the same moment, and then deletes its text", async () => {
    await queue();
    await Promise.all(Array.from({ length: 20 }, () => sendMessage(deps())));
    expect(sent).toMatchObject([{ recipient: "a@example.org", body: "Secret 123456", html: "<p>x</p>" }]);
    expect(await rows()).toMatchObject([{ body: "", html: null, sent_at: gate.clock.at }]);
  });

  it("the outbox leaves a message to the node that is sending it, even when its next attempt is overdue", async () => {
    await queue();
    let release = () => {};
    deliver = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const first = sendMessage(deps());
    await expect.poll(async () => (await rows())[0]!.lease_until).not.toBeNull();
    later(60_000);
    expect(await sendMessage(deps())).toBe(false);
    release();
    await first;
  });

  it("the outbox sends a message again, with the same id, when the node that claimed it for 90 s has died", async () => {
    await queue();
    await gate.database.query("UPDATE message SET attempts = 1, lease_until = now() + interval '90 seconds'");
    expect(await sendMessage(deps())).toBe(false);
    await gate.database.query("UPDATE message SET lease_until = now() - interval '1 second'");
    expect(await sendMessage(deps())).toBe(true);
    expect(sent[0]!.id).toBe((await rows())[0]!.id);
  });

  it("the outbox retries after 1, 2 and 4 s, and gives up after 12 attempts", async () => {
    await queue();
    deliver = () => Promise.reject(new Error("451 later"));
    for (const delayMs of [1_000, 2_000, 4_000]) {
      expect(await sendMessage(deps())).toBe(true);
      later(delayMs - 1);
      expect(await sendMessage(deps())).toBe(false);
      later(1);
    }
    for (let attempt = 4; attempt <= 12; attempt += 1) {
      expect(await sendMessage(deps())).toBe(true);
      later(7_200_000);
    }
    expect(await sendMessage(deps())).toBe(false);
    expect(await rows()).toMatchObject([{ attempts: 12, last_error: "451 later", body: "" }]);
    expect((await rows())[0]!.given_up_at).not.toBeNull();
    expect(gate.figures.value("messages_total", { channel: "email", outcome: "dead" })).toBe(1);
    expect(gate.figures.value("messages_total", { channel: "email", outcome: "retried" })).toBe(11);
  });

  it("the outbox gives up at once on a permanent refusal", async () => {
    await queue();
    deliver = () => Promise.reject(new MessageRefusedError("550 no such mailbox"));
    await sendMessage(deps());
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: "550 no such mailbox" }]);
    expect((await rows())[0]!.given_up_at).not.toBeNull();
  });

  it("the outbox sends a message at once that a clock a day ahead has queued, or would try again in a day; then its usual waits hold", async () => {
    await queue();
    later(-DAY_MS);
    deliver = async () => {
      throw new Error("no answer");
    };
    expect(await sendMessage(deps())).toBe(true);
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null }]);
    expect(await sendMessage(deps())).toBe(false);
    later(-DAY_MS);
    deliver = async (message) => void sent.push(message);
    expect(await sendMessage(deps())).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it("the outbox takes a message from a node whose lease ends in a day, by the database's clock", async () => {
    await queue();
    await gate.database.query("UPDATE message SET attempts = 1, lease_until = now() + interval '1 day'");
    expect(await sendMessage(deps())).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it("the outbox does not send an expired code", async () => {
    await queue({ uselessAfter: new Date(gate.clock.at.getTime() + 600_000) });
    later(600_000);
    await sendMessage(deps());
    expect(sent).toEqual([]);
    expect(await rows()).toMatchObject([{ last_error: "expired before it was sent" }]);
  });

  it("the outbox sends at most 10 messages an hour to one recipient, without delaying others", async () => {
    const taken: boolean[] = [];
    for (let count = 0; count < 12; count += 1) taken.push(await queue());
    expect(taken.filter(Boolean)).toHaveLength(10);
    expect(await queue({ recipient: "b@example.org" })).toBe(true);
    expect(await queue({ recipient: "a@example.org", channel: "sms" })).toBe(true);
    while (await sendMessage(deps()));
    expect(
      sent.filter((message) => message.channel === "email" && message.recipient === "a@example.org"),
    ).toHaveLength(10);
    later(3_600_001);
    expect(await queue()).toBe(true);
  });

  it("the outbox sends all 13 letters that the house owes a player, and 10 others in the same hour", async () => {
    for (let count = 0; count < 12; count += 1) expect(await queue({ isOwed: true })).toBe(true);
    const taken: boolean[] = [];
    for (let count = 0; count < 11; count += 1) taken.push(await queue());
    expect(taken.filter(Boolean)).toHaveLength(10);
    expect(await queue({ isOwed: true })).toBe(true);
    while (await sendMessage(deps()));
    expect(sent).toHaveLength(23);
  });

  it("the outbox deletes a message 90 days after it was queued, but never one that still waits", async () => {
    await queue();
    await sendMessage(deps());
    await queue({ recipient: `${randomUUID()}@example.org` });
    later(91 * DAY_MS);
    expect(await sweepMessages(gate.deps)).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it("the outbox exports the number of waiting messages and the age of the oldest", async () => {
    await queue();
    later(30_000);
    await watchMessages(gate.deps);
    expect(gate.figures.value("messages_waiting", { channel: "email" })).toBe(1);
    expect(gate.figures.value("messages_waiting", { channel: "sms" })).toBe(0);
    expect(gate.figures.value("messages_oldest_seconds", { channel: "email" })).toBe(30);
  });
});

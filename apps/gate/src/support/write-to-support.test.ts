import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";

const SUPPORT = "help@bellwether.example";

describe("[2.30] a message to support", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  beforeEach(async () => {
    await gate.database.query("DELETE FROM mail_request");
  });
  afterAll(() => gate.close());

  const message = (more: Record<string, unknown> = {}) => ({
    name: "Aino",
    email: `${randomUUID()}@example.org`,
    topic: "cashout",
    text: "When does my money arrive?",
    language: "fi",
    request_id: randomUUID(),
    ...more,
  });
  const write = (body: unknown, headers: Record<string, string> = {}) =>
    gate.raw("POST", "/gate/api/support/message", body, headers);
  /** The question and the copy, once both were delivered. */
  const sentFor = async (email: string) => {
    const letters = () => ({
      question: gate.messages.find(({ replyTo }) => replyTo === email),
      copy: gate.messages.find(({ recipient }) => recipient === email),
    });
    await vi.waitFor(() => expect(letters().question).toBeDefined());
    return letters();
  };
  const questions = async () =>
    (await gate.database.query("SELECT 1 FROM message WHERE recipient = $1", [SUPPORT])).rows.length;

  it("a message to support goes to the brand's support, which can reply to the writer, with a confirmation in the writer's language that has nothing of what was typed", async () => {
    const sent = message({ text: "Line one\r\n\r\n\r\n\r\nhttps://phish.example/x <b>" });
    const { status, body } = await write(sent);
    expect(status).toBe(200);
    expect(body.event.data).toEqual({ copy_sent: true, answer_by: "2026-11-20T16:00:00.000Z" });
    await vi.waitFor(async () => expect((await sentFor(sent.email)).copy).toBeDefined());
    const { question, copy } = await sentFor(sent.email);
    expect(question!.recipient).toBe(SUPPORT);
    expect(question!.subject).toContain("cashout");
    expect(question!.body).toContain("> Line one\n> \n> https://phish.example/x <b>");
    expect(copy!.subject).toBe("Bellwether: saimme viestisi");
    expect(copy!.replyTo).toBeUndefined();
    expect(copy!.body).toContain("klo 9:00–21:00 (Keski-Euroopan aika)");
    // The address may be a stranger's: what was typed must not reach it under the brand's name.
    expect(`${copy!.subject} ${copy!.body} ${copy!.html}`).not.toMatch(/phish|Line one|Aino/);
    await vi.waitFor(async () => {
      const kept = await gate.database.query("SELECT 1 FROM message WHERE reply_to = $1", [sent.email]);
      expect(kept.rows).toHaveLength(0);
    });
  });

  it("a message to support is copied to its writer only into the confirmed mailbox of the player who is logged in, where a link is no link", async () => {
    const player = await gate.player();
    const text = "See https://phish.example/x <b>";
    const copyOf = async (email: string, session?: typeof player.session) => {
      const sent = message({ email, text, language: "en" });
      await (session ? gate.call("writeToSupport", sent as never, session) : write(sent));
      return vi.waitFor(() => {
        const copy = gate.messages.findLast(({ recipient }) => recipient === email);
        expect(copy?.subject).toContain("we have your message");
        gate.messages.splice(gate.messages.indexOf(copy!), 1);
        return copy!;
      });
    };
    expect((await copyOf(player.email, player.session)).body).not.toContain("phish");
    await gate.database.query("UPDATE player SET email_confirmed_at = now() WHERE id = $1", [player.id]);
    expect((await copyOf(player.email)).body).not.toContain("phish");
    expect((await copyOf(`${randomUUID()}@example.org`, player.session)).body).not.toContain("phish");
    const copy = await copyOf(player.email, player.session);
    expect(copy.body).toContain("> See https://phish.example/x <b>");
    expect(copy.html).not.toContain('href="https://phish.example');
    expect(copy.html).not.toContain("<b>");
  });

  it("a message to support from a player names the player, and goes to the support of the player's brand", async () => {
    const player = await gate.player();
    const sent = message({ email: player.email });
    await gate.call("writeToSupport", sent as never, player.session);
    const { question } = await sentFor(player.email);
    expect(question!.body).toContain(player.id);
    const other = message();
    await write(other, { "x-brand": "FUNLY" });
    expect((await sentFor(other.email)).question!.recipient).toBe("help@funly.example");
  });

  it("a message to support is sent once when repeated, with the same answer; another text under the same id is another message", async () => {
    const sent = message();
    const before = await questions();
    const first = await write(sent);
    expect(await write(sent)).toEqual(first);
    expect(await questions()).toBe(before + 1);
    await write({ ...sent, text: "One more thing" });
    expect(await questions()).toBe(before + 2);
  });

  it("a message to support is refused as the 11th from one network in 15 minutes, with the waiting time", async () => {
    const from = { "x-client-address": "198.51.100.7" };
    for (let count = 0; count < 10; count += 1) expect((await write(message(), from)).status).toBe(200);
    const refused = await write(message(), from);
    expect(refused.status).toBe(429);
    expect(refused.body.event.data).toMatchObject({
      errorCode: "too_many_attempts",
      params: { minutes: "15" },
    });
    expect((await write(message(), { "x-client-address": "198.51.100.8" })).status).toBe(200);
  });

  it.each([
    ["a..b@example.org", "a..b@example.org"],
    ["aino@münchen.example", "aino@xn--mnchen-3ya.example"],
  ])(
    "a message to support from %s, as old accounts have addresses, goes out with the address %s to reply to",
    async (email, replyTo) => {
      expect((await write(message({ email }))).status).toBe(200);
      expect((await sentFor(replyTo)).question!.recipient).toBe(SUPPORT);
    },
  );

  it("a message to support reaches support without a confirmation once the writer's mailbox has received 3 emails, under whatever tag, and the answer says so", async () => {
    const mailbox = randomUUID();
    for (const tag of ["", "+1", "+2"]) {
      const { body } = await write(message({ email: `${mailbox}${tag}@example.org` }));
      expect(body.event.data.copy_sent).toBe(true);
    }
    const { status, body } = await write(message({ email: `${mailbox}+3@example.org` }));
    expect([status, body.event.data.copy_sent]).toEqual([200, false]);
  });

  it("a message to support reaches support even after more than the 10 emails an hour that a player's mailbox may receive", async () => {
    for (let count = 0; count < 12; count += 1)
      await write(message(), { "x-client-address": `203.0.113.${count}` });
    const { rows } = await gate.database.query(
      "SELECT 1 FROM message WHERE recipient = $1 AND last_error = 'too many to this recipient'",
      [SUPPORT],
    );
    expect(rows).toHaveLength(0);
  });

  it.each([
    ["no text", { text: " \n " }, { text: "core.error_field_required" }],
    ["2,001 characters", { text: "a".repeat(2_001) }, { text: "core.error_maximum_characters" }],
    ["a control character", { text: "a\u0007b" }, { text: "core.error_invalid_characters" }],
    ["no address", { email: "" }, { email: "core.error_email_required" }],
    ["half an address", { email: "aino@" }, { email: "core.error_email_invalid" }],
    ["two addresses", { email: "a@x.org,b@x.org" }, { email: "core.error_email_invalid" }],
    ["no topic", { topic: "" }, { topic: "core.error_field_required" }],
    ["a name of two lines", { name: "Aino\nBcc: x@x.org" }, { name: "core.error_invalid_characters" }],
    ["no id", { request_id: "1" }, { request_id: "core.error_invalid_param" }],
  ])("a message to support with %s is refused, and the field is named", async (_, more, fields) => {
    const { status, body } = await write(message(more));
    expect(status).toBe(400);
    expect(body.event.data).toMatchObject({ errorCode: "invalid_param", fields });
  });
});

import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { GateError } from "@bellwether/contract";
import { DAY_MS, HOUR_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import type { EventType, PublishedEvent } from "@bellwether/contract/events/index.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { orderEvents, recordEvent } from "../events/index.ts";
import type { WebhookLine } from "../ports.ts";
import { dyingAfter } from "../testing/dying-after.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { createEventListeners, createWebhookSender, sweepDeliveries, watchWebhooks } from "./index.ts";
import { signDelivery } from "./webhook-secret.ts";

type Received = { at: number; headers: Record<string, string>; body: string; event: PublishedEvent };

let gate: GateFixture;
let desk: Desk;
let url = "";
let answer: (got: Received, response: ServerResponse, request: IncomingMessage) => void;
const received: Received[] = [];
let [open, mostOpen] = [0, 0];
const server = createServer(async (request, response) => {
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  response.on("close", () => {
    open -= 1;
  });
  let body = "";
  for await (const chunk of request) body += chunk;
  const headers = request.headers as Record<string, string>;
  const got = { at: Date.now(), headers, body, event: JSON.parse(body) };
  received.push(got);
  answer(got, response, request);
});

/** Posts for real, with a short patience; the server's own line is tested with the server. */
const line: WebhookLine = {
  isAllowed: ({ hostname }) => hostname === "127.0.0.1",
  async post({ url: to, headers, body, signal }) {
    const timeout = AbortSignal.timeout(3_000);
    const response = await fetch(to, {
      ...{ method: "POST", headers, body, redirect: "manual" },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { status: response.status, answer: (await response.text()).slice(0, 200) };
  },
};

beforeAll(async () => {
  gate = await createGateFixture({ deps: { webhookLine: line } });
  desk = await openDesk(gate, "administrator");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
beforeEach(async () => {
  answer = (_, response) => response.writeHead(204).end();
  received.length = 0;
  mostOpen = 0;
  await desk.signIn();
});
afterEach(() =>
  gate.database.asOwner(async (owner) => {
    await owner.query("DELETE FROM webhook_delivery");
    await owner.query("DELETE FROM webhook_endpoint");
  }),
);
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await gate.close();
});

const later = (ms: number) => {
  gate.clock.at = new Date(gate.clock.at.getTime() + ms);
};
const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const add = async (types: EventType[] = ["player.registered"], at = url) =>
  desk.call("addWebhook", { url: at, description: "the warehouse", types, reason: "it wants to know" });
const current = async (id: string) =>
  (await desk.call("webhooks", {})).endpoints.find((endpoint) => endpoint.id === id)!;
const deliveries = async (id: string) =>
  (await desk.call("webhookDeliveries", { endpoint_id: id })).deliveries;
const sender = (more: Partial<GateFixture["deps"]> = {}) =>
  createWebhookSender(Object.assign(Object.create(gate.deps), more));
const sendDue = () => sender().sendDue();
const kinds = () => received.map(({ event }) => event.type);
const isSignedBy = (secret: string, { headers, body }: Received) => {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const expected = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  return headers["webhook-signature"]!.split(" ").includes(expected);
};

describe("a delivery", () => {
  it("is signed as the example of Standard Webhooks is", () => {
    const headers = signDelivery(["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"], {
      ...{ id: "msg_p5jXN8AQM9LWM0D4loKWxJek", at: new Date(1_614_265_330_000) },
      body: '{"test": 2432232314}',
    });
    expect(headers).toMatchObject({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  it("carries one event to each endpoint that wants its type, signed with the endpoint's own secret, and is sent once", async () => {
    const one = await add();
    const two = await add(["player.registered", "consent.changed"]);
    const player = await gate.player();
    expect(await sendDue()).toBe(1 + 7);
    expect(await sendDue()).toBe(0);
    const registered = received.filter(({ event }) => event.type === "player.registered");
    expect(registered).toHaveLength(2);
    for (const { secret } of [one, two])
      expect(registered.filter((each) => isSignedBy(secret, each))).toHaveLength(1);
    expect(registered[0]!.event).toMatchObject({
      player_id: player.id,
      brand: "BELLWETHER",
      currency: "EUR",
    });
    expect(registered[0]!.headers["webhook-id"]).toBe(registered[0]!.event.id);
    expect(await current(one.endpoint.id)).toMatchObject({ failing_since: null, state: "on" });
    expect(await deliveries(one.endpoint.id)).toMatchObject([
      { type: "player.registered", status: 204, is_accepted: true, sequence: registered[0]!.event.sequence },
    ]);
  });

  it("keeps each player's order while 8 players' events are sent at the same time", async () => {
    await add(["consent.changed"]);
    answer = (_, response) => void setTimeout(() => response.writeHead(200).end(), 30);
    for (let n = 0; n < 12; n += 1) await gate.player();
    expect(await sendDue()).toBe(12 * 6);
    const byPlayer = Map.groupBy(received, ({ event }) => event.player_id);
    for (const [, got] of byPlayer) {
      const sequences = got.map(({ event }) => event.sequence);
      expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    }
    expect(mostOpen).toBeGreaterThan(1);
    expect(mostOpen).toBeLessThanOrEqual(8);
  });

  it("of events that were there before the endpoint is not made", async () => {
    await gate.player();
    await orderEvents(gate.deps);
    await add();
    expect(await sendDue()).toBe(0);
  });
});

describe("a receiver that does not accept", () => {
  it.each([
    ["500", 500],
    ["a redirect, which is not followed", 302],
    ["404", 404],
  ])(
    "a receiver that answers %s gets the same event again after 5, 10 and 20 seconds, and nothing else before it has accepted",
    async (_, status) => {
      const { endpoint } = await add();
      const player = await gate.player();
      answer = (_got, response) =>
        response.writeHead(status, { location: "/elsewhere" }).end("we are\u0000 down");
      for (const seconds of [5, 10, 20]) {
        expect(await sendDue()).toBe(0);
        await gate.player();
        later(seconds * SECOND_MS - 1);
        expect(await sendDue()).toBe(0);
        later(1);
      }
      expect(received.map(({ event }) => event.player_id)).toEqual([player.id, player.id, player.id]);
      expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
      expect(await current(endpoint.id)).toMatchObject({
        ...{ state: "on", failing_since: expect.any(String), last_error: `it answered ${status}` },
        next_attempt_at: expect.any(String),
      });
      expect((await deliveries(endpoint.id))[0]).toMatchObject({ status, answer: "we are\uFFFD down" });
      answer = (_got, response) => response.writeHead(200).end();
      expect(await sendDue()).toBe(4);
      expect(await current(endpoint.id)).toMatchObject({ failing_since: null, next_attempt_at: null });
    },
  );

  it("what was accepted beside a failure is not sent again", async () => {
    await add();
    const [first, second] = [await gate.player(), await gate.player()];
    answer = ({ event }, response) =>
      void setTimeout(
        () => response.writeHead(event.player_id === first.id ? 500 : 200).end(),
        event.player_id === first.id ? 100 : 0,
      );
    expect(await sendDue()).toBe(1);
    answer = (_, response) => response.writeHead(200).end();
    later(5 * SECOND_MS);
    expect(await sendDue()).toBe(1);
    const of = (id: string) => received.filter(({ event }) => event.player_id === id).length;
    expect([of(first.id), of(second.id)]).toEqual([2, 1]);
  });

  it("a receiver that hangs is tried again, and delays no other endpoint", async () => {
    const { endpoint } = await add();
    await add(["player.registered"], `${url}/quick`);
    await gate.player();
    const at: string[] = [];
    answer = (_, response, request) => {
      at.push(request.url!);
      if (request.url === "/hook/quick") response.writeHead(200).end();
    };
    expect(await sendDue()).toBe(1);
    expect(at.sort()).toEqual(["/hook", "/hook/quick"]);
    expect(await current(endpoint.id)).toMatchObject({
      state: "on",
      last_error: expect.stringMatching(/timeout/),
    });
    expect((await deliveries(endpoint.id))[0]).toMatchObject({ status: null, is_accepted: false });
  });

  it("a receiver that answers 410 is switched off at once, which is in the audit, in the metrics and at the endpoint", async () => {
    const { endpoint } = await add(["player.registered", "bet.placed"]);
    await gate.player();
    expect(gate.deps.eventListeners.wants("bet.placed")).toBe(true);
    answer = (_, response) => response.writeHead(410).end();
    await sendDue();
    expect(await current(endpoint.id)).toMatchObject({ state: "failed", last_error: "it answered 410" });
    later(DAY_MS);
    await desk.signIn();
    expect(await sendDue()).toBe(0);
    expect(received).toHaveLength(1);
    const { entries } = await desk.call("audit", { action: "webhook.fail" });
    expect(entries[0]).toMatchObject({ subject: `webhook:${endpoint.id}`, actor: { kind: "job" } });
    await watchWebhooks(gate.deps);
    expect(gate.figures.value("webhook_endpoints_failed")).toBe(1);
    await gate.deps.eventListeners.refresh();
    expect(gate.deps.eventListeners.wants("bet.placed")).toBe(false);
  });

  it("an endpoint that has failed for 3 days is switched off; switched on again, it gets what has waited", async () => {
    const { endpoint } = await add();
    await gate.player();
    answer = (_, response) => response.writeHead(503).end();
    await sendDue();
    later(71 * HOUR_MS);
    await sendDue();
    await desk.signIn();
    expect(await current(endpoint.id)).toMatchObject({ state: "on" });
    await watchWebhooks(gate.deps);
    expect(gate.figures.value("webhook_failing_seconds")).toBeGreaterThanOrEqual(71 * 3_600);
    later(HOUR_MS);
    await sendDue();
    await desk.signIn();
    const failed = await current(endpoint.id);
    expect(failed).toMatchObject({ state: "failed" });
    answer = (_, response) => response.writeHead(200).end();
    const { url: to, description, types, version } = failed;
    const wish = { url: to, description, types, endpoint_id: endpoint.id, reason: "it is back" };
    await desk.call("changeWebhook", { ...wish, version, is_on: true });
    expect(await sendDue()).toBe(1);
  });
});

describe("a sender that dies", () => {
  it.each(Array.from({ length: 14 }, (_, index) => index + 1))(
    "a process that dies at its statement %i loses no event, and another one sends it once its lease is over",
    async (statements) => {
      await add();
      const player = await gate.player();
      const dying = sender({ database: dyingAfter(gate.database, statements) });
      await dying.sendDue().catch(() => undefined);
      later(2 * 60 * SECOND_MS);
      await sendDue();
      await sendDue();
      const got = received.filter(({ event }) => event.player_id === player.id);
      expect(got.length).toBeGreaterThanOrEqual(1);
      expect(got.length).toBeLessThanOrEqual(2);
      expect(new Set(got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
      received.length = 0;
      expect(await sendDue()).toBe(0);
    },
  );

  it("10 nodes that look at the same moment send each event once", async () => {
    await add(["consent.changed"]);
    answer = (_, response) => void setTimeout(() => response.writeHead(200).end(), 20);
    for (let n = 0; n < 4; n += 1) await gate.player();
    const sent = await Promise.all(Array.from({ length: 10 }, () => sendDue()));
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(24);
    expect(received).toHaveLength(24);
  });

  it("a sender that stops ends a request that hangs, counts no failure, and another one sends the event", async () => {
    const { endpoint } = await add();
    await gate.player();
    answer = () => {};
    const stopping = sender();
    stopping.start();
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5_000 });
    await stopping.stop();
    expect(await current(endpoint.id)).toMatchObject({ failing_since: null, state: "on" });
    answer = (_, response) => response.writeHead(200).end();
    expect(await sendDue()).toBe(1);
  });
});

describe("sending again", () => {
  it("a replay from a sequence sends from there on, and one ahead leaves events out", async () => {
    const { endpoint } = await add();
    for (let n = 0; n < 3; n += 1) await gate.player();
    await sendDue();
    const [first, second, third] = received.map(({ event }) => event);
    received.length = 0;
    const replay = async (from_sequence: number | null, from_time: string | null = null) => {
      const { version } = await current(endpoint.id);
      const wish = { endpoint_id: endpoint.id, version, from_sequence, from_time };
      return desk.call("replayWebhook", { ...wish, reason: "the warehouse lost them" });
    };
    await replay(second!.sequence);
    expect(await sendDue()).toBe(2);
    expect(received.map(({ event }) => event.id).sort()).toEqual([second!.id, third!.id].sort());
    received.length = 0;
    await replay(null, first!.timestamp);
    expect(await sendDue()).toBe(3);
    received.length = 0;
    await gate.player();
    await orderEvents(gate.deps);
    await replay((await desk.call("webhooks", {})).last_sequence + 1);
    expect(await sendDue()).toBe(0);
    expect(await answerOf(replay((await desk.call("webhooks", {})).last_sequence + 2))).toBe("invalid_param");
    expect(await answerOf(replay(1, first!.timestamp))).toBe("invalid_param");
    expect(await answerOf(replay(null))).toBe("invalid_param");
  });

  it("a replay while events are being sent wins: the endpoint stands where the operator put it", async () => {
    const { endpoint } = await add();
    await gate.player();
    await sendDue();
    const from = received[0]!.event.sequence;
    await gate.player();
    answer = (_, response) => void setTimeout(() => response.writeHead(200).end(), 200);
    const sending = sendDue();
    await vi.waitFor(() => expect(received).toHaveLength(2));
    const { version } = await current(endpoint.id);
    const wish = { endpoint_id: endpoint.id, version, from_sequence: from, from_time: null };
    await desk.call("replayWebhook", { ...wish, reason: "once more" });
    await sending;
    expect(await current(endpoint.id)).toMatchObject({ done_up_to: from - 1 });
    expect(await sendDue()).toBe(2);
  });
});

describe("endpoints in the office", () => {
  it("a secret is told once; rotated, both sign for a day, then the new one alone", async () => {
    const { endpoint, secret } = await add();
    const listed = JSON.stringify(await desk.call("webhooks", {}));
    expect(listed).not.toContain(secret);
    expect(listed).not.toContain("whsec_");
    const { rows } = await gate.database.query<{ secret: string }>("SELECT secret FROM webhook_endpoint");
    expect(rows.every((row) => row.secret !== secret)).toBe(true);
    const { version } = await current(endpoint.id);
    const rotated = await desk.call("rotateWebhookSecret", {
      ...{ endpoint_id: endpoint.id, version, reason: "somebody saw it" },
    });
    await gate.player();
    await sendDue();
    expect([secret, rotated.secret].map((each) => isSignedBy(each, received[0]!))).toEqual([true, true]);
    later(DAY_MS);
    await gate.player();
    await sendDue();
    expect([secret, rotated.secret].map((each) => isSignedBy(each, received[1]!))).toEqual([false, true]);
    await desk.signIn();
    const { entries } = await desk.call("audit", { subject: `webhook:${endpoint.id}` });
    expect(entries.map(({ action }) => action).sort()).toEqual(["webhook.add", "webhook.secret"]);
    expect(JSON.stringify(entries)).not.toContain("whsec_");
  });

  it("a test is sent to an endpoint that is off too, and is no event", async () => {
    const { endpoint } = await add();
    const { url: to, description, types, version } = endpoint;
    const off = { url: to, description, types, endpoint_id: endpoint.id, version, is_on: false };
    await desk.call("changeWebhook", { ...off, reason: "not yet" });
    answer = (_, response) => response.writeHead(201).end("thanks");
    const { delivery } = await desk.call("testWebhook", { endpoint_id: endpoint.id });
    expect(delivery).toMatchObject({ type: "endpoint.test", sequence: null, status: 201, answer: "thanks" });
    expect(kinds()).toEqual(["endpoint.test"]);
    await gate.player();
    expect(await sendDue()).toBe(0);
  });

  it.each([
    "http://10.0.0.1/hook",
    "ftp://127.0.0.1/hook",
    "nonsense address",
    "http://user:pass@127.0.0.1/hook",
  ])("the address %s is refused, and nothing is stored", async (bad) => {
    const wrong = bad.startsWith("ftp") ? { ...line, isAllowed: () => false } : line;
    gate.deps.webhookLine = wrong;
    expect(await answerOf(add(["player.registered"], bad))).toBe("invalid_param");
    gate.deps.webhookLine = line;
    expect((await desk.call("webhooks", {})).endpoints).toEqual([]);
  });

  it("of two changes of one version the second is refused, and so is one of a removed endpoint", async () => {
    const { endpoint } = await add();
    const { url: to, description, types, version, id } = endpoint;
    const wish = { url: to, description, types, endpoint_id: id, version, is_on: true, reason: "a change" };
    const both = await Promise.all([1, 2].map(() => answerOf(desk.call("changeWebhook", wish))));
    expect(both.sort()).toEqual(["conflict", "done"]);
    await desk.call("removeWebhook", { endpoint_id: id, version: version + 1, reason: "gone" });
    expect(await answerOf(desk.call("changeWebhook", { ...wish, version: version + 2 }))).toBe("not_found");
    expect(await answerOf(desk.call("webhookDeliveries", { endpoint_id: id }))).toBe("not_found");
  });

  it("a new secret, an address and a replay take a fresh proof, and an auditor only reads", async () => {
    const { endpoint } = await add();
    const auditor = await openDesk(gate, "auditor");
    expect((await auditor.call("webhooks", {})).endpoints).toHaveLength(1);
    expect(await answerOf(auditor.call("testWebhook", { endpoint_id: endpoint.id }))).toBe("forbidden");
    later(11 * 60 * SECOND_MS);
    const of = { endpoint_id: endpoint.id, version: endpoint.version, reason: "a test" };
    expect(await answerOf(desk.call("rotateWebhookSecret", of))).toBe("proof_required");
    expect(await answerOf(add())).toBe("proof_required");
    await desk.signIn();
  });

  it("deliveries are listed 50 at a time and swept after 14 days", async () => {
    const { endpoint } = await add(["consent.changed"]);
    for (let n = 0; n < 9; n += 1) await gate.player();
    expect(await sendDue()).toBe(54);
    const page = await desk.call("webhookDeliveries", { endpoint_id: endpoint.id });
    expect(page.deliveries).toHaveLength(50);
    const rest = await desk.call("webhookDeliveries", { endpoint_id: endpoint.id, before: page.next! });
    expect(rest).toMatchObject({ deliveries: { length: 4 }, next: null });
    later(15 * DAY_MS);
    expect(await sweepDeliveries(gate.deps)).toBeGreaterThanOrEqual(54);
    await desk.signIn();
    expect(await deliveries(endpoint.id)).toEqual([]);
  });

  it("another node knows within a second or two that somebody listens to bets", async () => {
    const other = createEventListeners({ database: gate.database, log: gate.deps.log });
    other.start();
    expect(other.wants("bet.placed")).toBe(false);
    const { endpoint } = await add(["bet.placed"]);
    await vi.waitFor(() => expect(other.wants("bet.placed")).toBe(true), { timeout: 5_000 });
    await desk.call("removeWebhook", {
      ...{ endpoint_id: endpoint.id, version: endpoint.version, reason: "enough" },
    });
    await vi.waitFor(() => expect(other.wants("bet.placed")).toBe(false), { timeout: 5_000 });
    other.stop();
  });
});

describe("commits that overtake each other", () => {
  it("an event whose transaction began first and ends last comes after those that were read before it, and none is lost", async () => {
    if (gate.database.kind !== "postgres") return;
    await add();
    const slow = await gate.player();
    await sendDue();
    received.length = 0;
    let goOn = () => {};
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let wrote = () => {};
    const written = new Promise<void>((resolve) => {
      wrote = resolve;
    });
    const late = gate.database.transaction(async (connection) => {
      await recordEvent(connection, {
        ...{ type: "player.registered", playerId: slow.id, at: gate.clock.at, data: {} },
      });
      wrote();
      await waits;
    });
    await written;
    const quick = await gate.player();
    expect(await sendDue()).toBe(1);
    goOn();
    await late;
    expect(await sendDue()).toBe(1);
    expect(received.map(({ event }) => event.player_id)).toEqual([quick.id, slow.id]);
    const [one, two] = received.map(({ event }) => event.sequence);
    // Between them are the consents of the quick one.
    expect(two).toBe(one! + 7);
  });
});

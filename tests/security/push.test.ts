import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pushAddress } from "@bellwether/contract";
import { createRegistrationQueue } from "@bellwether/gate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createUnseenAwards } from "../../apps/gate/src/rewards/index.ts";
import { createGateFixture, type GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { PushLines } from "../../apps/server/src/push/push-line.ts";
import { attachPushSocket, type PushSocket } from "../../apps/server/src/push/push-socket.ts";
import { createSockJsXhr, type SockJsXhr } from "../../apps/server/src/push/sockjs-xhr.ts";
import { readingBody } from "../../apps/server/src/requests/request-body.ts";
import { createMetrics } from "../../apps/server/src/telemetry/metrics.ts";

describe("push: connections", () => {
  let gate: GateFixture;
  let server: Server;
  let push: PushSocket;
  let xhr: SockJsXhr;
  let lines: PushLines;
  let address: string;
  const metrics = createMetrics();
  beforeAll(async () => {
    gate = await createGateFixture();
    const awards = createUnseenAwards(gate.deps);
    lines = new PushLines({ gate: gate.deps, metrics, queue: createRegistrationQueue(), awards });
    const isAllowedOrigin = (origin: string | undefined) => origin !== "https://elsewhere.example";
    xhr = createSockJsXhr(lines, isAllowedOrigin, () => "here");
    const answer = readingBody((request, response) => {
      if (!xhr.serve(request, response)) response.writeHead(404).end();
    });
    server = createServer((request, response) => answer(request, response, "request-0001"));
    push = attachPushSocket(server, lines, isAllowedOrigin);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    lines.stop();
    xhr.close();
    await push.close();
    server.closeAllConnections();
    server.close();
    await gate.close();
  });

  const open = async (path = "/eventbus/websocket") => {
    const socket = new WebSocket(`ws://${address}${path}`);
    const heard: string[] = [];
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    socket.on("message", (data) => heard.push(String(data)));
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    return { socket, heard, closed };
  };
  const registration = (player: { channel: string; session: string }) =>
    JSON.stringify({
      type: "register",
      address: pushAddress(player.channel),
      headers: { session: player.session },
    });
  const post = (path: string, body = "", headers: Record<string, string> = {}) =>
    fetch(`http://${address}/eventbus/1/${path}`, { method: "POST", body, headers });

  it("push connections receive a player's messages only with that player's session and address", async () => {
    const [player, other] = [await gate.player(), await gate.player()];
    const { socket, heard } = await open();
    const answerTo = async (frame: object) => {
      const before = heard.length;
      socket.send(JSON.stringify(frame));
      await expect.poll(() => heard.length).toBe(before + 1);
      return JSON.parse(heard.at(-1)!) as object;
    };
    const [own, others] = [pushAddress(player.channel), pushAddress(other.channel)];
    const { session } = player;
    for (const headers of [undefined, {}, { session: "x".repeat(43) }, { session: [session] }])
      expect(await answerTo({ type: "register", address: own, headers })).toMatchObject({
        type: "err",
        failureType: expect.stringMatching(/^(not_logged_in|invalid_frame)$/),
      });
    for (const frame of [
      { type: "register", address: others, headers: { session } },
      { type: "publish", address: own, body: { type: "balance", total: "1.00" } },
      { type: "send", address: others, body: {} },
    ])
      expect(await answerTo(frame)).toMatchObject({ type: "err", failureType: "access_denied" });
    const refused = heard.length;
    for (const each of [player, other]) await gate.deposit(each, "20.00");
    expect(await answerTo({ type: "ping" })).toEqual({ type: "pong" });
    expect(heard).toHaveLength(refused + 1);
    socket.close();
  });

  it("push connections are closed after a frame over 8,192 bytes", async () => {
    const { socket, closed } = await open();
    socket.send("x".repeat(8_193));
    expect(await closed).toBe(1009);
  });

  it("push connections are closed after invalid SockJS framing", async () => {
    const { socket, closed, heard } = await open("/eventbus/1/abc/websocket");
    await expect.poll(() => heard).toEqual(["o"]);
    socket.send("{broken");
    expect(await closed).toBe(1007);
  });

  it("push connections are closed when they send faster than they are served", async () => {
    const player = await gate.player();
    const { socket, closed } = await open();
    for (let count = 0; count < 200; count += 1) socket.send(registration(player));
    expect(await closed).toBe(1006);
  });

  it("push connections that do not read are closed above 256 kB, and others still receive messages", async () => {
    const player = await gate.player();
    const [slow, reading] = [await open(), await open()];
    for (const { socket } of [slow, reading]) socket.send(registration(player));
    await expect.poll(() => [slow.heard.length, reading.heard.length]).toEqual([1, 1]);
    slow.socket.pause();
    const cut = async () => /push_slow_readers_total (\d+)/.exec(await metrics.text())?.[1];
    const description = "x".repeat(100_000);
    let published = 0;
    while ((await cut()) !== "1" && published < 500) {
      gate.deps.push.publish(pushAddress(player.channel), {
        type: "award",
        method: "notifyAward",
        data: [{ reward: [{ description, type: "x" }] }],
      });
      published += 1;
      await expect.poll(() => reading.heard.length).toBe(published + 1);
    }
    expect(await cut()).toBe("1");
    slow.socket.terminate();
    reading.socket.terminate();
  });

  it.each([
    ["a WebSocket", "/eventbus/websocket"],
    ["a WebSocket in SockJS framing", "/eventbus/1/abc/websocket"],
  ])("push connections as %s are refused to a page of another origin", async (_, path) => {
    const socket = new WebSocket(`ws://${address}${path}`, {
      headers: { origin: "https://elsewhere.example" },
    });
    const error = await new Promise<Error>((resolve) => socket.once("error", resolve));
    expect(error.message).toContain("403");
  });

  it("push connections without WebSockets are refused to a page of another origin", async () => {
    for (const kind of ["xhr", "xhr_streaming", "xhr_send"])
      expect((await post(`abc/${kind}`, "", { origin: "https://elsewhere.example" })).status).toBe(403);
  });

  it("push connections without WebSockets open with o, deliver messages in order, and accept frames of at most 8,192 bytes", async () => {
    expect(await (await post("s1/xhr")).text()).toBe("o\n");
    const player = await gate.player();
    expect((await post("s1/xhr_send", JSON.stringify([registration(player)]))).status).toBe(204);
    const first = await (await post("s1/xhr")).text();
    expect(first).toMatch(/^a\[".*\\"type\\":\\"balance\\"/);
    expect((await post("s1/xhr_send", JSON.stringify(["x".repeat(9_000)]))).status).toBe(413);
    expect((await post("s1/xhr_send", "[broken")).status).toBe(500);
    expect((await post("s1/xhr_send", "")).status).toBe(500);
    expect((await post("nobody/xhr_send", "[]")).status).toBe(404);
  });

  it("push connections without WebSockets have one reader at a time", async () => {
    expect(await (await post("s2/xhr")).text()).toBe("o\n");
    const waiting = post("s2/xhr");
    await expect
      .poll(async () => (await (await post("s2/xhr", "", { connection: "close" })).text()).slice(0, 6), {
        timeout: 3_000,
      })
      .toBe("c[2010");
    await post("s2/xhr_send", JSON.stringify([JSON.stringify({ type: "ping" })]));
    expect(await (await waiting).text()).toBe("h\n");
  });

  it("push connections without WebSockets are closed 5 s after the last read", async () => {
    await (await post("s3/xhr")).text();
    expect(xhr.count()).toBeGreaterThan(0);
    await expect.poll(() => xhr.count(), { timeout: 8_000 }).toBe(0);
  });
});

describe("push: registrations, even many at the same time,", () => {
  it("push registrations, even many at the same time, are served 4 at a time, in order of arrival", async () => {
    const queue = createRegistrationQueue();
    let running = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 2_500 }, (_, index) =>
        queue.run(async () => {
          running += 1;
          most = Math.max(most, running);
          await Promise.resolve();
          order.push(index);
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(4);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(queue.waiting()).toBe(0);
  });

  it("push registrations, even many at the same time, never begin in the turn of the event loop that read their frames, so that a waiting bet is handled first", async () => {
    const queue = createRegistrationQueue();
    const order: string[] = [];
    const all = Array.from({ length: 40 }, () => queue.run(async () => void order.push("registration")));
    const bets = Array.from({ length: 3 }, async () => {
      for (let turn = 0; turn < 3; turn += 1)
        await new Promise<void>((resolve) => setImmediate(() => resolve()));
      order.push("bet");
    });
    await Promise.all([...all, ...bets]);
    expect(order.indexOf("registration")).toBe(0);
    expect(order.lastIndexOf("bet")).toBeLessThan(20);
  });

  it("push registrations, even many at the same time, are refused when 20,000 are waiting", async () => {
    const queue = createRegistrationQueue();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const all = Array.from({ length: 20_000 }, () => queue.run(() => held));
    expect(await queue.run(() => held)).toBe(false);
    release();
    expect((await Promise.all(all)).every(Boolean)).toBe(true);
  });
});

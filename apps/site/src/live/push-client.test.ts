import type { PushMessage } from "@bellwether/contract/push.ts";
import { describe, expect, it, test } from "vitest";
import { type ClientSocket, listenToPlayer, reconnectDelayMs } from "./push-client.ts";
import type { PushAddresses } from "./push-listeners.ts";

class FakeSocket implements ClientSocket {
  sent: { type: string; [key: string]: unknown }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    this.sent.push(JSON.parse(text as string));
  }

  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  receive(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === "string" ? frame : JSON.stringify(frame) });
  }
}

/** A clock that the test moves. */
function fakeTimers() {
  let nowMs = 0;
  let nextId = 1;
  const running = new Map<number, { atMs: number; everyMs?: number; run: () => void }>();
  const add = (ms: number, run: () => void, everyMs?: number) => {
    running.set(nextId, { atMs: nowMs + ms, run, everyMs });
    return nextId++;
  };
  return {
    after: (ms: number, run: () => void) => add(ms, run),
    every: (ms: number, run: () => void) => add(ms, run, ms),
    stop: (id: number) => void running.delete(id),
    pass(ms: number) {
      const untilMs = nowMs + ms;
      for (;;) {
        const due = [...running]
          .filter(([, timer]) => timer.atMs <= untilMs)
          .sort((a, b) => a[1].atMs - b[1].atMs)[0];
        if (!due) break;
        const [id, timer] = due;
        nowMs = timer.atMs;
        if (timer.everyMs) timer.atMs += timer.everyMs;
        else running.delete(id);
        timer.run();
      }
      nowMs = untilMs;
    },
    count: () => running.size,
  };
}

function listen(addresses?: PushAddresses) {
  const sockets: FakeSocket[] = [];
  const messages: PushMessage[] = [];
  const refused: number[] = [];
  const timers = fakeTimers();
  const stop = listenToPlayer({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    channel: "channel-1",
    session: "token-1",
    onMessage: (message) => messages.push(message),
    onRefused: () => refused.push(1),
    timers,
    random: () => 0.5,
    ...(addresses && { addresses }),
  });
  return { sockets, messages, refused, timers, stop };
}

const balance = {
  type: "balance",
  version: 7,
  cash: "10.00",
  bonus: "0.00",
  total: "10.00",
  currency: "EUR",
};

describe("the push client", () => {
  it("the push client registers on user/{session channel} with the session when the socket opens", () => {
    const { sockets } = listen();
    sockets[0]!.onopen?.();
    expect(sockets[0]!.sent).toContainEqual({
      type: "register",
      address: "user/channel-1",
      headers: { session: "token-1" },
    });
  });

  it("the push client registers on the page's further addresses, receives from them until they go, and survives their refusal", () => {
    let change: Parameters<PushAddresses["follow"]>[0] = () => {};
    const all = ["live/tables"];
    const { sockets, messages, refused } = listen({
      all: () => all,
      follow: (changed) => {
        change = changed;
        return () => {};
      },
    });
    const socket = sockets[0]!;
    change("live/tables", true);
    expect(socket.sent).toEqual([]);
    socket.onopen?.();
    const headers = { session: "token-1" };
    expect(socket.sent).toContainEqual({ type: "register", address: "live/tables", headers });
    const body = { type: "live_tables", tables: [] };
    socket.receive({ type: "rec", address: "live/tables", body });
    expect(messages).toEqual([body]);
    all.pop();
    change("live/tables", false);
    expect(socket.sent.at(-1)).toEqual({ type: "unregister", address: "live/tables", headers });
    socket.receive({ type: "rec", address: "live/tables", body });
    expect(messages).toHaveLength(1);
    const refusal = { type: "err", failureCode: 401, failureType: "not_logged_in", message: "no" };
    socket.receive({ ...refusal, address: "live/tables" });
    expect(refused).toEqual([]);
  });

  it("the push client pings every 5 s while the connection is open, and not after", () => {
    const { sockets, timers } = listen();
    sockets[0]!.onopen?.();
    const pings = () => sockets[0]!.sent.filter(({ type }) => type === "ping").length;
    const first = pings();
    timers.pass(15_000);
    expect(pings() - first).toBe(3);
    sockets[0]!.onclose?.();
    timers.pass(500);
    expect(pings() - first).toBe(3);
  });

  it("the push client reconnects after 1, 2, 4, 5 and 5 s and registers again", () => {
    const { sockets, timers } = listen();
    for (const [index, seconds] of [1, 2, 4, 5, 5].entries()) {
      sockets[index]!.onclose?.();
      timers.pass(seconds * 1_000 - 1);
      expect(sockets).toHaveLength(index + 1);
      timers.pass(1);
      expect(sockets).toHaveLength(index + 2);
    }
    sockets[5]!.onopen?.();
    expect(sockets[5]!.sent.map(({ type }) => type)).toContain("register");
  });

  it("the push client never gives up: after 500 broken connections it still reconnects, 5 s later", () => {
    const { sockets, timers } = listen();
    for (let lines = 0; lines < 500; lines += 1) {
      sockets[lines]!.onclose?.();
      timers.pass(5_000);
      expect(sockets).toHaveLength(lines + 2);
    }
  });

  it("the push client starts from 1 s again after a connection that was up", () => {
    const { sockets, timers } = listen();
    sockets[0]!.onclose?.();
    timers.pass(1_000);
    sockets[1]!.onopen?.();
    sockets[1]!.onclose?.();
    timers.pass(1_000);
    expect(sockets).toHaveLength(3);
  });

  it("the push client passes on a message for its own address", () => {
    const { sockets, messages } = listen();
    sockets[0]!.receive({ type: "rec", address: "user/channel-1", body: balance });
    expect(messages).toEqual([balance]);
  });

  it.each([
    ["for someone else", { type: "rec", address: "user/channel-2", body: balance }],
    ["of an unknown kind", { type: "rec", address: "user/channel-1", body: { type: "gift" } }],
    [
      "with an amount that is a number",
      { type: "rec", address: "user/channel-1", body: { ...balance, cash: 10 } },
    ],
    ["that is an error", { type: "err", failureCode: 403 }],
    ["that is not JSON", "{"],
  ])("the push client drops a message %s", (_what, frame) => {
    const { sockets, messages } = listen();
    sockets[0]!.receive(frame);
    expect(messages).toEqual([]);
  });

  const refusalOf = (failureCode: number, failureType: string, address = "user/channel-1") => ({
    type: "err",
    failureCode,
    failureType,
    message: "",
    address,
  });

  it("the push client reports once that its own address is refused with 401, and ignores a refusal of another address", () => {
    const { sockets, refused, messages } = listen();
    sockets[0]!.onopen?.();
    sockets[0]!.receive(refusalOf(401, "not_logged_in", "user/channel-2"));
    expect(refused).toHaveLength(0);
    sockets[0]!.receive(refusalOf(401, "not_logged_in"));
    expect(refused).toHaveLength(1);
    expect(messages).toEqual([]);
    expect(sockets[0]!.closed).toBe(false);
  });

  it("the push client reconnects after 1 s when its registration failed", () => {
    const { sockets, refused, timers } = listen();
    sockets[0]!.onopen?.();
    sockets[0]!.receive(refusalOf(503, "unavailable"));
    expect(sockets[0]!.closed).toBe(true);
    timers.pass(1_000);
    expect(sockets).toHaveLength(2);
    expect(refused).toHaveLength(0);
  });

  it("the push client stops for good", () => {
    const { sockets, timers, stop } = listen();
    sockets[0]!.onopen?.();
    stop();
    timers.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]!.closed).toBe(true);
    expect(timers.count()).toBe(0);
  });
});

test.each([
  [0, 0, 1_000],
  [0, 0.999, 1_499],
  [1, 0, 1_000],
  [2, 0, 2_000],
  [3, 0, 2_500],
  [3, 0.999, 5_000],
  [1_000, 0.5, 5_000],
])(
  "with exponent 2 and a randomisation of 0.5, try %i with random %d waits %i ms",
  (attempt, random, expected) => {
    expect(reconnectDelayMs(attempt, random)).toBe(expected);
  },
);

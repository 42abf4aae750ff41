import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginSessionHere, useSessionEnd } from "../session/session-end.ts";
import { forgetBalance, useBalanceStore } from "./balance.ts";
import { connectPlayer } from "./connect-player.ts";
import { forgetRealityChecks, useRealityCheck } from "./reality-check-state.ts";

/** A socket that opens at once and records what is sent on it. */
class Line {
  static all: Line[] = [];
  readonly address: string;
  readonly sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(address: string) {
    this.address = address;
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  deliver(channel: string, body: object): void {
    this.onmessage?.({ data: JSON.stringify({ type: "rec", address: `user/${channel}`, body }) });
  }
}

const stops: (() => void)[] = [];

function connect(channel: string): Line {
  stops.push(connectPlayer({ channel, session: `token of ${channel}`, brand: "FUNLY" }));
  const line = Line.all.at(-1)!;
  line.onopen?.();
  return line;
}

beforeEach(() => {
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", {
    location: { href: "https://bellwether.example/slots" },
    setTimeout,
    setInterval,
    clearTimeout,
  });
  forgetBalance();
  forgetRealityChecks();
  beginSessionHere();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

test("a pushed balance of 100.00, of which 60.00 are bonus, sets both", () => {
  const line = connect("channel-1");
  expect(line.address).toBe("wss://bellwether.example/eventbus/websocket");
  line.deliver("channel-1", {
    type: "balance",
    version: 7,
    cash: "40.00",
    bonus: "60.00",
    total: "100.00",
    currency: "EUR",
  });
  expect(useBalanceStore.getState().balance).toMatchObject({ total: "100.00", bonus: "60.00" });
});

test("a reality check after 20 minutes stays until the player answers", () => {
  connect("channel-1").deliver("channel-1", {
    type: "reality_check",
    elapsed_minutes: 20,
    elapsed_seconds: 1_200,
    staked: "10.00",
    paid: "4.00",
    net_result: "-6.00",
    currency: "EUR",
  });
  expect(useRealityCheck.getState().due).toMatchObject({ elapsed_seconds: 1_200 });
});

test("reports why a session ended", () => {
  connect("channel-1").deliver("channel-1", { type: "session_ended", reason: "SignedInToAnotherSystem" });
  expect(useSessionEnd.getState().reason).toBe("SignedInToAnotherSystem");
});

test("reports why a session ended while the connection was down, once it reconnects", async () => {
  const asked = vi.fn(async () =>
    Response.json(
      {
        event: {
          status: "session_error",
          data: { message: "core.error_account_excluded", errorCode: "account_excluded", reason: "excluded" },
        },
      },
      { status: 401 },
    ),
  );
  vi.stubGlobal("fetch", asked);
  const line = connect("channel-1");
  line.onmessage?.({
    data: JSON.stringify({
      type: "err",
      failureCode: 401,
      failureType: "not_logged_in",
      message: "a live session is needed",
      address: "user/channel-1",
    }),
  });
  await vi.waitFor(() => expect(useSessionEnd.getState().reason).toBe("excluded"));
  expect(asked).toHaveBeenCalledOnce();
});

test("another channel opens another connection and closes the first", () => {
  const first = connect("channel-1");
  stops.pop()!();
  const second = connect("channel-2");
  expect(first.closed).toBe(true);
  expect(second.sent.join()).toContain('"address":"user/channel-2"');
  expect(second.sent.join()).toContain("token of channel-2");
});

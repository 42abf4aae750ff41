import { describe, expect, it } from "vitest";
import { type FrameWindow, openPageChannel, readPageMessage } from "./page-channel.ts";

const parent = { postMessage: () => {} };
const pause = { source: "page", event: "pause" };

describe("a message to the game", () => {
  it("a message to the game is accepted from the parent window", () => {
    expect(readPageMessage({ source: parent as never, data: pause }, { parent })).toEqual(pause);
  });

  it.each([
    ["another window", {} as never, pause],
    ["no window", null, pause],
    ["the parent with another `source`", parent as never, { source: "cashier", event: "pause" }],
    ["the parent with an unknown event", parent as never, { source: "page", event: "spin" }],
    ["the parent with text", parent as never, "pause"],
  ])("a message to the game is ignored from %s", (_, source, data) => {
    expect(readPageMessage({ source, data }, { parent })).toBeUndefined();
  });
});

describe("commands from the page", () => {
  it("commands from the page wait while the game is opening, and are then handled once and in order", () => {
    const listeners: ((event: MessageEvent) => void)[] = [];
    const frame: FrameWindow = { parent, addEventListener: (_, listener) => listeners.push(listener) };
    const channel = openPageChannel(frame);
    const send = (event: string) =>
      listeners[0]?.({ source: parent, data: { source: "page", event } } as unknown as MessageEvent);
    const handled: string[] = [];
    send("balance_changed");
    send("pause");
    channel.onCommand((event) => handled.push(event));
    expect(handled).toEqual(["balance_changed", "pause"]);
    send("resume");
    channel.onCommand((event) => handled.push(`again ${event}`));
    send("pause");
    expect(handled).toEqual(["balance_changed", "pause", "resume", "again pause"]);
  });
});

describe("the rest of the player's weekly limit", () => {
  it.each([{ type: "maxwager", leftMinor: "3800" }, null])("%j is given to the game that asked", (limit) => {
    const listeners: ((event: MessageEvent) => void)[] = [];
    const frame: FrameWindow = { parent, addEventListener: (_, listener) => listeners.push(listener) };
    const channel = openPageChannel(frame);
    const told: unknown[] = [];
    channel.onWeekLimit((left) => told.push(left));
    const send = (data: object) =>
      listeners[0]?.({ source: parent, data: { source: "page", event: "week_limit", ...data } } as never);
    send({ limit });
    send({ limit: { type: "deposit", leftMinor: "3800" } });
    expect(told).toEqual([limit]);
  });
});

describe("a message from the game", () => {
  it("a message from the game includes its source", () => {
    const posted: unknown[] = [];
    const frame: FrameWindow = {
      parent: { postMessage: (message) => posted.push(message) },
      addEventListener: () => {},
    };
    openPageChannel(frame).post({ event: "round_started", roundId: "r1" });
    expect(posted).toEqual([{ source: "game", event: "round_started", roundId: "r1" }]);
  });

  it.each([{ event: "ready" }, { event: "failed", code: "unavailable" }] as const)(
    "%j is repeated to a page that asks, because it may not have been listening at first",
    (message) => {
      const posted: unknown[] = [];
      const listeners: ((event: MessageEvent) => void)[] = [];
      const page = { postMessage: (said: unknown) => posted.push(said) };
      const frame: FrameWindow = {
        parent: page,
        addEventListener: (_, listener) => listeners.push(listener),
      };
      const commands: string[] = [];
      const channel = openPageChannel(frame);
      channel.onCommand((event) => commands.push(event));
      const ask = () =>
        listeners[0]?.({
          source: page,
          data: { source: "page", event: "are_you_there" },
        } as unknown as MessageEvent);
      ask();
      expect(posted).toEqual([]);
      channel.post(message);
      channel.post({ event: "round_ended", roundId: "r1" });
      ask();
      expect(posted.at(-1)).toEqual({ source: "game", ...message });
      expect(commands).toEqual([]);
    },
  );

  it("a message from the game is not sent when the game is opened without a page around it", () => {
    const frame = { addEventListener: () => {} } as unknown as FrameWindow;
    frame.parent = frame;
    expect(() => openPageChannel(frame).post({ event: "ready" })).not.toThrow();
  });
});

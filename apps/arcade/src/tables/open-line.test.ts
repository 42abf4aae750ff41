import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLine } from "./open-line.ts";

/** A page of the browser with its sockets, of which the test opens and feeds each. */
function openPage() {
  const page = new EventTarget();
  const ownDocument = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const sockets: (EventTarget & { sent: string[]; isClosed: boolean; close(): void })[] = [];
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", ownDocument);
  vi.stubGlobal(
    "WebSocket",
    class extends EventTarget {
      sent: string[] = [];
      isClosed = false;
      constructor() {
        super();
        sockets.push(this);
      }
      send(text: string) {
        this.sent.push(text);
      }
      close() {
        this.isClosed = true;
        this.dispatchEvent(new Event("close"));
      }
    },
  );
  const lines: boolean[] = [];
  const nothing = () => {};
  openLine(
    { base: "http://studio.test", studio: { call: async () => Promise.reject(new Error("away")) } as never },
    "brass",
    {
      session: "secret",
      ...{
        changed: nothing,
        ran: nothing,
        seated: nothing,
        joined: nothing,
        reacted: nothing,
        counted: nothing,
        ended: nothing,
      },
      lineChanged: (isUp) => lines.push(isUp),
    },
  );
  const feed = () => {
    const snapshot = {
      ...{ type: "snapshot", tableId: "brass", seq: 1, at: "2026-11-23T12:00:05.000Z", waitsFor: null },
      ...{ round: null, results: [], run: null, seats: null },
    };
    sockets.at(-1)?.dispatchEvent(new Event("open"));
    sockets.at(-1)?.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(snapshot) }));
  };
  feed();
  const show = (state: "visible" | "hidden") => {
    ownDocument.visibilityState = state;
    ownDocument.dispatchEvent(new Event("visibilitychange"));
  };
  return { page, sockets, lines, feed, show };
}

describe("a table's line in a page that the browser leaves", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(["pageshow", "focus", "pointerdown", "keydown"])(
    "a table's line in a page that the browser leaves is closed, and opens again once with the first %s",
    (event) => {
      const { page, sockets, lines, feed } = openPage();
      page.dispatchEvent(new Event("pagehide"));
      expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
      vi.advanceTimersByTime(60_000);
      expect(sockets).toHaveLength(1);
      page.dispatchEvent(new Event(event));
      page.dispatchEvent(new Event(event));
      feed();
      expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
      expect(JSON.parse(sockets[1]?.sent[0] ?? "")).toEqual({ type: "open", session: "secret" });
      expect(lines).toEqual([false, true]);
    },
  );

  it("a table's line in a page that the browser leaves opens again when the page becomes visible, and not when it is hidden", () => {
    const { page, sockets, show } = openPage();
    page.dispatchEvent(new Event("pagehide"));
    show("hidden");
    expect(sockets).toHaveLength(1);
    show("visible");
    expect(sockets).toHaveLength(2);
  });

  it("a table's line in a page that the browser leaves stays as it is at these events while it is open, or waits to connect again", () => {
    const { page, sockets, show } = openPage();
    page.dispatchEvent(new Event("pointerdown"));
    show("visible");
    expect(sockets).toHaveLength(1);
    sockets[0]?.close();
    page.dispatchEvent(new Event("pointerdown"));
    expect(sockets).toHaveLength(1);
  });
});

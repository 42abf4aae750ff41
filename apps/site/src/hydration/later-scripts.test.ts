import { beforeEach, describe, expect, it, vi } from "vitest";
import { preloadScriptsLater, startScriptsOncePainted } from "./later-scripts.ts";

let listeners: Map<string, () => void>;
let link: { rel: string };
let started: object[];

/** Runs a script as a page's inline text, `afterMs` after navigation start, in a browser with or without paint timing. */
function openPage(run: () => void, { afterMs = 20, hidden = false, tells = true } = {}): void {
  listeners = new Map();
  link = { rel: "modulepreload-later" };
  started = [];
  let later = [{ textContent: "import '/a.js'", replaceWith: replace }];
  function replace(script: object) {
    later = [];
    started.push(script);
  }
  const listen = (type: string, listener: () => void) => listeners.set(type, listener);
  const document = {
    hidden,
    currentScript: { nonce: "n1" },
    querySelectorAll: (selector: string) => (selector.startsWith("link") ? [link] : later),
    createElement: () => ({}),
    addEventListener: listen,
  };
  class PerformanceObserver {
    static supportedEntryTypes = tells ? ["mark", "paint"] : ["mark"];
    constructor(onPaint: () => void) {
      listeners.set("paint", onPaint);
    }
    observe() {}
  }
  const performance = { now: () => afterMs };
  const parts = { document, performance, PerformanceObserver, addEventListener: listen };
  new Function(...Object.keys(parts), `(${run})()`)(...Object.values(parts));
}

beforeEach(() => void vi.useFakeTimers());

describe("a page's scripts are fetched", () => {
  it("once it has been painted", () => {
    openPage(preloadScriptsLater);
    vi.advanceTimersByTime(300);
    expect(link.rel).toBe("modulepreload-later");
    listeners.get("paint")!();
    expect(link.rel).toBe("modulepreload");
  });

  it.each([
    ["580 ms after a response that took 20 ms", { afterMs: 20 }, 580],
    ["at once after a response that took 700 ms", { afterMs: 700 }, 0],
    ["after 600 ms in a browser without paint timing", { afterMs: 0, tells: false }, 600],
  ])("%s at the latest", (_when, page, ms) => {
    openPage(preloadScriptsLater, page);
    vi.advanceTimersByTime(Math.max(0, ms - 1));
    if (ms > 0) expect(link.rel).toBe("modulepreload-later");
    vi.advanceTimersByTime(1);
    expect(link.rel).toBe("modulepreload");
  });
});

describe("a page's scripts run", () => {
  const script = { type: "module", nonce: "n1", textContent: "import '/a.js'" };

  it("once, with its nonce, when it has been painted", () => {
    openPage(startScriptsOncePainted);
    expect(started).toEqual([]);
    listeners.get("paint")!();
    listeners.get("visibilitychange")!();
    expect(started).toEqual([script]);
  });

  it.each([{ hidden: true }, { tells: false }])("a page's scripts run at once with %o", (browser) => {
    openPage(startScriptsOncePainted, browser);
    expect(started).toEqual([script]);
  });

  it("500 ms after the load event at the latest", () => {
    openPage(startScriptsOncePainted);
    listeners.get("load")!();
    vi.advanceTimersByTime(499);
    expect(started).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(started).toEqual([script]);
  });
});

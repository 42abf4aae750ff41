import { beforeEach, expect, it, vi } from "vitest";
import { fetchScriptsOncePainted } from "./later-scripts.ts";

let hear: Map<string, () => void>;
let link: { rel: string };
let replaced: { type: string; nonce: string; textContent: string }[];

/** Runs the script as the text that stands in a page, in a browser that does or does not tell of paints. */
function openPage({ hidden = false, tells = true } = {}): void {
  hear = new Map();
  link = { rel: "modulepreload-later" };
  replaced = [];
  const later = { textContent: "import '/a.js'", replaceWith: (script: never) => replaced.push(script) };
  const listen = (type: string, listener: () => void) => hear.set(type, listener);
  const document = {
    hidden,
    currentScript: { nonce: "n1" },
    querySelectorAll: (selector: string) => (selector.startsWith("link") ? [link] : [later]),
    createElement: () => ({}),
    addEventListener: listen,
  };
  class PerformanceObserver {
    static supportedEntryTypes = tells ? ["mark", "paint"] : ["mark"];
    constructor(told: () => void) {
      hear.set("paint", told);
    }
    observe() {}
  }
  const text = `(${fetchScriptsOncePainted})()`;
  new Function("document", "PerformanceObserver", "addEventListener", text)(
    document,
    PerformanceObserver,
    listen,
  );
}

const script = { type: "module", nonce: "n1", textContent: "import '/a.js'" };

beforeEach(() => void vi.useFakeTimers());

it("a page's scripts are fetched once, with its nonce, when the reader has seen it", () => {
  openPage();
  expect([link.rel, replaced]).toEqual(["modulepreload-later", []]);
  hear.get("paint")!();
  expect([link.rel, replaced]).toEqual(["modulepreload", [script]]);
  hear.get("visibilitychange")!();
  expect(replaced).toHaveLength(1);
});

it.each([{ hidden: true }, { tells: false }])("nothing is waited for where %o", (browser) => {
  openPage(browser);
  expect(replaced).toEqual([script]);
});

it("500 ms after all else has come nobody waits for a first paint any longer", () => {
  openPage();
  hear.get("load")!();
  vi.advanceTimersByTime(499);
  expect(replaced).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(replaced).toEqual([script]);
});

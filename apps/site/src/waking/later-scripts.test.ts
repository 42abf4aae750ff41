import { beforeEach, expect, it, vi } from "vitest";
import { fetchScriptsOnceSeen } from "./later-scripts.ts";

let hear: Map<string, () => void>;
let link: { rel: string };
let replaced: { type: string; nonce: string; textContent: string }[];
let picture: PromiseWithResolvers<void>;

/** Runs the script as the text that stands in a page, in a browser that does or does not tell of paints. */
function openPage({ hidden = false, tells = true } = {}): void {
  hear = new Map();
  link = { rel: "modulepreload-later" };
  replaced = [];
  picture = Promise.withResolvers();
  const later = { textContent: "import '/a.js'", replaceWith: (script: never) => replaced.push(script) };
  const found: Record<string, unknown[]> = {
    link: [link],
    script: [later],
    img: [{ decode: () => picture.promise }],
  };
  const listen = (type: string, listener: () => void) => hear.set(type, listener);
  const document = {
    hidden,
    currentScript: { nonce: "n1" },
    querySelectorAll: (selector: string) => found[/^\w+/.exec(selector)![0]],
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
  const parts = {
    document,
    PerformanceObserver,
    addEventListener: listen,
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
  };
  new Function(...Object.keys(parts), `(${fetchScriptsOnceSeen})()`)(...Object.values(parts));
}

const script = { type: "module", nonce: "n1", textContent: "import '/a.js'" };

beforeEach(() => void vi.useFakeTimers());

it("a page's scripts are fetched once, with its nonce, when the reader has seen it and its first pictures", async () => {
  openPage();
  hear.get("paint")!();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([link.rel, replaced]).toEqual(["modulepreload-later", []]);
  picture.resolve();
  await vi.advanceTimersByTimeAsync(31);
  expect(replaced).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect([link.rel, replaced]).toEqual(["modulepreload", [script]]);
  hear.get("visibilitychange")!();
  await vi.runAllTimersAsync();
  expect(replaced).toHaveLength(1);
});

it("a picture that will not load is not waited for, one that does not come for 2,000 ms", async () => {
  openPage();
  hear.get("paint")!();
  picture.reject(new Error("not a picture"));
  await vi.advanceTimersByTimeAsync(40);
  expect(replaced).toEqual([script]);
  openPage();
  hear.get("paint")!();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(replaced).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(replaced).toEqual([script]);
});

it.each([{ hidden: true }, { tells: false }])("nothing is waited for where %o", (browser) => {
  openPage(browser);
  expect(replaced).toEqual([script]);
});

it("500 ms after all else has come nobody waits for a first paint any longer", async () => {
  openPage();
  hear.get("load")!();
  await vi.advanceTimersByTimeAsync(499);
  expect(replaced).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(replaced).toEqual([script]);
});

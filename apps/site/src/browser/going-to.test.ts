import { afterEach, expect, it, vi } from "vitest";
import { takeWay, wayAfterReload } from "./going-to.ts";

const kept = { from: "http://site.test/slots", to: "/promotions" };

it.each([
  [kept, "reload", "http://site.test/slots", "/promotions"],
  [kept, "navigate", "http://site.test/slots", undefined],
  [kept, "back_forward", "http://site.test/slots", undefined],
  [kept, "reload", "http://site.test/about-us", undefined],
  [undefined, "reload", "http://site.test/slots", undefined],
])("[2.18] %j after a %s of %s goes on to %s", (was, type, here, to) => {
  expect(wayAfterReload(was, type, here)).toBe(to);
});

afterEach(() => void vi.unstubAllGlobals());

function stubReload(sessionStorage: () => unknown): void {
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "reload" }] });
  vi.stubGlobal("window", {
    location: { href: "http://site.test/slots" },
    get sessionStorage() {
      return sessionStorage();
    },
  });
}

it.each([
  ["{", undefined],
  ["null", undefined],
  ["[]", undefined],
  ['{"from":"http://site.test/slots"}', undefined],
  ['{"from":"http://site.test/slots","to":7}', undefined],
  ['{"from":"http://site.test/slots","to":"https://elsewhere.example/"}', undefined],
  ['{"from":"http://site.test/slots","to":"//elsewhere.example/"}', undefined],
  ['{"from":"http://site.test/slots","to":"javascript:alert(1)"}', undefined],
  ['{"from":"http://site.test/slots","to":"/promotions?page=2#top"}', "/promotions?page=2#top"],
])("the kept text %j leads a reloaded page on to %s, once", (text, to) => {
  const kept = new Map([["going_to", text]]);
  stubReload(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }));
  expect(takeWay()).toBe(to);
  expect(kept.size).toBe(0);
});

it.each([
  ["null", () => null],
  [
    "an error",
    () => {
      throw new DOMException("denied", "SecurityError");
    },
  ],
])("a page whose storage is %s begins", (_what, storage) => {
  stubReload(storage);
  expect(takeWay()).toBeUndefined();
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  inBrowser,
  inTab,
  isRecord,
  keepValue,
  readValue,
  readWord,
  standInForRefusedStorage,
  takeValue,
} from "./browser-storage.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
};
const refuse = (): never => {
  throw new DOMException("denied", "SecurityError");
};

const refusals: [string, object][] = [
  [
    "asking for it throws",
    {
      get localStorage() {
        return refuse();
      },
      get sessionStorage() {
        return refuse();
      },
    },
  ],
  ["it is null", { localStorage: null, sessionStorage: null }],
  ["there is none", {}],
  [
    "each use throws",
    {
      localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    },
  ],
];

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", { localStorage: storage, sessionStorage: storage });
  for (const store of [inBrowser, inTab]) store.remove("x");
});
afterEach(() => void vi.unstubAllGlobals());

describe("texts that the browser keeps", () => {
  it.each([
    ["the browser", inBrowser],
    ["the tab", inTab],
  ])("%s keeps a text until it is removed", (_where, store) => {
    expect(store.read("x")).toBeUndefined();
    expect(store.write("x", "1")).toBe(true);
    expect([store.read("x"), kept.get("x")]).toEqual(["1", "1"]);
    store.remove("x");
    expect([store.read("x"), kept.size]).toEqual([undefined, 0]);
  });

  it.each(refusals)("where the storage is refused (%s) the page's memory keeps it", (_how, page) => {
    vi.stubGlobal("window", page);
    for (const store of [inBrowser, inTab]) {
      expect(store.read("x")).toBeUndefined();
      expect(store.write("x", "1")).toBe(false);
      expect(store.read("x")).toBe("1");
      store.remove("x");
      expect(store.read("x")).toBeUndefined();
    }
  });

  it("a text for which there is no room replaces the stored one for this page", () => {
    inBrowser.write("x", "before");
    vi.stubGlobal("window", { localStorage: { ...storage, setItem: refuse } });
    expect(inBrowser.write("x", "after")).toBe(false);
    expect([inBrowser.read("x"), kept.get("x")]).toEqual(["after", "before"]);
  });

  it("a server keeps nothing, because its memory is everybody's", () => {
    vi.stubGlobal("window", undefined);
    expect(inBrowser.write("x", "1")).toBe(false);
    expect(inBrowser.read("x")).toBeUndefined();
  });
});

describe("a stand-in for a refused storage", () => {
  it.each(refusals.slice(0, 3))(
    "a stand-in for a refused storage reads nothing and is full (%s), so the page's memory keeps",
    (_how, page) => {
      const own = Object.defineProperties({}, Object.getOwnPropertyDescriptors(page));
      for (const kind of ["localStorage", "sessionStorage"])
        if (kind in own) Object.defineProperty(own, kind, { configurable: true });
      vi.stubGlobal("window", own);
      standInForRefusedStorage();
      const { sessionStorage } = window;
      expect(sessionStorage.getItem("x")).toBeNull();
      expect(() => sessionStorage.setItem("x", "1")).toThrow("refuses");
      expect(() => sessionStorage.removeItem("x")).not.toThrow();
      expect([inTab.write("x", "1"), inTab.read("x")]).toEqual([false, "1"]);
    },
  );

  it("a stand-in for a refused storage leaves a storage that works, and an irreplaceable one, as they are", () => {
    standInForRefusedStorage();
    expect(window.sessionStorage).toBe(storage);
    vi.stubGlobal("window", Object.freeze({ localStorage: null, sessionStorage: null }));
    expect(standInForRefusedStorage).not.toThrow();
  });
});

describe("values that the browser keeps", () => {
  it("a value is read until it is taken", () => {
    keepValue(inTab, "x", { a: 1 });
    expect(readValue(inTab, "x", isRecord)).toEqual({ a: 1 });
    expect(takeValue(inTab, "x", isRecord)).toEqual({ a: 1 });
    expect(takeValue(inTab, "x", isRecord)).toBeUndefined();
  });

  it.each(["", "{", "null", "[1]", "7", '"text"'])("the text %j is no record and is removed", (text) => {
    kept.set("x", text);
    expect(readValue(inBrowser, "x", isRecord)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it("a word is one of those that are known; any other is removed", () => {
    kept.set("x", "yes");
    expect(readWord(inBrowser, "x", ["yes", "no"])).toBe("yes");
    kept.set("x", "maybe");
    expect(readWord(inBrowser, "x", ["yes", "no"])).toBeUndefined();
    expect(kept.size).toBe(0);
  });
});

import { inBrowser } from "@bellwether/ui/browser-storage.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptState } from "./kept-state.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", { localStorage: storage });
});
afterEach(() => void vi.unstubAllGlobals());

const createStore = () =>
  create<{ open: boolean }>()(
    persist((): { open: boolean } => ({ open: false }), {
      name: "bar",
      storage: keptState(inBrowser, ({ open }) => typeof open === "boolean"),
      skipHydration: true,
    }),
  );

async function rehydrated() {
  const store = createStore();
  await store.persist.rehydrate();
  return store;
}

describe("the state of a page that the browser keeps", () => {
  it("the state of a page that the browser keeps is there again after the next page load", async () => {
    createStore().setState({ open: true });
    expect((await rehydrated()).getState()).toEqual({ open: true });
  });

  it.each(["", "{", "null", "[]", "{}", '{"state":null}', '{"state":[]}', '{"state":{"open":"yes"}}'])(
    "the state of a page that the browser keeps is dropped when its text is %j",
    async (text) => {
      kept.set("bar", text);
      expect((await rehydrated()).getState()).toEqual({ open: false });
      expect(kept.get("bar")).not.toBe(text);
    },
  );

  it.each([
    ["null", { localStorage: null }],
    [
      "an error",
      {
        get localStorage(): Storage {
          throw new DOMException("denied", "SecurityError");
        },
      },
    ],
  ])(
    "the state of a page that the browser keeps changes and is forgotten without an error where the storage is %s",
    async (_what, page) => {
      vi.stubGlobal("window", page);
      const store = await rehydrated();
      store.setState({ open: true });
      expect(store.getState()).toEqual({ open: true });
      store.persist.clearStorage();
      expect((await rehydrated()).getState()).toEqual({ open: false });
    },
  );
});

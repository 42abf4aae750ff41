import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberFavourite, takeRememberedFavourite } from "./remembered-favourite.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const bell = { id: 7, title: "Bell Tower" };

it("keeps a visitor's favourite for 30 minutes until the login and hands it over once", () => {
  rememberFavourite(bell, 0);
  expect(takeRememberedFavourite(29 * MINUTE_MS)).toEqual(bell);
  expect(takeRememberedFavourite(29 * MINUTE_MS)).toBeUndefined();
  rememberFavourite(bell, 0);
  expect(takeRememberedFavourite(30 * MINUTE_MS)).toBeUndefined();
});

it.each(["", "{", "null", `{"id":"7","title":"x","at":0}`])("ignores the stored text %j", (text) => {
  kept.set("wished_favourite", text);
  expect(takeRememberedFavourite(0)).toBeUndefined();
});

it("where the browser's storage is refused the favourite is kept as long as the page is not left", () => {
  vi.stubGlobal("window", { sessionStorage: null });
  rememberFavourite(bell, 0);
  expect(takeRememberedFavourite(MINUTE_MS)).toEqual(bell);
  expect(takeRememberedFavourite(MINUTE_MS)).toBeUndefined();
});

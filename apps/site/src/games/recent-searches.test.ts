import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteSearch, readRecentSearches } from "./recent-searches.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("keeps 5 searches, newest first, without duplicates that differ only in case", () => {
  for (const text of ["bell", "clover", "wheel", "Bell", "fox", "moon", " sheep ", ""]) noteSearch(text);
  expect(readRecentSearches()).toEqual(["sheep", "moon", "fox", "Bell", "wheel"]);
});

test.each(["nonsense", "{}", "[1, 2]"])("reads the stored text %j as 0 searches", (text) => {
  kept.set("recent_searches", text);
  expect(readRecentSearches()).toEqual([]);
  expect(kept.size).toBe(0);
});

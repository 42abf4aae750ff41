import { expect, test } from "vitest";
import { noteSearch, readRecentSearches } from "./recent-searches.ts";

function storageOf(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem(_name: string, value: string) {
      kept = value;
    },
  };
}

test("keeps 5 searches, newest first, without duplicates that differ only in case", () => {
  const storage = storageOf();
  for (const text of ["bell", "clover", "wheel", "Bell", "fox", "moon", " sheep ", ""])
    noteSearch(storage, text);
  expect(readRecentSearches(storage)).toEqual(["sheep", "moon", "fox", "Bell", "wheel"]);
});

test.each(["nonsense", "{}", "[1, 2]"])("reads the stored text %j as 0 searches", (text) => {
  expect(readRecentSearches(storageOf(text))).toEqual([]);
});

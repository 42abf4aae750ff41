import { expect, it } from "vitest";
import { Favourites } from "./favourites.ts";

function storeWith(text?: string) {
  const held = new Map(text === undefined ? [] : [["favourites:keno-quick", text]]);
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

it("keeps five slips, the latest first and each once, for the next visit", () => {
  const store = storeWith();
  const favourites = new Favourites("keno-quick", store);
  for (const slip of [[1], [2], [3], [4], [5], [6], [4]]) favourites.keep(slip);
  expect(new Favourites("keno-quick", store).slips).toEqual([[4], [6], [5], [3], [2]]);
  favourites.forget([6]);
  expect(new Favourites("keno-quick", store).slips).toEqual([[4], [5], [3], [2]]);
});

it.each(["no json", '{"a":1}', '[["x"],[81],[0]]'])("ignores the stored text %s", (text) => {
  expect(new Favourites("keno-quick", storeWith(text)).slips).toEqual([]);
});

it("works without a storage", () => {
  const favourites = new Favourites("keno-quick", undefined);
  favourites.keep([7, 8]);
  expect(favourites.slips).toEqual([[7, 8]]);
});

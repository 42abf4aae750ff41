import { expect, test, vi } from "vitest";
import { loadShelves, type ShelfIds } from "./load-shelves.ts";

const later = () => new Promise((resolve) => setTimeout(resolve));
const ids = (...game_ids: number[]) => Promise.resolve({ game_ids });

test("loads the hot ids again after a login, in the account's country, and after a logout: 3 times", async () => {
  const ask = { hotGames: vi.fn(() => ids(1, 2)), recentlyPlayed: vi.fn(() => ids(7)) };
  const heard: ShelfIds[] = [];
  for (const country of ["IE", "SE", "IE"]) {
    const stop = loadShelves(country, ask, (shelf) => heard.push(shelf));
    await later();
    stop();
  }
  expect(ask.hotGames.mock.calls).toEqual([[{ country: "IE" }], [{ country: "SE" }], [{ country: "IE" }]]);
  expect(heard).toEqual(Array.from({ length: 3 }, () => ({ hot: [1, 2], recent: [7] })));
});

test("does not show one reader's lists to the next", async () => {
  const heard: ShelfIds[] = [];
  const slow = { hotGames: () => later().then(() => ids(1)), recentlyPlayed: () => ids(7) };
  const stop = loadShelves("IE", slow, (shelf) => heard.push(shelf));
  stop();
  loadShelves(undefined, { hotGames: () => ids(2), recentlyPlayed: () => ids() }, (shelf) =>
    heard.push(shelf),
  );
  await later();
  await later();
  expect(heard).toEqual([{ hot: [2], recent: [] }]);
});

test("one list that fails does not affect the other", async () => {
  const heard: ShelfIds[] = [];
  const refuse = () => Promise.reject(new Error("away"));
  loadShelves("IE", { hotGames: refuse, recentlyPlayed: () => ids(7) }, (shelf) => heard.push(shelf));
  loadShelves("IE", { hotGames: () => ids(1), recentlyPlayed: refuse }, (shelf) => heard.push(shelf));
  await later();
  expect(heard).toEqual([
    { hot: [], recent: [7] },
    { hot: [1], recent: [] },
  ]);
});

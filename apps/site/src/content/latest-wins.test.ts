import { expect, test } from "vitest";
import { latestWins, type ShownWin } from "./latest-wins.ts";

const win = (game_id: number, amount: string, at = "2026-11-20T12:00:00Z") => ({
  initial: "A",
  game_id,
  title: `Game ${game_id}`,
  amount,
  currency: "EUR",
  at,
});
const shown = (game_id: number, amount: string): ShownWin => ({
  ...win(game_id, amount),
  code: `game-${game_id}`,
  tile: `/art/tiles/game-${game_id}.webp`,
});

test("puts a new win first and shows at most 8", () => {
  const held = Array.from({ length: 8 }, (_, index) => shown(index, "1.00"));
  const next = latestWins(held, [win(3, "9.00"), win(0, "1.00")]);
  expect(next).toHaveLength(8);
  expect(next[0]).toMatchObject({ game_id: 3, amount: "9.00", tile: "/art/tiles/game-3.webp" });
});

test("leaves out a win of a game whose picture the page does not have, and returns the same list when nothing is new", () => {
  const held = [shown(1, "1.00")];
  expect(latestWins(held, [win(2, "5.00"), win(1, "1.00")])).toBe(held);
});

import { expect, it } from "vitest";
import { advance, initialState } from "./round-state.ts";

const grid = (corner: string) => [
  [corner, "lemon", "lemon"],
  ["plum", "plum", "plum"],
  ["pear", "pear", "pear"],
];
const won = (line: number, rows: number[], payoutMinor: string) => ({
  type: "line-won" as const,
  line,
  symbol: "plum",
  positions: rows.map((row, reel) => ({ reel, row })),
  multiplier: 1,
  payoutMinor,
});

it("replaces the grid after a nudge and a respin, adds up wins, and lists each winning position once", () => {
  const events = [
    { type: "reels-stopped" as const, stops: [0, 0, 0], grid: grid("lemon") },
    { type: "nudged" as const, reel: 0, steps: 1, grid: grid("plum") },
    won(0, [1, 1, 1], "40"),
    won(3, [0, 1, 2], "20"),
    { type: "round-ended" as const, payoutMinor: "60" },
  ];
  const state = events.reduce(advance, initialState([]));
  expect(state.grid).toEqual(grid("plum"));
  expect(state.wonMinor).toBe(60n);
  expect(state.winners).toHaveLength(5);
});

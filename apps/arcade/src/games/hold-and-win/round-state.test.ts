import { expect, it } from "vitest";
import { advance, initialState } from "./round-state.ts";

it("collects coins over the respins, and adds up the pays of paylines, coins and the grand", () => {
  const coin = (reel: number, row: number) => ({ reel, row, valueMinor: "20" });
  const six = [0, 1, 2].flatMap((row) => [coin(0, row), coin(1, row)]);
  const events = [
    { type: "reels-stopped" as const, stops: [0, 0, 0, 0, 0], grid: [["a"], ["a"], ["a"], ["a"], ["a"]] },
    {
      type: "line-won" as const,
      line: 0,
      symbol: "a",
      positions: [0, 1, 2].map((reel) => ({ reel, row: 0 })),
      payoutMinor: "5",
    },
    { type: "respins-started" as const, coins: six, remaining: 3, sumMinor: "120" },
    { type: "respun" as const, coins: [], remaining: 2, held: 6, sumMinor: "120" },
    { type: "respun" as const, coins: [coin(3, 1)], remaining: 3, held: 7, sumMinor: "140" },
    { type: "coins-won" as const, count: 7, payoutMinor: "140" },
    { type: "grand-won" as const, payoutMinor: "1000" },
    { type: "round-ended" as const, payoutMinor: "1145" },
  ];
  const states = events.map((_, index) => events.slice(0, index + 1).reduce(advance, initialState([])));
  expect(states.map(({ remaining }) => remaining)).toEqual([0, 0, 3, 2, 3, 3, 3, 3]);
  expect(states.at(-1)?.coins).toHaveLength(7);
  expect(states.at(-1)?.wonMinor).toBe(1145n);
});

it("after a booster of 20 each earlier coin is worth 20 more, and the sum has the new values", () => {
  const coin = (row: number, valueMinor: string) => ({ reel: 0, row, valueMinor });
  const state = [
    { type: "respins-started" as const, coins: [coin(0, "10"), coin(1, "30")], remaining: 3, sumMinor: "40" },
    {
      type: "respun" as const,
      coins: [
        { ...coin(2, "20"), special: "booster" as const, changes: [coin(0, "30"), coin(1, "50")] },
        { ...coin(0, "50"), reel: 1 },
      ],
      remaining: 3,
      held: 4,
      sumMinor: "150",
    },
  ].reduce(advance, initialState([]));
  expect(state.coins.map(({ valueMinor }) => valueMinor)).toEqual(["30", "50", "20", "50"]);
});

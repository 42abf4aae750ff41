import { expect, it } from "vitest";
import { initialState } from "../lines/round-state.ts";
import { advance } from "./round-state.ts";

it("adds the amount and the positions of a win in ways to the round", () => {
  const positions = [
    { reel: 0, row: 0 },
    { reel: 1, row: 2 },
    { reel: 2, row: 1 },
  ];
  const won = {
    type: "ways-won",
    symbol: "plum",
    reels: 3,
    ways: 1,
    positions,
    multiplier: 1,
    payoutMinor: "60",
  } as const;
  const state = advance(initialState([]), won);
  expect(state).toMatchObject({ wonMinor: 60n, spinWonMinor: 60n, winners: positions });
  expect(advance(state, { ...won, payoutMinor: "20" }).wonMinor).toBe(80n);
});

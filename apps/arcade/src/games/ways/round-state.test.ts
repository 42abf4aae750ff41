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

it("a row that opens changes neither the amount nor the grid of the spin before it", () => {
  const state = { ...initialState([["plum"], ["fig"]]), wonMinor: 60n };
  expect(advance(state, { type: "rows-opened", rows: 4, ways: 1024 })).toEqual(state);
});

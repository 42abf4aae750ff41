import type { LinesEvent } from "@bellwether/games/mechanics/lines/wire.ts";
import { describe, expect, it } from "vitest";
import { advance, initialState } from "./round-state.ts";

const grid = Array.from({ length: 5 }, () => ["lemon", "lemon", "lemon"]);
const spin = (number: number): LinesEvent => ({
  type: "reels-stopped",
  spin: number,
  stops: [0, 0, 0, 0, 0],
  grid,
});
const win = (payoutMinor: string): LinesEvent => ({
  type: "line-won",
  line: 0,
  symbol: "lemon",
  positions: [
    { reel: 0, row: 0 },
    { reel: 1, row: 0 },
    { reel: 2, row: 0 },
  ],
  multiplier: 1,
  payoutMinor,
});
const play = (...events: LinesEvent[]) => events.reduce(advance, initialState([]));

describe("a bell-lines round", () => {
  it("a bell-lines round adds up its wins, and those of each spin separately", () => {
    const state = play(
      spin(0),
      win("50"),
      win("30"),
      { type: "free-spins-started", count: 10 },
      { type: "free-spin-started", spin: 1, remaining: 9 },
      spin(1),
      win("5"),
    );
    expect(state).toMatchObject({ wonMinor: 85n, spinWonMinor: 5n, feature: { wonMinor: 5n } });
  });

  it("a bell-lines round keeps the win of each free spin, and lists each winning position once", () => {
    const state = play(
      spin(0),
      win("50"),
      { type: "free-spins-started", count: 10 },
      { type: "free-spin-started", spin: 1, remaining: 9 },
      spin(1),
      { type: "free-spin-started", spin: 2, remaining: 8 },
      spin(2),
      win("5"),
      win("7"),
    );
    expect(state.feature?.spins).toEqual([0n, 12n]);
    expect(state.winners).toEqual([
      { reel: 0, row: 0 },
      { reel: 1, row: 0 },
      { reel: 2, row: 0 },
    ]);
  });

  it("a bell-lines round knows the reels that stay wild, and the reels that a wild or the book's symbol fills", () => {
    const filled = grid.with(1, ["bell", "bell", "bell"]);
    const state = play(
      { type: "book-opened", symbol: "gem" },
      { type: "free-spins-started", count: 2 },
      { type: "free-spin-started", spin: 1, remaining: 1 },
      { type: "wilds-kept", reels: [3] },
      spin(1),
      { type: "wilds-expanded", reels: [1], grid: filled },
    );
    expect(state).toMatchObject({ book: "gem", held: [3], grid: filled });
    const won: LinesEvent = {
      type: "book-won",
      symbol: "gem",
      reels: [0, 2, 4],
      lines: 10,
      multiplier: 1,
      payoutMinor: "70",
    };
    const after = advance(state, won);
    expect(after.grid.map(([top]) => top)).toEqual(["gem", "bell", "gem", "lemon", "gem"]);
    expect(after).toMatchObject({ wonMinor: 70n, spinWonMinor: 70n, feature: { spins: [70n] } });
    expect(after.winners).toHaveLength(9);
    expect(advance(after, { type: "free-spin-started", spin: 2, remaining: 0 }).held).toEqual([]);
  });

  it("a bell-lines round counts free spins up to their total, which a retrigger raises from 10 to 20", () => {
    const state = play(
      spin(0),
      { type: "free-spins-awarded", count: 10, remaining: 10 },
      { type: "free-spins-started", count: 10 },
      { type: "multiplier-changed", multiplier: 2 },
      { type: "free-spin-started", spin: 1, remaining: 9 },
      spin(1),
      { type: "free-spins-awarded", count: 10, remaining: 19 },
      { type: "multiplier-changed", multiplier: 3 },
    );
    expect(state.feature).toEqual({ spin: 1, total: 20, multiplier: 3, wonMinor: 0n, spins: [0n] });
  });

  it("a bell-lines round leaves the feature at its end and keeps its win", () => {
    const state = play(
      { type: "free-spins-started", count: 10 },
      { type: "free-spin-started", spin: 1, remaining: 9 },
      spin(1),
      win("70"),
      { type: "free-spins-ended", spins: 10, totalMinor: "70" },
    );
    expect(state).toMatchObject({ feature: null, wonMinor: 70n });
  });
});

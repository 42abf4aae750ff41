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

  it("a round knows which reels turn as one, until the next free spin begins", () => {
    const state = play(
      { type: "free-spins-started", count: 2 },
      { type: "free-spin-started", spin: 1, remaining: 1 },
      { type: "reels-linked", reels: [1, 2, 3] },
      spin(1),
    );
    expect(state.linked).toEqual([1, 2, 3]);
    expect(advance(state, { type: "free-spin-started", spin: 2, remaining: 0 }).linked).toEqual([]);
  });

  it("a round shows its merged reels until its next free spin, with the rows of the top giant symbol that are cut: stop 8 of 3 rows cuts 2", () => {
    const landed = (number: number): LinesEvent => ({
      ...{ type: "reels-stopped", spin: number, grid },
      stops: [1, 8, 8, 8, 4],
    });
    const state = play(
      { type: "free-spins-started", count: 2 },
      { type: "free-spin-started", spin: 1, remaining: 1 },
      { type: "reels-merged", reels: [1, 2, 3] },
      landed(1),
    );
    expect([state.merged, state.cut]).toEqual([[1, 2, 3], 2]);
    const next = advance(advance(state, { type: "free-spin-started", spin: 2, remaining: 0 }), landed(2));
    expect([next.merged, next.cut]).toEqual([[], 0]);
  });

  it("a round shows the grid with the symbol that the mystery symbols turned into", () => {
    const open = grid.with(2, ["gem", "gem", "lemon"]);
    expect(play(spin(0), { type: "mystery-opened", symbol: "gem", grid: open }).grid).toEqual(open);
  });

  it("a round shows symbols that were upgraded as the one that they turned into", () => {
    const symbols = ["lemon", "cherries"];
    const shown = play(spin(1), { type: "symbols-upgraded", reels: [3], symbols, into: "gem" }).grid;
    expect(shown).toEqual(grid.map((column) => column.map((id) => (symbols.includes(id) ? "gem" : id))));
    expect(shown.flat()).not.toContain("lemon");
  });

  it("a round whose spin won 50 and whose wheel pays 400 has won 450", () => {
    const state = play(spin(0), win("50"), { type: "wheel-turned", segment: 4, payoutMinor: "400" });
    expect(state).toMatchObject({ wonMinor: 450n, winners: { length: 3 } });
  });

  it("a round adds the prizes of the trail, and follows the piece from before the first place", () => {
    const started = play(spin(0), win("50"), { type: "trail-started", throws: 5 });
    expect(started.trail).toEqual({ place: -1, wonMinor: 0n });
    const thrown = [
      { type: "die-thrown", face: 4, landed: 3, place: 1, left: 4, payoutMinor: "20" },
      { type: "die-thrown", face: 1, landed: 2, place: 2, left: 3, payoutMinor: "30" },
    ] as const;
    const state = thrown.reduce<typeof started>(advance, started);
    expect(state).toMatchObject({ wonMinor: 100n, trail: { place: 2, wonMinor: 50n } });
    expect(advance(state, { type: "trail-ended", hasEnded: false, totalMinor: "50" }).trail).toBeNull();
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

import type { ClustersEvent } from "@bellwether/games/mechanics/clusters/wire.ts";
import { describe, expect, it } from "vitest";
import { advance, initialState } from "./round-state.ts";

const cluster = (payoutMinor: string, multiplier: number): ClustersEvent => ({
  type: "cluster-won",
  symbol: "leaf",
  positions: [{ reel: 0, row: 0 }],
  multiplier,
  payoutMinor,
});

describe("a cascade round", () => {
  it("a cascade round adds up its clusters over two drops, with the multiplier growing from 1 to 2", () => {
    const events: ClustersEvent[] = [
      { type: "grid-filled", stops: [0, 0, 0, 0, 0], grid: [["leaf"]] },
      cluster("30", 1),
      { type: "cascade-dropped", drop: 1, removed: [{ reel: 0, row: 0 }], grid: [["bee"]] },
      { type: "multiplier-changed", multiplier: 2 },
      cluster("40", 2),
      { type: "cascade-dropped", drop: 2, removed: [{ reel: 0, row: 0 }], grid: [["berry"]] },
    ];
    expect(events.reduce(advance, initialState())).toEqual({
      grid: [["berry"]],
      multiplier: 2,
      drops: 2,
      jar: 0,
      places: new Map([["0 0", 1]]),
      wonMinor: 70n,
      best: { payoutMinor: 40n, symbol: "leaf", positions: [{ reel: 0, row: 0 }] },
    });
  });

  it("a cascade round marks the places of a first win, and keeps a multiplier that grew to 4 when the place wins again", () => {
    const removed = [{ reel: 0, row: 0 }];
    const states: ClustersEvent[] = [
      { type: "cascade-dropped", drop: 1, removed, grid: [["bee"]] },
      { type: "places-grown", places: [{ reel: 0, row: 0, multiplier: 2 }] },
      { type: "cascade-dropped", drop: 2, removed, grid: [["bee"]] },
      { type: "places-grown", places: [{ reel: 0, row: 0, multiplier: 4 }] },
      { type: "cascade-dropped", drop: 3, removed: [...removed, { reel: 2, row: 1 }], grid: [["bee"]] },
    ];
    expect([...states.reduce(advance, initialState()).places]).toEqual(
      expect.arrayContaining([
        ["0 0", 4],
        ["2 1", 1],
      ]),
    );
  });

  it("a cascade round adds what its numbers add to its win", () => {
    const boosts = [{ reel: 0, row: 0, times: 5 }];
    const events: ClustersEvent[] = [
      cluster("30", 1),
      { type: "boosts-won", boosts, sum: 5, payoutMinor: "120" },
    ];
    expect(events.reduce(advance, initialState()).wonMinor).toBe(150n);
  });

  it("a cascade round keeps the cluster with the highest payout, and the first of two equal ones", () => {
    const best = (...pays: string[]) =>
      pays.map((paid) => cluster(paid, 1)).reduce(advance, initialState()).best?.payoutMinor;
    expect(best("30", "90", "40")).toBe(90n);
    expect(best()).toBeUndefined();
  });
});

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
      wonMinor: 70n,
      best: { payoutMinor: 40n, symbol: "leaf", positions: [{ reel: 0, row: 0 }] },
    });
  });

  it("a cascade round keeps the cluster with the highest payout, and the first of two equal ones", () => {
    const best = (...pays: string[]) =>
      pays.map((paid) => cluster(paid, 1)).reduce(advance, initialState()).best?.payoutMinor;
    expect(best("30", "90", "40")).toBe(90n);
    expect(best()).toBeUndefined();
  });
});

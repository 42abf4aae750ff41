import { describe, expect, it } from "vitest";
import { rulesOf } from "./rules.ts";

describe("the rules of a game", () => {
  it("contain the figures of the sheet", () => {
    const layout = {
      kind: "lines" as const,
      reels: 5,
      rows: 3,
      coinsPerStake: 10,
      symbols: [],
      lines: [[1, 1, 1, 1, 1]],
      paytable: [],
      freeSpins: { scatters: 3, spins: 10, maximumSpins: 40, multipliers: [2, 3, 4, 5] },
    };
    expect(rulesOf(layout, "bell-lines")).toEqual([
      { key: "rules_lines", params: { lines: 1 } },
      { key: "rules_free_spins", params: { scatters: 3, spins: 10, maximum: 40, first: 2, last: 5 } },
    ]);
  });

  it("depend on the kind of card", () => {
    const layout = { kind: "card" as const, cells: 6, columns: 1, prizes: [] };
    expect(rulesOf(layout, "scratch-bell-tower")).toEqual([{ key: "rules_tower" }]);
  });
});

import { EvolutionResultType, LiveTable } from "@bellwether/contract/live-table.ts";
import { describe, expect, it } from "vitest";
import { type TableFacts, toLiveTable } from "./to-live-table.ts";

const table: TableFacts = {
  id: "t1",
  title: "Storm Roulette",
  gameId: 4,
  provider: "LC",
  type: "roulette",
  subtype: "lightning",
  slots: { available: 3, total: 7, unlimited: false },
  openHours: { opens: "10:00", closes: "02:00" },
  minStake: "0.20",
  maxStake: "500.00",
  currency: "EUR",
  betBehind: false,
  resultType: "roulette",
  results: ["32", "15", "19", "4", "21", "2", "25", "17"],
  videoSnapshots: ["/snapshots/t1.jpg"],
  closed: false,
  closedFor: null,
  numberOfTables: 1,
  jackpot: {
    id: "j1",
    startValue: "1000.00",
    centsPerSecond: 1.5,
    loadTime: "2026-11-20T12:00:00Z",
    currency: "EUR",
  },
};

describe("a live table", () => {
  it("shows the last 6 of 8 results, and matches the contract's schema", () => {
    const response = toLiveTable(table);
    expect(response.results).toEqual(["32", "15", "19", "4", "21", "2"]);
    expect(LiveTable.parse(response)).toEqual(response);
  });

  it.each([
    [1, false],
    [2, false],
    [3, true],
  ])("with %i tables of its game sets isLobby to %s", (numberOfTables, isLobby) => {
    expect(toLiveTable({ ...table, numberOfTables }).isLobby).toBe(isLobby);
  });

  it("returns results of 6 kinds: roulette, moneywheel, monopoly, crazytime, topcard, gonzo", () => {
    const kinds = ["roulette", "moneywheel", "monopoly", "crazytime", "topcard", "gonzo"];
    expect(EvolutionResultType.options).toEqual(kinds);
  });
});

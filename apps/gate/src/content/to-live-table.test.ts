import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { EvolutionResultType, LiveTable } from "@bellwether/contract/live-table.ts";
import { describe, expect, it } from "vitest";
import { type TableFacts, toLiveTable, withJackpots } from "./to-live-table.ts";

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
};

describe("a live table", () => {
  it("a live table shows the last 6 of 8 results, and matches the contract's schema", () => {
    const response = toLiveTable(table);
    expect(response.results).toEqual(["32", "15", "19", "4", "21", "2"]);
    expect(LiveTable.omit({ jackpot: true }).parse(response)).toEqual(response);
  });

  it.each([
    [1, false],
    [2, false],
    [3, true],
  ])("a live table with %i tables of its game sets isLobby to %s", (numberOfTables, isLobby) => {
    expect(toLiveTable({ ...table, numberOfTables }).isLobby).toBe(isLobby);
  });

  const pot = (id: string, startValue: string, gameIds: number[]): LiveJackpot => ({
    ...{
      id,
      name: id,
      kind: "network",
      period: null,
      seed: "10.00",
      keepsPercent: null,
      tier: "small",
      gameIds,
      startValue,
      centsPerSecond: 1.5,
    },
    ...{ loadTime: "2026-11-20T12:00:00Z", currency: "EUR", endsAt: null },
    ...{ goesOn: false, drawn: null, lastWinners: [] },
  });

  it("[3.15] a live table has the largest of its game's 2 pots with id, start value, cents a second, load time and currency", () => {
    const pots = [
      pot("small", "900.00", [4]),
      pot("large", "1000.00", [3, 4]),
      pot("others", "5000.00", [3]),
    ];
    const [response] = withJackpots([toLiveTable(table)], pots);
    expect(response?.jackpot).toEqual({
      id: "large",
      startValue: "1000.00",
      centsPerSecond: 1.5,
      loadTime: "2026-11-20T12:00:00Z",
      currency: "EUR",
    });
    expect(LiveTable.parse(response)).toEqual(response);
  });

  it("[3.15] a live table has no jackpot when its game adds to no pot", () => {
    expect(withJackpots([toLiveTable(table)], [pot("others", "5000.00", [3])])[0]?.jackpot).toBeNull();
  });

  it("a live table returns results of 6 kinds: roulette, moneywheel, monopoly, crazytime, topcard, gonzo", () => {
    const kinds = ["roulette", "moneywheel", "monopoly", "crazytime", "topcard", "gonzo"];
    expect(EvolutionResultType.options).toEqual(kinds);
  });
});

import type { LiveTable } from "@bellwether/contract";
import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { LOBBY_FROM_TABLES, RECENT_RESULTS } from "@bellwether/contract/live-table.ts";
import type { Currency } from "@bellwether/market";

/** A table as its provider reports it: every result since it opened, the newest first. */
export type TableFacts = Omit<LiveTable, "isLobby" | "jackpot">;

export type LiveTablesPort = {
  /** Asks the providers for their live tables, with amounts in the given currency. Rejects if one does not answer. */
  liveTables: (currency: Currency) => Promise<readonly TableFacts[]>;
};

/** A table in the form of the file [3.15]: its last 6 results, and whether its game opens the lobby. */
export function toLiveTable(table: TableFacts): Omit<LiveTable, "jackpot"> {
  return {
    ...table,
    results: table.results.slice(0, RECENT_RESULTS),
    isLobby: table.numberOfTables > LOBBY_FROM_TABLES,
  };
}

/** The tables with the pot of each one's game [3.15], the largest if it has several; null where the game adds to none. */
export function withJackpots(
  tables: readonly Omit<LiveTable, "jackpot">[],
  jackpots: readonly LiveJackpot[],
): LiveTable[] {
  const largestFirst = jackpots.toSorted((one, other) => Number(other.startValue) - Number(one.startValue));
  return tables.map((table) => {
    const pot = largestFirst.find(({ gameIds }) => gameIds.includes(table.gameId));
    return { ...table, jackpot: pot ? fieldsOf(pot) : null };
  });
}

const fieldsOf = ({ id, startValue, centsPerSecond, loadTime, currency }: LiveJackpot) => ({
  ...{ id, startValue, centsPerSecond, loadTime, currency },
});

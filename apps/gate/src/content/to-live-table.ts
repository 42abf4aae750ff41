import type { LiveTable } from "@bellwether/contract";
import { LOBBY_FROM_TABLES, RECENT_RESULTS } from "@bellwether/contract/calls/content.ts";
import type { Currency } from "@bellwether/market";

/** A table as its provider reports it: every result since it opened, the newest first. */
export type TableFacts = Omit<LiveTable, "isLobby">;

export type LiveTablesPort = {
  /** Live tables that run now, with amounts in the given currency. */
  liveTables: (currency: Currency) => TableFacts[];
};

/** A table in the form of the file [3.15]: its last 6 results, and whether its game opens the lobby. */
export function toLiveTable(table: TableFacts): LiveTable {
  return {
    ...table,
    results: table.results.slice(0, RECENT_RESULTS),
    isLobby: table.numberOfTables > LOBBY_FROM_TABLES,
  };
}

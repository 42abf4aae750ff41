import type { LiveTable } from "@bellwether/contract";
import { LOBBY_FROM_TABLES, RECENT_RESULTS } from "@bellwether/contract/live-table.ts";
import type { Currency } from "@bellwether/market";

/** A table as its provider reports it: every result since it opened, the newest first. */
export type TableFacts = Omit<LiveTable, "isLobby">;

export type LiveTablesPort = {
  /** Asks the providers for their live tables, with amounts in the given currency. Rejects if one does not answer. */
  liveTables: (currency: Currency) => Promise<readonly TableFacts[]>;
};

/** A table in the form of the file [3.15]: its last 6 results, and whether its game opens the lobby. */
export function toLiveTable(table: TableFacts): LiveTable {
  return {
    ...table,
    results: table.results.slice(0, RECENT_RESULTS),
    isLobby: table.numberOfTables > LOBBY_FROM_TABLES,
  };
}

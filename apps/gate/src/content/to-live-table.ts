import type { LiveTable } from "@bellwether/contract";
import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { type LiveRound, LOBBY_FROM_TABLES, RECENT_RESULTS } from "@bellwether/contract/live-table.ts";
import type { Currency } from "@bellwether/market";

/** A table as its provider reports it: every result since it opened, the newest first. `round` where the provider tells what it does now. */
export type TableFacts = Omit<LiveTable, "isLobby" | "jackpot"> & { round?: LiveRound | null };

export type LiveTablesPort = {
  /**
   * Asks the providers for their live tables, with amounts in the given currency. Rejects if one does not answer. `isUnseen` says that nobody
   * looks at them: a provider may then begin no rounds.
   */
  liveTables: (currency: Currency, isUnseen?: boolean) => Promise<readonly TableFacts[]>;
};

/** A table in the form of the file [3.15]: its last 6 results, and whether its game opens the lobby. */
export function toLiveTable({ round: _, ...table }: TableFacts): Omit<LiveTable, "jackpot"> {
  return {
    ...table,
    results: table.results.slice(0, RECENT_RESULTS),
    isLobby: table.numberOfTables > LOBBY_FROM_TABLES,
  };
}

/** What the open tables do now, by their ids. */
export function liveRoundsOf(tables: readonly TableFacts[]): Record<string, LiveRound> {
  return Object.fromEntries(
    tables.flatMap(({ id, closed, round }) => (round && !closed ? [[id, round]] : [])),
  );
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

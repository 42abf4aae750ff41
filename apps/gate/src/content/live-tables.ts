import type { LiveTable } from "@bellwether/contract";
import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { LiveRound } from "@bellwether/contract/live-table.ts";
import type { LiveTablesMessage } from "@bellwether/contract/push.ts";
import { LIVE_TABLES_ADDRESS } from "@bellwether/contract/push-addresses.ts";
import type { Currency } from "@bellwether/market";
import type { FreshPorts, PushPort } from "../ports.ts";
import { type LiveTablesPort, liveRoundsOf, type TableFacts, toLiveTable } from "./to-live-table.ts";

const FRESH_MS = SECOND_MS;

type Table = Omit<LiveTable, "jackpot">;

export type LiveTables = {
  /**
   * The live tables, at most 1 s old. If a provider does not answer, its tables stay as last reported, closed for a fault. The list is
   * empty if it has never answered.
   */
  read(currency: Currency): Promise<Table[]>;
  /** What the open tables did at `at`, at most 1 s ago; none of a provider that does not answer. */
  rounds(): Promise<{ at: Date; rounds: Record<string, LiveRound> }>;
  /** Publishes the tables if one has changed since the last call; returns whether it published. */
  announceChanges(): Promise<boolean>;
};

export function createLiveTables(deps: LiveTablesPort & PushPort & FreshPorts): LiveTables {
  const kept = new Map<Currency, { atMs: number; tables: Promise<TableFacts[]> }>();
  const lastKnown = new Map<Currency, readonly TableFacts[]>();
  let announced: string | undefined;
  let isAway = false;

  const ask = async (currency: Currency, isUnseen = false): Promise<TableFacts[]> => {
    try {
      const tables = await deps.liveTables(currency, isUnseen);
      lastKnown.set(currency, tables);
      isAway = false;
      return [...tables];
    } catch (error) {
      // One log line per outage, because the tables are read every second.
      if (!isAway) deps.log.warn({ err: error }, "the live tables could not be read");
      isAway = true;
      return (lastKnown.get(currency) ?? []).map((table) => ({
        ...table,
        closed: true,
        closedFor: "fault",
      }));
    }
  };

  const readFacts = (currency: Currency) => {
    const atMs = deps.now().getTime();
    const known = kept.get(currency);
    if (known && Math.abs(atMs - known.atMs) < FRESH_MS) return known;
    const asked = { atMs, tables: ask(currency) };
    kept.set(currency, asked);
    return asked;
  };

  return {
    read: async (currency) => (await readFacts(currency).tables).map(toLiveTable),
    async rounds() {
      // A round has no amounts, so any currency serves.
      const { atMs, tables } = readFacts("EUR");
      return { at: new Date(atMs), rounds: liveRoundsOf(await tables) };
    },
    async announceChanges() {
      // The message has no amounts, so any currency serves. Pages also poll, so that somebody who looks is known without it.
      const tables = (await ask("EUR", true)).map(toLiveTable);
      const message: LiveTablesMessage = { type: "live_tables", tables: tables.map(changingFields) };
      const text = JSON.stringify(message);
      if (text === announced) return false;
      announced = text;
      // A client that reads the file after this message must get the new tables.
      kept.clear();
      deps.push.publish(LIVE_TABLES_ADDRESS, message);
      return true;
    },
  };
}

function changingFields(table: Table) {
  const { id, closed, closedFor, slots, openHours } = table;
  const { betsCloseAt, resultType, results, videoSnapshots } = table;
  return { id, closed, closedFor, slots, openHours, betsCloseAt, resultType, results, videoSnapshots };
}

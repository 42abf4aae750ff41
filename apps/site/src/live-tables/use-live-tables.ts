import { LIVE_TABLES_ADDRESS } from "@bellwether/contract/push-addresses.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePush, usePushAddress } from "../live/push-listeners.ts";
import { useServerClock } from "../live/server-clock.ts";
import { usePoll } from "../live/use-poll.ts";
import type { ShownTable, ShownTables } from "./load-live-tables.ts";
import { readTables } from "./read-tables.ts";
import { closeForFault, updateTables } from "./update-tables.ts";

/** After this number of failed polls the page no longer shows the tables as open. */
const MAX_FAILED_POLLS = 3;

/** The page's tables, updated by push or by polling while the page is visible. */
export function useLiveTables({ tables: first, currency, isPushed }: ShownTables): readonly ShownTable[] {
  const [tables, setTables] = useState<readonly ShownTable[]>(first);
  useEffect(() => setTables(first), [first]);
  usePushAddress(isPushed ? LIVE_TABLES_ADDRESS : undefined);
  usePush((message) => {
    if (message.type === "live_tables") setTables((held) => updateTables(held, message.tables));
  });
  const failed = useRef(0);
  const look = useCallback(async () => {
    try {
      const news = await readTables(currency);
      failed.current = 0;
      setTables((held) => updateTables(held, news));
    } catch {
      failed.current += 1;
      if (failed.current >= MAX_FAILED_POLLS) setTables((held) => held.map(closeForFault));
    }
  }, [currency]);
  usePoll(look, { isPushed, isOff: first.length === 0 });
  const countsDown = first.some(({ betsCloseAt }) => betsCloseAt != null);
  useEffect(() => {
    if (countsDown && useServerClock.getState().aheadMs === undefined) void look();
  }, [countsDown, look]);
  return tables;
}

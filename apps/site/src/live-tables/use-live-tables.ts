import type { LiveFile } from "@bellwether/contract/calls/content.ts";
import { LIVE_TABLES_ADDRESS } from "@bellwether/contract/push.ts";
import { useEffect, useState } from "react";
import { usePush, usePushAddress } from "../live/push-listeners.ts";
import type { ShownTable, ShownTables } from "./load-live-tables.ts";
import { closeForFault, updateTables } from "./update-tables.ts";

const POLL_MS = 10_000;
/** With push, the page polls only in case a message was lost. */
const POLL_WITH_PUSH_MS = 60_000;
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
  const isEmpty = first.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    let failed = 0;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const news = await readTables(currency);
        failed = 0;
        setTables((held) => updateTables(held, news));
      } catch {
        failed += 1;
        if (failed >= MAX_FAILED_POLLS) setTables((held) => held.map(closeForFault));
      }
    };
    const timer = setInterval(look, isPushed ? POLL_WITH_PUSH_MS : POLL_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [currency, isPushed, isEmpty]);
  return tables;
}

async function readTables(currency: string): Promise<LiveFile["tables"]> {
  const response = await fetch(`/static/live/${currency}.json`);
  if (!response.ok) throw new Error(`The live data answered ${response.status}.`);
  return ((await response.json()) as LiveFile).tables;
}

import type { LiveFile } from "@bellwether/contract/calls/content.ts";
import { tellServerTime } from "../live/server-clock.ts";

/** Reads the live tables as they are now, and tells the page the server's time. */
export async function readTables(currency: string): Promise<LiveFile["tables"]> {
  // A kept answer would tell a past time.
  const response = await fetch(`/static/live/${currency}.json`, { cache: "no-cache" });
  if (!response.ok) throw new Error(`The live data answered ${response.status}.`);
  const { tables, timestamp } = (await response.json()) as LiveFile;
  tellServerTime(Date.parse(timestamp));
  return tables;
}

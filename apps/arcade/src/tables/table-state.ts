import {
  MAX_RECENT_RESULTS,
  type TableChange,
  type TableSnapshot,
} from "@bellwether/contract/studio/table-stream.ts";

/** The client's copy of a table. `arrivedMs` is the client's time at the arrival of the latest message. */
export type TableState = Omit<TableSnapshot, "type" | "run" | "seats"> & { arrivedMs: number };

/** Applies a change. Returns `"gap"` if an earlier change is missing, and undefined if the change is known already. */
export function takeChange(
  have: TableState,
  { type: _, ...change }: TableChange,
  arrivedMs: number,
): TableState | "gap" | undefined {
  if (change.seq <= have.seq) return undefined;
  if (change.seq > have.seq + 1) return "gap";
  return { ...change, results: resultsAfter(have.results, change.round), arrivedMs };
}

/** The latest results, the newest first. They include a round as soon as it is drawn. */
function resultsAfter(results: TableState["results"], round: TableChange["round"]): TableState["results"] {
  if (!round?.events || results.some(({ number }) => number === round.number)) return results;
  return [{ number: round.number, events: round.events }, ...results].slice(0, MAX_RECENT_RESULTS);
}

/** Milliseconds until a time on the server's clock. The browser's clock may differ, so they are counted from the arrival of the message. */
export function msUntil(
  time: string,
  { at, arrivedMs }: Pick<TableState, "at" | "arrivedMs">,
  nowMs: number,
): number {
  return Math.max(0, Date.parse(time) - Date.parse(at) - (nowMs - arrivedMs));
}

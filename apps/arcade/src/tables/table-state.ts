import {
  MAX_RECENT_RESULTS,
  type TableChange,
  type TableSnapshot,
} from "@bellwether/contract/studio/tables.ts";

/** A table as the client knows it. `arrivedMs` is the client's time when the message came that it is from. */
export type TableState = Omit<TableSnapshot, "type"> & { arrivedMs: number };

/** A table after a change; `"gap"` when a change before it is missing, undefined when the change is already known. */
export function takeChange(
  have: TableState,
  { type: _, ...change }: TableChange,
  arrivedMs: number,
): TableState | "gap" | undefined {
  if (change.seq <= have.seq) return undefined;
  if (change.seq > have.seq + 1) return "gap";
  return { ...change, results: resultsAfter(have.results, change.round), arrivedMs };
}

/** The latest results, the newest first. A round is among them as soon as it is drawn. */
function resultsAfter(results: TableState["results"], round: TableChange["round"]): TableState["results"] {
  if (!round?.events || results.some(({ number }) => number === round.number)) return results;
  return [{ number: round.number, events: round.events }, ...results].slice(0, MAX_RECENT_RESULTS);
}

/** Milliseconds until a time of the server, which the browser's clock does not know: counted from the arrival of the message. */
export function msUntil(
  time: string,
  { at, arrivedMs }: Pick<TableState, "at" | "arrivedMs">,
  nowMs: number,
): number {
  return Math.max(0, Date.parse(time) - Date.parse(at) - (nowMs - arrivedMs));
}

import { after } from "../after.ts";
import type { DatabasePort, DatabaseTimePort } from "../ports.ts";
import type { StoredTable, StoredTableRound } from "./table-round.ts";
import { takeTableStep } from "./table-step.ts";

/** How long uncertain stakes are awaited after the close: longer than the wallet's time-out. */
const CLOSING_MS = 3_000;

/** Ends the sale of bets or tickets in a table's round. False if another node has changed the table since it was read. */
export function closeBets(
  deps: DatabasePort & DatabaseTimePort,
  seen: StoredTable & { round: StoredTableRound },
): Promise<boolean> {
  return takeTableStep(deps, seen, async (_, now) => ({
    phase: "closed",
    phaseEndsAt: after(now, CLOSING_MS),
  }));
}

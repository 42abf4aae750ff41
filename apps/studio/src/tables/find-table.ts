import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { StudioTitlesPort, TablesPort } from "../ports.ts";
import { type Session, startsRounds } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";

export const tableNotFound = () => new StudioRefusalError("table_not_found", "no such table in this game");

/** The table, if it belongs to the session's game. Throws `table_not_found`, or `session_ended` when the game has changed. */
export function findTable(deps: StudioTitlesPort & TablesPort, session: Session, tableId: string): TableFile {
  const table = deps.tables.get(tableId);
  if (table?.gameCode !== session.gameCode) throw tableNotFound();
  if (session.mode !== "money" || table.model !== session.model || !startsRounds(deps, session))
    throw new StudioRefusalError("session_ended", "the game has changed");
  return table;
}

import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { TableListing } from "@bellwether/contract/studio/tables.ts";
import type { GameContext } from "../context/game-context.ts";
import { StudioCallError } from "../studio/studio-failure.ts";
import { moneyText } from "../texts/money-text.ts";
import { buildTableLobby } from "./table-lobby.ts";

const READ_EVERY_MS = 5_000;

/** The table to open, and whether its game has others. */
export type ChosenTable = { listing: TableListing; hasOthers: boolean };

/**
 * Resolves with the table of the session's game. If the game has more than one, it shows them all and resolves with the one that the player
 * chooses. `shown` is called when there is something to choose. Throws `StudioCallError` if the game has no table.
 */
export async function chooseTable(
  { studio, shell, launch, base, t, page }: GameContext,
  { currency, title }: OpenSessionReply,
  shown: () => void,
): Promise<ChosenTable> {
  const { tables } = await studio.call("listTables", {});
  const [first, ...others] = tables;
  if (!first) throw new StudioCallError("table_not_found");
  if (others.length === 0) return { listing: first, hasOthers: false };
  const chosen = Promise.withResolvers<TableListing>();
  const lobby = buildTableLobby(t, tables, {
    base,
    brand: launch.brand,
    title,
    money: moneyText(currency, launch.language),
    chosen: chosen.resolve,
  });
  // Without an answer the tables stay as they were shown last. A table that has closed meanwhile says so when it is opened.
  const update = () =>
    studio.call("listLiveTables", {}, { currency }).then(
      (reply) => lobby.show(reply.tables),
      () => {},
    );
  shell.title.textContent = title;
  shell.board.append(lobby.root);
  // As at a table: no column for controls beside the list.
  shell.root.dataset.table = "true";
  void update();
  const timer = setInterval(update, READ_EVERY_MS);
  shown();
  page.post({ event: "tables_shown" });
  const listing = await chosen.promise;
  page.post({ event: "table_opened" });
  clearInterval(timer);
  lobby.root.remove();
  return { listing, hasOthers: true };
}

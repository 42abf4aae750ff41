import {
  type LiveTableReport,
  type LiveTablesReply,
  MAX_LOBBY_RESULTS,
} from "@bellwether/contract/studio/index.ts";
import { currencyScale, findModel, playableCurrencies } from "@bellwether/games";
import type { StudioContext } from "../studio-parts.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { lobbyResult } from "./lobby-result.ts";
import type { TableHub } from "./table-hub.ts";
import { isTableOffered, listingOf, type TableView } from "./table-views.ts";

/** A round this late stands still. A running table waits at most 3 s for stakes and 30 s for the beacon. */
const STANDS_STILL_AFTER_MS = 60_000;

/** All tables that can be played, for the lobby. Throws `invalid_request` for a currency without stakes. */
export async function reportTables(
  studio: Pick<StudioContext, "tables" | "titles" | "models">,
  hub: Pick<TableHub, "view">,
  currency: string,
): Promise<LiveTablesReply> {
  if (!playableCurrencies.includes(currency))
    throw new StudioRefusalError("invalid_request", "no stakes in this currency");
  const offered = [...studio.tables.values()].filter((table) => isTableOffered(studio.titles, table));
  const tables = offered.map(async (table) => {
    const { view, at } = await hub.view(table.name);
    return {
      ...listingOf(table, currencyScale(currency)),
      type: findModel(studio.models, table.model).family,
      closedFor: closedFor(view, at),
      ...resultsOf(view),
    };
  });
  return { currency, tables: await Promise.all(tables) };
}

function closedFor({ waitsFor, round }: TableView, at: Date): LiveTableReport["closedFor"] {
  if (waitsFor !== null) return waitsFor === "hours" ? "hours" : "fault";
  if (round === null) return "fault";
  return at.getTime() - Date.parse(round.phaseEndsAt) > STANDS_STILL_AFTER_MS ? "fault" : null;
}

/** The results that the table has shown. The lobby must not announce a draw while the table still shows it. */
function resultsOf({ results, round }: TableView): Pick<LiveTableReport, "resultType" | "results"> {
  const shown = results
    .filter(({ number }) => round?.phase !== "drawn" || number !== round.number)
    .slice(0, MAX_LOBBY_RESULTS)
    .flatMap(({ events }) => lobbyResult(events) ?? []);
  return { resultType: shown[0]?.type ?? null, results: shown.map(({ text }) => text) };
}

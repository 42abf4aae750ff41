import {
  type LiveTableReport,
  type LiveTablesReply,
  MAX_LOBBY_RESULTS,
  type TableResult,
  type TableResultType,
} from "@bellwether/contract/studio/index.ts";
import { currencyScale, findModel, playableCurrencies } from "@bellwether/games";
import type { StudioContext } from "../studio-parts.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import type { TableHub } from "./table-hub.ts";
import { isTableOffered, listingOf, type TableView } from "./table-views.ts";

/** A round this late stands still. A running table waits at most 3 s for stakes and 30 s for the beacon. */
const STANDS_STILL_AFTER_MS = 60_000;

/** All tables that can be played, for the lobby. Throws `invalid_request` for a currency without stakes. */
export async function reportTables(
  studio: Pick<StudioContext, "tables" | "titles" | "models">,
  hub: Pick<TableHub, "view" | "seats">,
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
      seats: (await hub.seats(table.name)) ?? null,
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

type LobbyResult = { type: TableResultType; text: string };

/** The results that the table has shown. The lobby must not announce a draw while the table still shows it. */
function resultsOf({ results, round }: TableView): Pick<LiveTableReport, "resultType" | "results"> {
  const shown = results
    .filter(({ number }) => round?.phase !== "drawn" || number !== round.number)
    .slice(0, MAX_LOBBY_RESULTS)
    .flatMap(({ events }) => lobbyResult(events) ?? []);
  return { resultType: shown[0]?.type ?? null, results: shown.map(({ text }) => text) };
}

/** The draw's pocket or winner. Undefined for other games. */
function lobbyResult(events: TableResult["events"]): LobbyResult | undefined {
  for (const event of events) {
    if (event.type === "ball-landed" && "pocket" in event)
      return { type: "roulette", text: String(event.pocket) };
    if (event.type === "hands-compared" && "winner" in event)
      return { type: "baccarat", text: String(event.winner) };
    if (event.type === "race-run" && "order" in event && Array.isArray(event.order))
      return { type: "race", text: String(event.order[0]) };
    if (event.type === "match-ended" && "home" in event && "away" in event)
      return { type: "match", text: `${event.home}:${event.away}` };
  }
  return undefined;
}

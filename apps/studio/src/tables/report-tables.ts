import type { TableFile } from "@bellwether/contract/content/table.ts";
import {
  type LiveTableReport,
  type LiveTablesReply,
  MAX_LOBBY_RESULTS,
  tablePicturePath,
} from "@bellwether/contract/studio/index.ts";
import { currencyScale, findModel, type Model, playableCurrencies } from "@bellwether/games";
import type { LogPort, ModelsPort, StudioTitlesPort, TablesPort } from "../ports.ts";
import { readEach } from "../read-each.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import type { TableHub } from "./table-hub.ts";
import { isTableOffered, listingOf, type TableView } from "./table-views.ts";

/** A round this late stands still. A running table waits at most 3 s for stakes and 30 s for the beacon. */
const STANDS_STILL_AFTER_MS = 60_000;

/**
 * All tables that can be played, for the lobby, without draws by a calendar, whose tickets are sold ahead, and without tables that cannot be
 * read. Throws `invalid_request` for a currency without stakes.
 */
export async function reportTables(
  deps: LogPort & ModelsPort & StudioTitlesPort & TablesPort,
  hub: Pick<TableHub, "view" | "seats" | "bettors">,
  currency: string,
): Promise<LiveTablesReply> {
  if (!playableCurrencies.includes(currency))
    throw new StudioRefusalError("invalid_request", "no stakes in this currency");
  const offered = [...deps.tables.values()].filter(
    (table) => table.calendar === undefined && isTableOffered(deps.titles, table),
  );
  const tableOf = async (table: TableFile) => {
    const { view, at } = await hub.view(table.name);
    const model = findModel(deps.models, table.model);
    return {
      ...listingOf(table, currencyScale(currency)),
      type: model.family,
      closedFor: closedFor(view, at),
      seats: (await hub.seats(table.name)) ?? null,
      betsCloseAt: betsCloseAtOf(table, view),
      round: roundOf(view, model, at),
      number: view.round?.number ?? 0,
      ...resultsOf(view, model),
    };
  };
  const tables = await readEach(deps, offered, ({ name }) => ({ table: name }), tableOf);
  const played = tables.flatMap(({ tableId, round, number }) => (round ? [{ tableId, number }] : []));
  const bettors = await hub.bettors(played);
  return {
    currency,
    tables: tables.map(({ number: _, round, ...table }) => ({
      ...table,
      round: round && { ...round, ...(bettors.get(table.tableId) ?? { players: 0, house: 0 }) },
    })),
  };
}

/** A table that waits for somebody to come is open: its next round begins as soon as somebody does. */
function closedFor({ waitsFor, round }: TableView, at: Date): LiveTableReport["closedFor"] {
  if (waitsFor === "nobody") return null;
  if (waitsFor !== null) return waitsFor === "hours" ? "hours" : "fault";
  if (round === null) return "fault";
  return at.getTime() - Date.parse(round.phaseEndsAt) > STANDS_STILL_AFTER_MS ? "fault" : null;
}

/** When the round that takes bets closes. Null at a table that does not close by the clock. */
function betsCloseAtOf({ phases }: TableFile, { round }: TableView): string | null {
  return phases.closesEveryMs !== undefined && round?.phase === "betting" ? round.betsCloseAt : null;
}

/** Null while the table is closed, and while it waits for somebody to come. */
function roundOf(
  view: TableView,
  { rules }: Pick<Model, "rules">,
  at: Date,
): Omit<NonNullable<LiveTableReport["round"]>, "players" | "house"> | null {
  const { round } = view;
  if (round === null || view.waitsFor === "nobody" || closedFor(view, at) !== null) return null;
  const { phase, runsAt } = round;
  const takesBets = phase === "betting" || phase === "announced";
  const climb = rules.lobby?.climb;
  // Whoever watched the multiplier has seen where it ended.
  const [latest] = climb ? view.results : shownResults(view);
  return {
    takesBets,
    endsAt: takesBets ? round.betsCloseAt : round.phaseEndsAt,
    climb:
      climb && phase === "running" && runsAt !== null
        ? { beganAt: runsAt, tauMs: climb.tauMs, power: climb.power }
        : null,
    last: (latest && rules.lobby?.textsOf(latest.events)[0]) ?? null,
  };
}

/** The lobby must not announce a draw while the table still shows it. */
const shownResults = ({ results, round }: TableView) =>
  results.filter(({ number }) => round?.phase !== "drawn" || number !== round.number);

/** The results that the table has shown. */
function resultsOf(
  view: TableView,
  { rules }: Pick<Model, "rules">,
): Pick<LiveTableReport, "resultType" | "results" | "picture"> {
  const shown = shownResults(view);
  const { lobby } = rules;
  const texts = lobby ? shown.flatMap(({ events }) => lobby.textsOf(events)).slice(0, MAX_LOBBY_RESULTS) : [];
  return {
    resultType: lobby && texts.length > 0 ? lobby.type : null,
    results: texts,
    picture: tablePicturePath(view.tableId, shown[0]?.number ?? 0),
  };
}

import {
  type calls,
  DomainError,
  type DrawnGame,
  type ListedGame,
  type OutputOf,
  type ParsedInputOf,
} from "@bellwether/contract";
import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { PublishedTableRound, TableId, UpcomingDraw } from "@bellwether/contract/studio/index.ts";
import { currencyOf, gamePicturesOf, keepFresh } from "../catalogue/index.ts";
import type { Player } from "../players/index.ts";
import type { DatabasePort, DrawCalendarsPort, FreshPorts, GameSheetPort, TitlesPort } from "../ports.ts";
import { hasTicketOf } from "../rounds/index.ts";

/** Above every round number. */
const ABOVE_ALL = 2_147_483_647;
const FRESH_FOR_MS = 2 * SECOND_MS;

export type ComingDraws = { next: UpcomingDraw | null; awaited: UpcomingDraw | null };

export type DrawTablesPort = {
  /** Asks the providers about draws. Each call rejects if the provider does not answer. */
  drawTables: {
    /** The table of each game that has draws, by the game's code. */
    tables: ReadonlyMap<string, TableId>;
    /** The draw whose tickets are sold first, and the one whose sale is over and which is not drawn; null without one. */
    coming(tableId: TableId): Promise<ComingDraws>;
    /** The finished draws before this number, the newest first, twenty at most. */
    before(tableId: TableId, number: number): Promise<PublishedTableRound[]>;
    /** Undefined for a number that no draw has. */
    find(tableId: TableId, number: number): Promise<PublishedTableRound | undefined>;
  };
};

/** The ports that keep a summary up to date, the database, which knows whether a player had a ticket, and the calendars. */
type ReadingPorts = FreshPorts & DatabasePort & DrawCalendarsPort;

type Situated = { listed: readonly ListedGame[]; player?: Player | undefined };
type Summary = ComingDraws & { latest: PublishedTableRound | null };

/**
 * Reads draws for the site and for anybody who checks them. `listed` are the games that the asker may see. Where a game is no longer offered,
 * its past draws stay open to players who had a ticket, without a next draw.
 */
export function createDrawReader(deps: DrawTablesPort & TitlesPort & GameSheetPort & ReadingPorts) {
  const { drawTables } = deps;
  const summaries = new Map(
    [...new Set(drawTables.tables.values())].map((tableId) => [
      tableId,
      keepFresh({
        read: async (): Promise<Summary> => ({
          ...(await drawTables.coming(tableId)),
          latest: (await drawTables.before(tableId, ABOVE_ALL))[0] ?? null,
        }),
        freshForMs: FRESH_FOR_MS,
        now: deps.now,
        log: deps.log,
        what: `the draws of ${tableId}`,
      }),
    ]),
  );
  const summaryOf = (tableId: TableId): Promise<Summary> =>
    summaries.get(tableId)?.() ?? Promise.resolve({ next: null, awaited: null, latest: null });

  const drawnGame = async (
    { listed, player }: Situated,
    code: string,
  ): Promise<{ game: DrawnGame; next: UpcomingDraw | null }> => {
    const unknown = () => new DomainError("unknown_game", { detail: "no game with draws" });
    const tableId = drawTables.tables.get(code);
    if (tableId === undefined) throw unknown();
    const offered = listed.find((each) => each.local_code === code && !each.opens_soon);
    if (offered) return { game: asDrawnGame(offered, tableId), next: (await summaryOf(tableId)).next };
    const title = deps.titles.find((each) => each.code === code);
    if (!title || !player || !(await hasTicketOf(deps.database, player.id, code))) throw unknown();
    const game = {
      game_id: title.gameId,
      title: title.title,
      local_code: code,
      images: gamePicturesOf(title),
    };
    return { game: asDrawnGame(game, tableId), next: null };
  };

  return {
    /** @throws DomainError `invalid_param` for a currency that no player uses. */
    async list(
      { listed }: Situated,
      country: string | undefined,
      asked: ParsedInputOf<typeof calls.draws>,
    ): Promise<OutputOf<typeof calls.draws>> {
      const currency = currencyOf(asked.currency, country);
      const games = listed.flatMap((game) => {
        const tableId = drawTables.tables.get(game.local_code);
        if (tableId === undefined || game.opens_soon) return [];
        const model = deps.titles.find(({ code }) => code === game.local_code)?.model;
        if (model === undefined) return [];
        const calendar = deps.drawCalendars.get(game.local_code);
        return [
          {
            ...asDrawnGame(game, tableId),
            sheet: deps.gameSheet(model, currency, {}),
            is_demonstration: calendar !== undefined && "isDemonstration" in calendar,
          },
        ];
      });
      const summed = await Promise.all(
        games.map(async (game) => ({ ...game, ...(await summaryOf(game.table_id)) })),
      );
      // The next draw first; games without one last.
      const timeOf = ({ next }: Summary) => (next ? Date.parse(next.drawsAt) : Number.POSITIVE_INFINITY);
      summed.sort((one, other) => timeOf(one) - timeOf(other) || one.game_id - other.game_id);
      return { currency, games: summed };
    },

    /** The draw of this number while it is the next one on sale. @throws DomainError `unknown_game`, or `not_found` for another draw. */
    async onSale(
      situated: Situated,
      { code, number }: { code: string; number: number },
    ): Promise<UpcomingDraw> {
      const { next } = await drawnGame(situated, code);
      if (next?.number !== number)
        throw new DomainError("not_found", { detail: "not the next draw on sale" });
      return next;
    },

    async past(
      situated: Situated,
      { code, before }: ParsedInputOf<typeof calls.pastDraws>,
    ): Promise<OutputOf<typeof calls.pastDraws>> {
      const { game, next } = await drawnGame(situated, code);
      const draws = await drawTables.before(game.table_id, before ?? ABOVE_ALL);
      const last = draws.at(-1)?.number ?? 1;
      return { game, next, draws, before: last > 1 ? last : null };
    },

    /** @throws DomainError `unknown_game`, `invalid_param`, or `not_found` for a draw that is not drawn or void yet. */
    async one(
      situated: Situated,
      country: string | undefined,
      asked: ParsedInputOf<typeof calls.pastDraw>,
    ): Promise<OutputOf<typeof calls.pastDraw>> {
      const { game, next } = await drawnGame(situated, asked.code);
      const currency = currencyOf(asked.currency, country);
      const draw = await drawTables.find(game.table_id, asked.number);
      if (!draw || !isOver(draw)) throw new DomainError("not_found", { detail: "no such draw yet" });
      return { game, next, draw, currency, sheet: deps.gameSheet(draw.model, currency, {}) };
    },
  };
}

const isOver = ({ phase }: PublishedTableRound) => phase === "drawn" || phase === "paid" || phase === "void";

const asDrawnGame = (
  { game_id, title, local_code, images }: Omit<DrawnGame, "table_id">,
  tableId: TableId,
): DrawnGame => ({
  game_id,
  title,
  local_code,
  images,
  table_id: tableId,
});

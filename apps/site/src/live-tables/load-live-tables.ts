import { LiveFile } from "@bellwether/contract/calls/content.ts";
import type { LiveTable } from "@bellwether/contract/live-table.ts";
import { isLottery } from "../games/game-card.ts";
import { type GameLists, isOpen } from "../games/game-lists.ts";
import { cachedResponses } from "../request/cached-responses.ts";
import { effectiveCurrency, type Site } from "../request/site.ts";

/** A live table with the picture and the address of its game. */
export type ShownTable = Omit<LiveTable, "jackpot"> & {
  game: { id: number; code: string; title: string; tile: string; lottery?: true };
};

export type ShownTables = {
  tables: ShownTable[];
  currency: string;
  /** Changes come by push to a signed-in player [9.10]; otherwise the page polls. */
  isPushed: boolean;
};

/**
 * The live tables of the reader's games with limits in their currency: those of the lottery, those of all other games, or all. None when the
 * gate does not answer.
 */
export async function loadLiveTables(
  site: Site,
  lists: GameLists,
  games: "lottery" | "others" | "all" = "all",
): Promise<ShownTables> {
  const player = await site.player();
  const currency = await effectiveCurrency(site);
  const tables = await fetchLive(site, currency).then(
    (file) => file.tables,
    (): LiveTable[] => [],
  );
  return {
    tables: tables.flatMap(({ jackpot: _, ...table }) => {
      const game = lists.byId.get(table.gameId);
      if (!game || !isOpen(game)) return [];
      if (games !== "all" && isLottery(game) !== (games === "lottery")) return [];
      const { game_id, local_code, title, images } = game;
      return [
        {
          ...table,
          game: {
            ...{ id: game_id, code: local_code, title, tile: images.tile },
            ...(isLottery(game) && { lottery: true as const }),
          },
        },
      ];
    }),
    currency,
    isPushed: player !== undefined && site.isOn("LIVEDATA_API_ENABLED"),
  };
}

/** The jackpots that the house has now; none when the gate does not answer. */
export async function loadJackpots(site: Site): Promise<LiveFile["jackpots"]> {
  return fetchLive(site, await effectiveCurrency(site)).then(
    ({ jackpots }) => jackpots,
    () => [],
  );
}

/** Tables and jackpots of a page are in one file. A file may be this old: the page hears of changes by push or by polling. */
const KEPT_MS = 1_000;

const kept = cachedResponses<LiveFile>({ forMs: KEPT_MS, most: 50 });

const fetchLive = (site: Site, currency: string): Promise<LiveFile> =>
  kept(site.options, currency, () => readLive(site, currency), site.now.getTime());

async function readLive({ options }: Site, currency: string): Promise<LiveFile> {
  const response = await options.gateFetch(`${options.gateBaseUrl}/static/live/${currency}.json`);
  if (!response.ok) throw new Error(`The live data answered ${response.status}.`);
  return LiveFile.parse(await response.json());
}

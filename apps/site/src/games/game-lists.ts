import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { cachedResponses } from "../request/cached-responses.ts";
import { callGate } from "../request/call-gate.ts";
import { countryAsked, type Site } from "../request/site.ts";

/** The games that a visitor may see, open ones first and then by popularity; also the hot ones. Shared by requests: do not mutate. */
export type GameLists = {
  games: readonly ListedGame[];
  byId: ReadonlyMap<number, ListedGame>;
  byCode: ReadonlyMap<string, ListedGame>;
  hot: readonly ListedGame[];
  /** The latest releases that are open, newest first. */
  newest: readonly ListedGame[];
  /** Games by category id, all of them under `all-games`; categories without a game are left out. */
  byCategory: ReadonlyMap<string, readonly ListedGame[]>;
};

const newGamesShown = 40;

const kept = cachedResponses<GameLists>({ forMs: 60_000, most: 200 });

/** The game lists of the reader's market; they differ by brand, country and region only, so visitors share a cached response for a minute. */
export async function loadGameLists(site: Site, nowMs: number = Date.now()): Promise<GameLists> {
  const market = await marketOf(site);
  const key = `${site.contentVersion} ${site.brand.key} ${market.country ?? ""} ${market.region ?? ""}`;
  return kept(site.options, key, () => fetchGameLists(site, market), nowMs);
}

type Market = { country?: string; region?: string };

/** The account's country, otherwise the visitor's [3.02]; a region counts only in its own country. */
async function marketOf(site: Site): Promise<Market> {
  const asked = await countryAsked(site);
  const { region } = site;
  return {
    ...asked,
    ...(region && asked.country === site.country ? { region } : {}),
  };
}

async function fetchGameLists(site: Site, market: Market): Promise<GameLists> {
  // Sent without the session: a shared response must not be one player's.
  const [list, hot] = await Promise.all([
    callGate(site, "gameList", market, site.visitorGate),
    callGate(site, "hotGames", market, site.visitorGate),
  ]);
  const games = [...list.games].sort(
    (a, b) => Number(a.opens_soon) - Number(b.opens_soon) || b.popular - a.popular,
  );
  const byId = new Map(games.map((game) => [game.game_id, game]));
  return {
    games,
    byId,
    byCode: new Map(games.map((game) => [game.local_code, game])),
    hot: hot.game_ids.flatMap((id) => byId.get(id) ?? []),
    newest: newestFirst(games.filter(isOpen)).slice(0, newGamesShown),
    byCategory: groupByCategory(games),
  };
}

export const isOpen = ({ opens_soon }: Pick<ListedGame, "opens_soon">) => !opens_soon;

/** Compares release dates as text, which works because they are ISO. */
function newestFirst(games: readonly ListedGame[]): ListedGame[] {
  return games.toSorted((a, b) =>
    a.released_on < b.released_on ? 1 : a.released_on > b.released_on ? -1 : 0,
  );
}

/** Every game is under `all-games` once, whether or not its own categories name it. */
function groupByCategory(games: readonly ListedGame[]): Map<string, ListedGame[]> {
  const groups = new Map<string, ListedGame[]>();
  for (const game of games)
    for (const category of new Set(["all-games", ...game.categories])) {
      const group = groups.get(category);
      if (group) group.push(game);
      else groups.set(category, [game]);
    }
  return groups;
}

import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { callGate } from "../request/call-gate.ts";
import { countryAsked, type Site } from "../request/site.ts";

/** Every game that a visitor may see, best known first, and the hot ones. Shared: do not change it. */
export type GameLists = {
  games: readonly ListedGame[];
  byId: ReadonlyMap<number, ListedGame>;
  byCode: ReadonlyMap<string, ListedGame>;
  hot: readonly ListedGame[];
};

const keepForMs = 60_000;
const marketsKept = 200;
const kept = new Map<string, { lists: Promise<GameLists>; until: number }>();

/** The lists of the reader's market; they differ by brand, country and region only, so a minute's visitors share one answer. */
export async function loadGameLists(site: Site, nowMs: number = Date.now()): Promise<GameLists> {
  const market = await marketOf(site);
  const key = `${site.brand.key} ${market.country ?? ""} ${market.region ?? ""}`;
  const known = kept.get(key);
  if (known && known.until > nowMs) return known.lists;
  if (kept.size >= marketsKept) kept.clear();
  const lists = fetchGameLists(site, market);
  kept.set(key, { lists, until: nowMs + keepForMs });
  lists.catch(() => kept.delete(key));
  return lists;
}

type Market = { country?: string; region?: string };

/** The account's country, else the visitor's [3.02]; a region counts only in the country it lies in. */
async function marketOf(site: Site): Promise<Market> {
  const asked = await countryAsked(site);
  const { region } = site;
  return {
    ...asked,
    ...(region && asked.country === site.country && /^[A-Z0-9]{1,3}$/.test(region) ? { region } : {}),
  };
}

async function fetchGameLists(site: Site, market: Market): Promise<GameLists> {
  // Without the session: what many share must not be one player's answer.
  const [list, hot] = await Promise.all([
    callGate(site, "gameList", market, site.visitorGate),
    callGate(site, "hotGames", market, site.visitorGate),
  ]);
  const games = [...list.games].sort((a, b) => b.popular - a.popular);
  const byId = new Map(games.map((game) => [game.game_id, game]));
  return {
    games,
    byId,
    byCode: new Map(games.map((game) => [game.local_code, game])),
    hot: hot.game_ids.flatMap((id) => byId.get(id) ?? []),
  };
}

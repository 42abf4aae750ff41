import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import type { LobbySection } from "@bellwether/market/brands.ts";
import { paths } from "../paths.ts";
import type { Site } from "../request/site.ts";
import { visibleCategories } from "./categories.ts";
import { type PackedCards, packCards } from "./game-card.ts";
import type { GameLists } from "./game-lists.ts";
import { categorySlug } from "./sections.ts";

/** One row: the games that it shows, of how many, and where all of them are. */
export type LobbyRail = {
  section: LobbySection;
  games: PackedCards;
  shown: number;
  total: number;
  href: string;
};

const gamesInRail = 14;
const hotGames = 10;

/** The lobby's rows in the brand's order, those without a game left out. */
export function lobbyRails(site: Site, lists: GameLists, recentIds: readonly number[]): LobbyRail[] {
  return site.brand.lobbySections
    .map((section) => lobbyRail(site, section, lists, recentIds))
    .filter((rail): rail is LobbyRail => rail !== undefined && rail.shown > 0);
}

function lobbyRail(
  site: Site,
  section: LobbySection,
  lists: GameLists,
  recentIds: readonly number[],
): LobbyRail | undefined {
  if (section === "hot")
    return rail(section, lists.hot.slice(0, hotGames), lists.hot.length, paths.hotGames());
  if (section === "new")
    return rail(section, lists.newest.slice(0, gamesInRail), lists.newest.length, paths.newGames());
  if (section === "recent") {
    const games = recentIds.flatMap((id) => lists.byId.get(id) ?? []);
    return rail(section, games.slice(0, gamesInRail), games.length, paths.recentlyPlayed());
  }
  const slug = categorySlug(section);
  const category = visibleCategories(site).find((candidate) => candidate.slug === slug);
  if (!category) return undefined;
  const games = lists.byCategory.get(category.id) ?? [];
  return rail(section, games.slice(0, gamesInRail), games.length, paths.category(category.slug));
}

function rail(section: LobbySection, games: readonly ListedGame[], total: number, href: string): LobbyRail {
  return { section, games: packCards(games), shown: games.length, total, href };
}

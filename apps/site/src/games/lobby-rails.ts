import type { LobbySection } from "@bellwether/brands/brand.ts";
import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { paths } from "../paths.ts";
import type { Site } from "../request/site.ts";
import { visibleCategories } from "./categories.ts";
import { type PackedCards, packCards } from "./game-card.ts";
import { type GameLists, isOpen } from "./game-lists.ts";
import { SHOWN_IN_RAIL } from "./rail-size.ts";
import { categorySlug, lobbySectionsOf } from "./sections.ts";

/** One row: the games shown, their total number, and the path of the full list. */
export type LobbyRail = {
  section: LobbySection;
  games: PackedCards;
  shown: number;
  total: number;
  href: string;
};

/** Ids of the player's recent games and favourites; empty for a visitor. */
export type OwnIds = { recent: readonly number[]; favourites: readonly number[] };

const hotGames = 10;

/** The lobby's rows in its order; rows without an open game are left out. */
export function lobbyRails(site: Site, lists: GameLists, own: OwnIds): LobbyRail[] {
  return lobbySectionsOf(site)
    .map((section) => lobbyRail(site, section, lists, own))
    .filter((rail): rail is LobbyRail => rail !== undefined && rail.shown > 0);
}

function lobbyRail(site: Site, section: LobbySection, lists: GameLists, own: OwnIds): LobbyRail | undefined {
  if (section === "hot")
    return rail(section, lists.hot.slice(0, hotGames), lists.hot.length, paths.hotGames());
  if (section === "new")
    return rail(section, lists.newest.slice(0, SHOWN_IN_RAIL), lists.newest.length, paths.newGames());
  if (section === "recent" || section === "favourites") {
    const games = own[section].flatMap((id) => lists.byId.get(id) ?? []);
    const href = section === "recent" ? paths.recentlyPlayed() : paths.favourites();
    return rail(section, games.slice(0, SHOWN_IN_RAIL), games.length, href);
  }
  const slug = categorySlug(section);
  const category = visibleCategories(site).find((candidate) => candidate.slug === slug);
  if (!category) return undefined;
  const games = lists.byCategory.get(category.id) ?? [];
  return rail(
    section,
    games.filter(isOpen).slice(0, SHOWN_IN_RAIL),
    games.length,
    paths.category(category.slug),
  );
}

function rail(section: LobbySection, games: readonly ListedGame[], total: number, href: string): LobbyRail {
  return { section, games: packCards(games), shown: games.length, total, href };
}

import type { ShownGames } from "@bellwether/contract/content/promotion.ts";
import { type GameCard, toGameCard } from "../games/game-card.ts";
import { type GameLists, isOpen } from "../games/game-lists.ts";

const mostShown = 12;

/** The games of a promotion or landing page that are open and allowed for the reader. */
export function shownGames(games: ShownGames, lists: GameLists): GameCard[] {
  const { gameIds, categories, subCategories, newest } = games;
  if (gameIds)
    return gameIds
      .flatMap((id) => lists.byId.get(id) ?? [])
      .filter(isOpen)
      .map(toGameCard);
  if (newest) return lists.newest.slice(0, mostShown).map(toGameCard);
  return lists.games
    .filter(
      (game) =>
        isOpen(game) &&
        (categories?.some((category) => game.categories.includes(category)) ||
          game.sub_categories.some(({ category_id }) => subCategories?.includes(category_id))),
    )
    .slice(0, mostShown)
    .map(toGameCard);
}

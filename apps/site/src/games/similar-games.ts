import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";

/** The open games that share most sub-categories and keywords with this one; ties by popularity. */
export function similarGames(game: ListedGame, games: readonly ListedGame[], limit: number): ListedGame[] {
  const subCategories = new Set(game.sub_categories.map(({ category_id }) => category_id));
  const keywords = new Set(game.keywords);
  return games
    .filter((other) => !other.opens_soon && other.game_id !== game.game_id)
    .map((other) => {
      const shared = other.sub_categories.filter(({ category_id }) => subCategories.has(category_id)).length;
      const alike = other.keywords.filter((keyword) => keywords.has(keyword)).length;
      return { other, score: 2 * shared + 3 * alike };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.other.popular - a.other.popular)
    .slice(0, limit)
    .map(({ other }) => other);
}

import type { CatalogueTitle } from "../catalogue.ts";
import type { CountedGames } from "./shared-rule.ts";

type Counted = Pick<CatalogueTitle, "gameId" | "code" | "categories" | "subCategories">;

/** The titles whose rounds count for a rule. */
export function countedTitles<Title extends Counted>(
  counts: CountedGames,
  titles: readonly Title[],
): Title[] {
  const { gameIds, categories, subCategories, every } = counts;
  return titles.filter(
    (title) =>
      every ||
      gameIds?.includes(title.gameId) ||
      categories?.some((category) => title.categories.includes(category)) ||
      title.subCategories.some(({ categoryId }) => subCategories?.includes(categoryId)),
  );
}

/** A kind of gambling that some laws keep apart from the others. */
export type Product = "casino" | "lottery" | "virtuals";

/** The products to which the titles belong, sorted. */
export function productsOf(titles: readonly Pick<CatalogueTitle, "categories">[]): Product[] {
  const found = titles.map(({ categories }): Product => {
    if (categories.includes("lottery")) return "lottery";
    return categories.includes("virtuals") ? "virtuals" : "casino";
  });
  return [...new Set(found)].sort();
}

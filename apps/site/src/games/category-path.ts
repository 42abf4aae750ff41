import { paths } from "../paths.ts";
import type { GameChoice } from "./game-choice.ts";

/** Path of a category's games. The sub-categories of all games sit beside it under `/games`, those of other categories below the category. */
export function categoryPath(slug: string, subSlug?: string, choice: GameChoice = {}): string {
  if (slug === "all-games")
    return subSlug ? paths.allGamesSubCategory(subSlug, choice) : paths.allGames(choice);
  return subSlug ? paths.subCategory(slug, subSlug, choice) : paths.category(slug, choice);
}

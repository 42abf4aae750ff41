import { paths } from "../paths.ts";
import type { GameChoice } from "./game-choice.ts";

/** Where a category's games are: all games' sub-categories lie beside them, every other category's below it. */
export function categoryPath(slug: string, subSlug?: string, choice: GameChoice = {}): string {
  if (slug === "all-games")
    return subSlug ? paths.allGamesSubCategory(subSlug, choice) : paths.allGames(choice);
  return subSlug ? paths.subCategory(slug, subSlug, choice) : paths.category(slug, choice);
}

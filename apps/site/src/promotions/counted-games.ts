import type { RewardRule } from "@bellwether/contract/content/rewards/reward-rule.ts";
import type { Translate } from "@bellwether/i18n/translate.ts";
import { type Language, languages } from "@bellwether/market/languages.ts";
import { categories } from "../games/categories.ts";
import { categoryName, subCategoryName } from "../games/category-name.ts";
import type { GameLists } from "../games/game-lists.ts";

/** The games that count for a rule, as its page names them: titles, or categories. Nothing if no stake counts, or no game is here. */
export function countedGames(
  { counts, ...rule }: RewardRule,
  { byId }: Pick<GameLists, "byId">,
  language: Language,
  t: Translate,
): string | undefined {
  if (rule.kind === "prize-draw" && rule.entry.by === "doors") return undefined;
  const { gameIds, categories: ids, subCategories, every } = counts;
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(languages[language].locale, { type: "conjunction" }).format(names);
  if (gameIds) return list(gameIds.flatMap((id) => byId.get(id)?.title ?? [])) || undefined;
  return list(
    categories.flatMap(({ id, slug, subCategories: within }) => {
      const name = categoryName(slug, t);
      if ((ids as readonly string[] | undefined)?.includes(id) || (every && id === "all-games"))
        return [name];
      const parts = within
        .filter((part) => part.ids.some((each) => subCategories?.includes(each)))
        .map((part) => subCategoryName(part.slug, t));
      if (parts.length === 0) return [];
      // Two categories have a sub-category called roulette: the category says which one counts.
      return id === "all-games" ? parts : [`${name} (${list(parts)})`];
    }),
  );
}

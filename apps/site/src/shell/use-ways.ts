import { categoryName } from "../games/category-name.ts";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import type { RootData } from "../request/root-data.ts";
import { useOpens } from "../session/use-opens.ts";

export type Way = { label: string; href: string; current: boolean };

/** The links to games: each category in the brand's order, new games, all games, and the providers. */
export function useWays(root: RootData, path: string): Way[] {
  const t = useTexts();
  const opens = useOpens();
  const way = (label: string, href: string): Way => ({
    label,
    href,
    current: path === href || path.startsWith(`${href}/`),
  });
  return [
    ...root.navigation.map((slug) => way(categoryName(slug, t), paths.category(slug))),
    way(t("core.shell_new_games"), paths.newGames()),
    way(t("core.shell_all_games"), paths.allGames()),
    way(t("core.shell_providers"), paths.providers()),
  ].filter(({ href }) => opens(href));
}

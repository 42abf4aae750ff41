import { categoryName } from "../games/category-name.ts";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { useOpens } from "../page-data/use-opens.ts";
import { paths } from "../paths.ts";

export type GameLink = { label: string; href: string; current: boolean };

/** The links to games: each category in the brand's order, new games, all games, and the providers. */
export function useGameLinks(root: RootData, path: string): GameLink[] {
  const t = useTexts();
  const opens = useOpens();
  const link = (label: string, href: string): GameLink => ({
    label,
    href,
    current: path === href || path.startsWith(`${href}/`),
  });
  return [
    ...root.navigation.map((slug) => link(categoryName(slug, t), paths.category(slug))),
    link(t("core.shell_new_games"), paths.newGames()),
    link(t("core.shell_all_games"), paths.allGames()),
    link(t("core.shell_providers"), paths.providers()),
  ].filter(({ href }) => opens(href));
}

import { toGameCard } from "../games/game-card.ts";
import { CatalogueGrid } from "../games/game-grid.tsx";
import { loadGameLists } from "../games/game-lists.ts";
import { useTexts } from "../locale/texts.tsx";
import { pageOf } from "../request/page.ts";
import { siteOf } from "../request/site.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/hot-games.ts";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const lists = await loadGameLists(site);
  return {
    page: pageOf(site, {
      title: "core.game_list_hot_title",
      description: "core.about_hot_games",
      texts: ["core.game_"],
    }),
    games: lists.hot.map(toGameCard),
  };
}

export default function HotGames({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t("core.game_list_hot_title")} text={t("core.game_list_hot_text")} />
      <CatalogueGrid games={loaderData.games} label={t("core.game_list_hot_title")} ranked />
    </>
  );
}

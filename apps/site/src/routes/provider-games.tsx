import { toGameCard } from "../games/game-card.ts";
import { CatalogueGrid } from "../games/game-grid.tsx";
import { loadGameLists } from "../games/game-lists.ts";
import { providerAt } from "../games/providers.ts";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { pageOf, translateOf } from "../request/page.ts";
import { notFound, siteOf } from "../request/site.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/provider-games.ts";

/** One provider's games [2.06]; a 404 where the country sees none of them. */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const provider = providerAt(args.params.provider);
  if (!provider) throw notFound();
  const { games } = await loadGameLists(site);
  const own = games.filter((game) => game.provider === provider.code);
  // A provider outside the reader's group of countries [1.07], or whose games are all blocked there, has no page here.
  if (own.length === 0) throw notFound();
  return {
    page: pageOf(site, {
      title: "core.provider_title",
      description: "core.provider_description",
      params: { provider: provider.name, games: own.length },
      crumbs: [
        { name: translateOf(site)("core.provider_list_title"), path: paths.providers() },
        { name: provider.name, path: paths.providerGames(args.params.provider) },
      ],
      texts: ["core.provider_", "core.game_"],
    }),
    provider: provider.name,
    games: own.map(toGameCard),
  };
}

export default function ProviderGames({ loaderData: { provider, games } }: Route.ComponentProps) {
  const t = useTexts();
  const title = t("core.provider_title", { provider });
  return (
    <>
      <PageHead title={title} text={t("core.provider_text", { games: games.length })} />
      <CatalogueGrid games={games} label={title} />
    </>
  );
}

import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Empty } from "../brand/empty.tsx";
import { toGameCard } from "../games/game-card.ts";
import { CatalogueGrid } from "../games/game-grid.tsx";
import { loadGameLists } from "../games/game-lists.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { callGate } from "../request/call-gate.ts";
import { pageOf } from "../request/page.ts";
import { requirePlayer } from "../request/require-player.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/favourites.ts";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  const [lists, marked] = await Promise.all([loadGameLists(site), callGate(site, "favourites", {})]);
  return {
    page: pageOf(site, { title: "core.game_list_favourites_title", texts: ["core.game_"], unlisted: true }),
    games: marked.game_ids.flatMap((id) => lists.byId.get(id) ?? []).map(toGameCard),
  };
}

/** The player's favourites, newest first. A game whose heart is switched off stays until the player leaves the page, so that they can undo it. */
export default function Favourites({ loaderData: { games } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t("core.game_list_favourites_title")} />
      {games.length > 0 ? (
        <CatalogueGrid games={games} label={t("core.game_list_favourites_title")} />
      ) : (
        <Empty
          title={t("core.game_list_favourites_empty_title")}
          text={t("core.game_list_favourites_empty_text")}
        >
          <LinkButton as={Link} href={paths.hotGames()}>
            {t("core.game_list_hot_title")}
          </LinkButton>
        </Empty>
      )}
    </>
  );
}

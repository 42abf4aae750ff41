import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Hero } from "@bellwether/ui/surfaces/hero.tsx";
import { type ReactNode, Suspense, useMemo } from "react";
import { brandPicture } from "../brand/brand-assets.ts";
import { blockFigures, blockGames, loadBlocks } from "../content/blocks.ts";
import { BlogStrip } from "../content/blog-strip.tsx";
import { ContentBlocks } from "../content/content-blocks.tsx";
import { loadBlogPosts } from "../content/load-blog-posts.ts";
import { loadRecentWinners } from "../content/load-recent-winners.ts";
import { useBlocks } from "../content/use-blocks.ts";
import { loadDraws } from "../draws/load-draws.ts";
import { unpackCards } from "../games/game-card.ts";
import { isOpen, loadGameLists } from "../games/game-lists.ts";
import { GameRail } from "../games/game-rail.tsx";
import { loadUnfinishedGames } from "../games/load-unfinished-games.ts";
import { lobbyRails, type OwnIds } from "../games/lobby-rails.ts";
import { JackpotsPlace } from "../jackpots/jackpots-place.tsx";
import { loadLiveTables } from "../live-tables/load-live-tables.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { loadOpenPromotions } from "../promotions/promotion-view.ts";
import { pageOf } from "../request/page.ts";
import { effectiveCurrency, type Site, siteOf } from "../request/site.ts";
import { houseItems } from "../request/structured-items.ts";
import {
  LateDraws,
  LateLiveTables,
  LatePromotions,
  LateUnfinished,
  LateWinners,
} from "../shell/late-lists.tsx";
import type { Route } from "./+types/home.ts";

/** Index of the rail after which the promotions are shown. */
const promotionsAfter = 1;
const promotionsInRail = 6;
/** The editors' blocks follow the first rail, so that the first screen shows games; the winners follow the third. */
const blocksAfter = 0;
const winnersAfter = 2;
/** The lobby shows the draws that come first. */
const drawsShown = 3;

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  // Do not await the blog: its posts stream in later.
  const posts = loadBlogPosts(site);
  const [lists, blocks, promotions, own, unfinished] = await Promise.all([
    loadGameLists(site),
    loadBlocks(site),
    loadOpenPromotions(site, promotionsInRail),
    loadOwnIds(site),
    loadUnfinishedGames(site),
  ]);
  return {
    page: pageOf(site, {
      title: "core.home_title",
      structured: houseItems(site),
      texts: [
        "core.lobby_",
        "core.game_",
        "core.live_",
        "core.draws_",
        "promo.block_",
        `promo.hero_${site.brand.slug}_`,
        "promo.rail_",
        "promo.kind_",
        "promo.time_",
      ],
    }),
    promotions,
    unfinished,
    rails: lobbyRails(site, lists, own),
    gameCount: lists.games.filter(isOpen).length,
    blocks: blocks.home,
    blockGames: blockGames(blocks.home, lists),
    blockFigures: await blockFigures(site),
    liveJackpots: { currency: await effectiveCurrency(site) },
    liveTables: await loadLiveTables(site, lists),
    winners: await loadRecentWinners(site, lists),
    draws: (await loadDraws(site)).filter(({ next }) => next !== null).slice(0, drawsShown),
    posts,
  };
}

async function loadOwnIds(site: Site): Promise<OwnIds> {
  if (site.token === undefined) return { recent: [], favourites: [] };
  const idsOf = (name: "recentlyPlayed" | "favourites") =>
    site.gate.call(name, {}).then(
      ({ game_ids }) => game_ids,
      () => [],
    );
  // In parallel with the profile, so that the gate looks up the session once for all three calls.
  const [recent, favourites] = await Promise.all([idsOf("recentlyPlayed"), idsOf("favourites")]);
  return { recent, favourites };
}

/** The lobby: the brand's hero, then its sections in its own order. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { gameCount, promotions, liveJackpots } = loaderData;
  const rails = useMemo(
    () => loaderData.rails.map((rail) => ({ ...rail, games: unpackCards(rail.games) })),
    [loaderData.rails],
  );
  return (
    <>
      {loaderData.unfinished.length > 0 && <LateUnfinished games={loaderData.unfinished} />}
      <LobbyHero gameCount={gameCount} />
      {rails.map((rail, index) => (
        <RailInTurn key={rail.section} first={index === 0}>
          {rail.section === "lottery" && <LateDraws games={loaderData.draws} />}
          {rail.section === "live-casino" && <LateLiveTables shown={loaderData.liveTables} later />}
          <GameRail
            id={rail.section === "hot" ? "hot-games" : rail.section}
            title={t(`core.lobby_${rail.section.replace("-", "_")}` as MessageKey)}
            games={rail.games}
            all={
              // The favourites always link to their page.
              rail.total > rail.shown || rail.section === "favourites"
                ? { href: rail.href, label: t("core.lobby_all", { count: rail.total }) }
                : undefined
            }
            ranked={rail.section === "hot"}
            leadsTo={rail.section === "recent" ? "play" : "page"}
            first={index === 0}
          />
          {index === promotionsAfter && <LatePromotions promotions={promotions} />}
          {index === blocksAfter && (
            <HomeBlocks
              blocks={loaderData.blocks}
              games={loaderData.blockGames}
              figures={loaderData.blockFigures}
            />
          )}
          {index === blocksAfter && <JackpotsPlace {...liveJackpots} />}
          {index === winnersAfter && <LateWinners winners={loaderData.winners} />}
        </RailInTurn>
      ))}
      <BlogStrip posts={loaderData.posts} />
    </>
  );
}

/** Rails below the first screen hydrate one by one, each in its own task, so that a slow phone can respond to input in between. */
function RailInTurn({ first, children }: { first: boolean; children: ReactNode }) {
  return first ? children : <Suspense>{children}</Suspense>;
}

function HomeBlocks({ blocks, ...rest }: Omit<Parameters<typeof ContentBlocks>[0], "label">) {
  const t = useTexts();
  return <ContentBlocks blocks={useBlocks("home", blocks)} {...rest} label={t("core.lobby_blocks")} />;
}

function LobbyHero({ gameCount }: { gameCount: number }) {
  const t = useTexts();
  const root = useRoot();
  if (!root) return null;
  const text = (part: string) =>
    t(`promo.hero_${root.brand.slug}_${part}` as MessageKey, { games: gameCount });
  const href = root.player ? paths.hotGames() : root.signupAllowed ? paths.signup() : paths.allGames();
  return (
    <Hero
      level={1}
      eyebrow={text("eyebrow")}
      headline={text("headline")}
      text={text("text")}
      action={
        <LinkButton as={Link} href={href} size="large">
          {text(root.player ? "action_player" : "action")}
        </LinkButton>
      }
      art={
        <img
          src={brandPicture(root.brand.slug, "mascot-waving")}
          alt=""
          width={480}
          height={480}
          fetchPriority="high"
        />
      }
    />
  );
}

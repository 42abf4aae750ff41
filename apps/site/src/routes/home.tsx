import type { LobbySection } from "@bellwether/brands/brand.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { type ReactNode, Suspense } from "react";
import { WhenNear } from "../browser/when-near.tsx";
import { blockFigures, blockGames, loadBlocks } from "../content/blocks.ts";
import { BlogStrip } from "../content/blog-strip.tsx";
import { ContentBlocks } from "../content/content-blocks.tsx";
import { loadBlogPosts } from "../content/load-blog-posts.ts";
import { loadRecentWinners } from "../content/load-recent-winners.ts";
import { useBlocks } from "../content/use-blocks.ts";
import { loadDraws } from "../draws/load-draws.ts";
import { isOpen, loadGameLists } from "../games/game-lists.ts";
import { PackedGameRail, preloadFirstTiles, SharedGameRail } from "../games/game-rail.tsx";
import { loadUnfinishedGames } from "../games/load-unfinished-games.ts";
import { lobbyRails, type OwnIds } from "../games/lobby-rails.ts";
import { SHOWN_IN_RAIL } from "../games/rail-size.ts";
import { sharedPart } from "../hydration/shared-part.tsx";
import { JackpotsPlace } from "../jackpots/jackpots-place.tsx";
import { loadJackpots, loadLiveTables } from "../live-tables/load-live-tables.ts";
import { someOfEach } from "../live-tables/table-tiles.ts";
import { chooseAlive } from "../lobby/alive.ts";
import { firstPotsOf } from "../lobby/first-pots.ts";
import { loadOwnDraw } from "../lobby/load-own-draw.ts";
import { LobbyHero } from "../lobby/lobby-hero.tsx";
import { useTexts } from "../locale/texts.tsx";
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
import styles from "./home.module.css";

/** Index of the rail after which the promotions are shown. */
const promotionsAfter = 1;
const promotionsInRail = 6;
/** The editors' blocks follow the first rail, so that the first screen shows games; the winners follow the third. */
const blocksAfter = 0;
const winnersAfter = 2;
/** Rails after the first, and the promotions among them, are rendered when the reader comes near. */
const RAILS_AT_ONCE = 1;
/** The lobby shows the draws that come first. */
const drawsShown = 3;

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  // Do not await the blog: its posts stream in later.
  const posts = loadBlogPosts(site);
  const [lists, blocks, promotions, own, unfinished, ownDraw] = await Promise.all([
    loadGameLists(site),
    loadBlocks(site),
    loadOpenPromotions(site, promotionsInRail),
    loadOwnIds(site),
    loadUnfinishedGames(site),
    loadOwnDraw(site),
  ]);
  const draws = await loadDraws(site);
  const liveTables = await loadLiveTables(site, lists);
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
    liveJackpots: {
      currency: await effectiveCurrency(site),
      first: firstPotsOf(await loadJackpots(site), lists),
    },
    // The choice is made here: the page holds no tables that it does not show, and none moves while others open and close.
    liveTables: { ...liveTables, tables: someOfEach(liveTables.tables, SHOWN_IN_RAIL) },
    alive: chooseAlive(site.brand.hero, { draws, tables: liveTables.tables, own: ownDraw }),
    winners: await loadRecentWinners(site, lists),
    draws: draws.filter(({ next }) => next !== null).slice(0, drawsShown),
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
  const { gameCount, promotions, liveJackpots, rails } = loaderData;
  // The tables are the games of live casino.
  const showsTables = loaderData.liveTables.tables.length >= SHOWN_IN_RAIL;
  const [first] = rails;
  if (import.meta.env.SSR && first && !(first.section === "live-casino" && showsTables))
    preloadFirstTiles(first.games);
  return (
    <>
      {loaderData.unfinished.length > 0 && <LateUnfinished games={loaderData.unfinished} />}
      <LobbyHero alive={loaderData.alive} gameCount={gameCount} isPushed={loaderData.liveTables.isPushed} />
      {rails.map((rail, index) => {
        const Games = isOwn(rail.section) ? PackedGameRail : SharedGameRail;
        return (
          <RailInTurn key={rail.section} first={index === 0}>
            {rail.section === "lottery" && <LateDraws games={loaderData.draws} />}
            {rail.section === "live-casino" && (
              <NearOrNow isNear={index < RAILS_AT_ONCE}>
                <LateLiveTables
                  shown={loaderData.liveTables}
                  later={index > 0}
                  all={{ href: rail.href, label: t("core.lobby_all", { count: rail.total }) }}
                />
              </NearOrNow>
            )}
            {(rail.section !== "live-casino" || !showsTables) && (
              <Games
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
                whenNear={index >= RAILS_AT_ONCE}
              />
            )}
            {index === promotionsAfter && promotions.length > 0 && (
              <WhenNear place={<div className={styles.promotions} />}>
                <LatePromotions promotions={promotions} />
              </WhenNear>
            )}
            {index === blocksAfter && (
              <HomeBlocks
                blocks={loaderData.blocks}
                games={loaderData.blockGames}
                figures={loaderData.blockFigures}
              />
            )}
            {index === blocksAfter && <JackpotsPlace {...liveJackpots} later />}
            {index === winnersAfter && <LateWinners winners={loaderData.winners} />}
          </RailInTurn>
        );
      })}
      <BlogStrip posts={loaderData.posts} />
    </>
  );
}

/** Whether the games of a section are the player's. */
const isOwn = (section: LobbySection) => section === "recent" || section === "favourites";

/** Rails below the first screen hydrate one by one, each in its own task, so that a slow phone can respond to input in between. */
function RailInTurn({ first, children }: { first: boolean; children: ReactNode }) {
  return first ? children : <Suspense>{children}</Suspense>;
}

/** The live tables, which are many elements, where they are far below. */
function NearOrNow({ isNear, children }: { isNear: boolean; children: ReactNode }) {
  return isNear ? children : <WhenNear place={<div className={styles.tables} />}>{children}</WhenNear>;
}

const SharedBlocks = sharedPart("blocks", ContentBlocks);

function HomeBlocks({ blocks, ...rest }: Omit<Parameters<typeof ContentBlocks>[0], "label">) {
  const t = useTexts();
  return <SharedBlocks blocks={useBlocks("home", blocks)} {...rest} label={t("core.lobby_blocks")} />;
}

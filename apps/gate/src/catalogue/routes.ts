import { calls } from "@bellwether/contract";
import { gameFeatures } from "@bellwether/contract/calls/catalogue.ts";
import { opensSoon } from "@bellwether/contract/content/catalogue.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { brands, type ToggleSituation } from "@bellwether/market";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import { isVisible } from "../is-visible.ts";
import type { ContentPorts, MarketPorts, SettingsPort, TitlesPort, UndecidedPort } from "../ports.ts";
import { isTitleStopped } from "../stops/index.ts";
import { alsoLiked } from "./also-liked.ts";
import { favouriteIds, setFavourite } from "./favourites.ts";
import { readGameFigures } from "./game-figures.ts";
import { describeGame } from "./game-seo.ts";
import { createHotGames } from "./hot-games.ts";
import { keepFresh } from "./keep-fresh.ts";
import { launchGame } from "./launch-game.ts";
import { type ListFigures, listGame, listGames, type ReadGameList } from "./list-games.ts";
import { listInstantGames } from "./list-instant-games.ts";
import { rateGame } from "./rate-game.ts";
import type { PotReader } from "./read-pots.ts";
import { createRecentWinners } from "./recent-winners.ts";
import { recentlyPlayedIds } from "./recently-played.ts";
import { chooseStaffPicks } from "./staff-picks.ts";
import { createGlances } from "./title-glance.ts";
import { runsOn, situationOf } from "./title-rules.ts";
import { unfinishedGames } from "./unfinished-games.ts";

const FIGURES_FRESH_FOR_MS = 60_000;

/** Mounts the catalogue's calls. Returns the reader of its lists, which the static files use too. */
export function mountCatalogue(
  app: Hono,
  deps: MarketPorts &
    ContentPorts &
    CallPorts &
    TitlesPort &
    SettingsPort<"freePlayAllowed" | "providers" | "siteUrl"> &
    UndecidedPort,
  pots: Pick<PotReader, "of">,
): ReadGameList {
  const hotGames = createHotGames(deps);
  const recentWinners = createRecentWinners(deps);
  const figures = keepFresh({
    read: () => readGameFigures(deps.database),
    freshForMs: FIGURES_FRESH_FOR_MS,
    now: deps.now,
    log: deps.log,
    what: "popularity and ratings",
  });
  const glanceOf = createGlances(deps);
  const listFigures = async (): Promise<ListFigures> => {
    const played = await figures();
    return (title) => ({ ...played(title), glance: glanceOf(title) });
  };
  const listFor: ReadGameList = async (situation, device, features = []) =>
    listGames(deps, await listFigures(), situation, { device, features });
  const shownTo = (situation: ToggleSituation, device: "desktop" | "mobile") => (title: CatalogueTitle) =>
    isVisible(title, situation, deps.toggles) &&
    runsOn(title, device) &&
    !isTitleStopped(deps, title, deps.now());
  /** Whether a visitor is led to the title: it is shown to them and open. */
  const offeredTo = (situation: ToggleSituation, device: "desktop" | "mobile") => {
    const isShown = shownTo(situation, device);
    return (title: CatalogueTitle) => isShown(title) && !opensSoon(title);
  };

  mountCall(
    app,
    deps,
    calls.gameList,
    async ({ input, context, signedIn }) => ({
      games: await listFor(
        situationOf(deps, context, signedIn, input),
        input.device,
        knownFeatures(input.features),
      ),
    }),
    { isList: true },
  );

  mountCall(
    app,
    deps,
    calls.lotteryGames,
    async ({ input, context, signedIn }) => ({
      games: listInstantGames(deps, situationOf(deps, context, signedIn, input), input.device),
    }),
    { isList: true },
  );

  mountCall(app, deps, calls.hotGames, async ({ input, context, signedIn }) => {
    const hot = await hotGames(
      context.brand,
      offeredTo(situationOf(deps, context, signedIn, input), input.device),
    );
    return { game_ids: hot.gameIds, game_ids_per_game_group: hot.byGroup };
  });

  mountCall(app, deps, calls.recentlyPlayed, async ({ signedIn }) => ({
    game_ids: await recentlyPlayedIds(deps, signedIn.player),
  }));

  mountCall(app, deps, calls.unfinishedGames, ({ signedIn }) => unfinishedGames(deps, signedIn.player));

  mountCall(app, deps, calls.favourites, async ({ signedIn }) => ({
    game_ids: await favouriteIds(deps, signedIn.player),
  }));

  mountCall(app, deps, calls.setFavourite, async ({ input, signedIn }) => ({
    game_ids: await setFavourite(deps, signedIn.player, input),
  }));

  mountCall(app, deps, calls.launchUrl, ({ input, context, signedIn }) =>
    launchGame(deps, context, signedIn, input),
  );

  mountCall(app, deps, calls.gameSeoWithCode, async ({ input, context, signedIn }) => {
    const situation = situationOf(deps, context, signedIn, input);
    const listed = await listFor(situation, "desktop");
    return describeGame({ ...deps, pots }, listed, brands[context.brand], situation.country, input);
  });

  mountCall(
    app,
    deps,
    calls.staffPicks,
    async ({ input, context, signedIn }) =>
      chooseStaffPicks(
        deps,
        context.brand,
        await listFor(situationOf(deps, context, signedIn, input), deviceOf(input.mobile)),
      ),
    { isList: true },
  );

  mountCall(
    app,
    deps,
    calls.alsoLiked,
    async ({ input, context, signedIn }) => {
      const situation = situationOf(deps, context, signedIn, input);
      const now = await listFigures();
      const device = deviceOf(input.mobile);
      const liked = await alsoLiked(deps, now, input.game_id, {
        isShown: shownTo(situation, device),
        isOffered: offeredTo(situation, device),
      });
      return { games: liked.map((title) => listGame(deps, now, title, situation.country)) };
    },
    { isList: true },
  );

  mountCall(app, deps, calls.recentWinners, async ({ input, context, signedIn }) => {
    const isListed = offeredTo(situationOf(deps, context, signedIn, input), input.device);
    const listed = new Set(deps.titles.filter(isListed).map((title) => title.gameId));
    return { winners: await recentWinners(context.brand, (gameId) => listed.has(gameId)) };
  });

  mountCall(app, deps, calls.rateGame, ({ input, signedIn }) => rateGame(deps, signedIn.player, input));

  return listFor;
}

const deviceOf = (isMobile: boolean) => (isMobile ? "mobile" : "desktop");

/** The known feature names in a list's filter; unknown ones are ignored, so that a newer client still gets a list. */
function knownFeatures(text: string | undefined): string[] {
  const known: readonly string[] = gameFeatures;
  return [...new Set(text?.split(",").map((name) => name.trim()) ?? [])].filter((name) =>
    known.includes(name),
  );
}

import { calls } from "@bellwether/contract";
import { gameFeatures } from "@bellwether/contract/calls/catalogue.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { brands, type ToggleSituation } from "@bellwether/market";
import type { Hono } from "hono";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import { alsoLiked } from "./also-liked.ts";
import { favouriteIds, setFavourite } from "./favourites.ts";
import { readGameFigures } from "./game-figures.ts";
import { describeGame } from "./game-seo.ts";
import { createHotGames } from "./hot-games.ts";
import { keepFresh } from "./keep-fresh.ts";
import { launchGame } from "./launch-game.ts";
import { listGame, listGames, type ReadGameList } from "./list-games.ts";
import { listInstantGames } from "./list-instant-games.ts";
import { rateGame } from "./rate-game.ts";
import { createRecentWinners } from "./recent-winners.ts";
import { recentlyPlayedIds } from "./recently-played.ts";
import { chooseStaffPicks } from "./staff-picks.ts";
import { isVisible, runsOn, situationOf } from "./title-rules.ts";

const FIGURES_FRESH_FOR_MS = 60_000;

/** Mounts the catalogue's calls. Returns the reader of its lists, which the static files use too. */
export function mountCatalogue(app: Hono, parts: GateParts): ReadGameList {
  const hotGames = createHotGames(parts);
  const recentWinners = createRecentWinners(parts);
  const figures = keepFresh({
    read: () => readGameFigures(parts.database),
    freshForMs: FIGURES_FRESH_FOR_MS,
    now: parts.now,
    log: parts.log,
    what: "popularity and ratings",
  });
  const listFor: ReadGameList = async (situation, device, features = []) =>
    listGames(parts, await figures(), situation, { device, features });
  const listedBy = (situation: ToggleSituation, device: "desktop" | "mobile") => (title: CatalogueTitle) =>
    isVisible(title, situation, parts.toggles) && runsOn(title, device);

  mountCall(
    app,
    parts,
    calls.gameList,
    async ({ input, context, signedIn }) => ({
      games: await listFor(
        situationOf(parts, context, signedIn, input),
        input.device,
        knownFeatures(input.features),
      ),
    }),
    { isList: true },
  );

  mountCall(
    app,
    parts,
    calls.lotteryGames,
    async ({ input, context, signedIn }) => ({
      games: listInstantGames(parts, situationOf(parts, context, signedIn, input), input.device),
    }),
    { isList: true },
  );

  mountCall(app, parts, calls.hotGames, async ({ input, context, signedIn }) => {
    const hot = await hotGames(listedBy(situationOf(parts, context, signedIn, input), input.device));
    return { game_ids: hot.gameIds, game_ids_per_game_group: hot.byGroup };
  });

  mountCall(app, parts, calls.recentlyPlayed, async ({ signedIn }) => ({
    game_ids: await recentlyPlayedIds(parts, signedIn!.player),
  }));

  mountCall(app, parts, calls.favourites, async ({ signedIn }) => ({
    game_ids: await favouriteIds(parts, signedIn!.player),
  }));

  mountCall(app, parts, calls.setFavourite, async ({ input, signedIn }) => ({
    game_ids: await setFavourite(parts, signedIn!.player, input),
  }));

  mountCall(app, parts, calls.launchUrl, ({ input, context, signedIn }) =>
    launchGame(parts, context, signedIn, input),
  );

  mountCall(app, parts, calls.gameSeoWithCode, async ({ input, context, signedIn }) => {
    const situation = situationOf(parts, context, signedIn, input);
    const listed = await listFor(situation, "desktop");
    return describeGame(parts, listed, brands[context.brand], situation.country, input);
  });

  mountCall(
    app,
    parts,
    calls.staffPicks,
    async ({ input, context, signedIn }) =>
      chooseStaffPicks(
        parts,
        context.brand,
        await listFor(situationOf(parts, context, signedIn, input), deviceOf(input.mobile)),
      ),
    { isList: true },
  );

  mountCall(
    app,
    parts,
    calls.alsoLiked,
    async ({ input, context, signedIn }) => {
      const situation = situationOf(parts, context, signedIn, input);
      const now = await figures();
      const liked = await alsoLiked(parts, now, input.game_id, listedBy(situation, deviceOf(input.mobile)));
      return { games: liked.map((title) => listGame(parts, now, title, situation.country)) };
    },
    { isList: true },
  );

  mountCall(app, parts, calls.recentWinners, async ({ input, context, signedIn }) => {
    const isListed = listedBy(situationOf(parts, context, signedIn, input), input.device);
    const listed = new Set(parts.titles.filter(isListed).map((title) => title.gameId));
    return { winners: await recentWinners(context.brand, (gameId) => listed.has(gameId)) };
  });

  mountCall(app, parts, calls.rateGame, ({ input, signedIn }) => rateGame(parts, signedIn!.player, input));

  return listFor;
}

const deviceOf = (mobile: number) => (mobile === 1 ? "mobile" : "desktop");

/** Names that a list can be narrowed by; a client that knows others than we do still gets a list. */
function knownFeatures(text: string | undefined): string[] {
  const known: readonly string[] = gameFeatures;
  return [...new Set(text?.split(",").map((name) => name.trim()) ?? [])].filter((name) =>
    known.includes(name),
  );
}

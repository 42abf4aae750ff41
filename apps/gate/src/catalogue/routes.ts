import { calls } from "@bellwether/contract";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { ToggleSituation } from "@bellwether/market";
import type { Hono } from "hono";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import type { RequestContext, SignedIn } from "../http/request-context.ts";
import { createHotGames } from "./hot-games.ts";
import { launchGame } from "./launch-game.ts";
import { isFreePlayAllowed, isVisible, listGame } from "./list-games.ts";
import { recentlyPlayedIds } from "./recently-played.ts";

export function mountCatalogue(app: Hono, parts: GateParts): void {
  const hotGames = createHotGames(parts);
  const situationOf = (
    context: RequestContext,
    signedIn: SignedIn | undefined,
    asked: { country?: string | undefined; region?: string | undefined },
  ): ToggleSituation => ({
    brand: context.brand,
    country: signedIn?.player.country ?? asked.country ?? context.country,
    region: asked.region ?? context.region,
    authenticated: signedIn !== undefined,
    now: parts.now(),
  });

  mountCall(app, parts, calls.gameList, async ({ input, context, signedIn }) => {
    const situation = situationOf(context, signedIn, input);
    const games = parts.titles
      .filter((title) => isVisible(title, situation))
      .map((title) =>
        listGame(title, isFreePlayAllowed(title, situation.country, parts.settings.freePlayAllowed)),
      );
    return { games };
  });

  mountCall(app, parts, calls.hotGames, async ({ input, context, signedIn }) => {
    const situation = situationOf(context, signedIn, input);
    return { game_ids: await hotGames((title: CatalogueTitle) => isVisible(title, situation)) };
  });

  mountCall(app, parts, calls.recentlyPlayed, async ({ signedIn }) => ({
    game_ids: await recentlyPlayedIds(parts, signedIn!.player),
  }));

  mountCall(app, parts, calls.launchUrl, ({ input, context, signedIn }) =>
    launchGame(parts, context, signedIn, input),
  );
}

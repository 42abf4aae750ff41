import { calls } from "@bellwether/contract";
import { opensSoon } from "@bellwether/contract/content/catalogue.ts";
import { defaultLanguage, isOffered, marketDay } from "@bellwether/market";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import { type PotReader, type ReadGameList, situationOf } from "../catalogue/index.ts";
import { isVisible } from "../is-visible.ts";
import type { ContentPorts, MarketPorts, OfferPorts } from "../ports.ts";
import { affiliateOf } from "./affiliate-tag.ts";
import { chooseBlocks } from "./choose-blocks.ts";
import { createLatestBlogPosts } from "./latest-blog-posts.ts";
import { createLiveJackpots } from "./live-jackpots.ts";
import type { LiveTables } from "./live-tables.ts";
import { publishedContent } from "./published-content.ts";
import { mountStaticFiles } from "./static-files.ts";

export function mountContent(
  app: Hono,
  deps: OfferPorts & MarketPorts & ContentPorts & CallPorts,
  listGames: ReadGameList,
  liveTables: Pick<LiveTables, "read" | "rounds">,
  pots: Pick<PotReader, "all">,
): void {
  const latestBlogPosts = createLatestBlogPosts(deps);
  mountCall(app, deps, calls.dataUpdate, async ({ input, context, signedIn }) => {
    const situation = situationOf(deps, context, signedIn);
    const blocks = chooseBlocks(deps, {
      brand: context.brand,
      country: situation.country,
      language: isOffered(input.language) ? input.language : defaultLanguage,
      affiliate: affiliateOf(context.affiliateReference, (message) => deps.log.warn(message)),
      signedIn: situation.authenticated,
      today: marketDay(situation.country, situation.now),
      isOffered: (gameId) => {
        const title = deps.titles.find((each) => each.gameId === gameId);
        return title !== undefined && !opensSoon(title) && isVisible(title, situation, deps.toggles);
      },
    });
    return { blocks };
  });

  mountCall(app, deps, calls.publishedContent, async ({ input }) => publishedContent(deps, input.language), {
    isList: true,
  });

  mountCall(app, deps, calls.features, async ({ context, signedIn }) => {
    const situation = situationOf(deps, context, signedIn);
    return {
      features: deps.toggles.evaluate(situation),
      maintenance_countries: [...deps.toggles.maintenanceCountries],
      reload_at: reloadsAhead(deps.toggles.dates, situation.now),
    };
  });

  mountCall(app, deps, calls.latestBlogPosts, async ({ context }) => ({
    posts: await latestBlogPosts(context.brand),
  }));

  mountStaticFiles(app, deps, listGames, liveTables, createLiveJackpots(deps, pots));
}

function reloadsAhead(dates: readonly Date[], now: Date): string[] {
  const ahead = dates.map((date) => date.getTime()).filter((moment) => moment > now.getTime());
  return [...new Set(ahead)].sort((a, b) => a - b).map((moment) => new Date(moment).toISOString());
}

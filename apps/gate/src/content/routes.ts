import { calls } from "@bellwether/contract";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { defaultLanguage, isOffered } from "@bellwether/market";
import type { Hono } from "hono";
import { isVisible, type ReadGameList, situationOf } from "../catalogue/index.ts";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import { affiliateOf } from "./affiliate-tag.ts";
import { chooseBlocks } from "./choose-blocks.ts";
import { createLatestBlogPosts } from "./latest-blog-posts.ts";
import { mountStaticFiles } from "./static-files.ts";

export function mountContent(app: Hono, parts: GateParts, listGames: ReadGameList): void {
  const latestBlogPosts = createLatestBlogPosts(parts);
  const titles = new Map<number, CatalogueTitle>(parts.titles.map((title) => [title.gameId, title]));

  mountCall(app, parts, calls.dataUpdate, async ({ input, context, signedIn }) => {
    const situation = situationOf(parts, context, signedIn);
    const blocks = chooseBlocks(parts, {
      brand: context.brand,
      country: situation.country,
      language: isOffered(input.language) ? input.language : defaultLanguage,
      affiliate: affiliateOf(context.affiliateReference, (message) => parts.log.warn(message)),
      signedIn: situation.authenticated,
      today: situation.now.toISOString().slice(0, 10),
      isListed: (gameId) => {
        const title = titles.get(gameId);
        return title !== undefined && isVisible(title, situation, parts.toggles);
      },
    });
    return { blocks };
  });

  mountCall(app, parts, calls.features, async ({ context, signedIn }) => {
    const situation = situationOf(parts, context, signedIn);
    return {
      features: parts.toggles.evaluate(situation),
      maintenance_countries: [...parts.toggles.maintenanceCountries],
      reload_at: reloadsAhead(parts.toggles.dates, situation.now),
    };
  });

  mountCall(app, parts, calls.latestBlogPosts, async ({ context }) => ({
    posts: await latestBlogPosts(context.brand),
  }));

  mountStaticFiles(app, parts, listGames);
}

function reloadsAhead(dates: readonly Date[], now: Date): string[] {
  const ahead = dates.map((date) => date.getTime()).filter((moment) => moment > now.getTime());
  return [...new Set(ahead)].sort((a, b) => a - b).map((moment) => new Date(moment).toISOString());
}

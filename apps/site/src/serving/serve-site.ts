import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createSiteOfRequest, siteContext } from "../request/site.ts";
import type { SiteOptions, SiteServer } from "../site-options.ts";
import { earlyRedirect } from "./early-redirect.ts";
import { pageFacts } from "./page-facts.ts";
import { sharedPageOf } from "./shared-page.ts";

/** Cache-Control of a visitor's page: it differs by country and region, which a cache in front of us cannot know from the address. */
const VISITORS_PAGE = "private, no-cache";
const PERSONAL = "no-store";

/** The player's site as a function from request to response: the handling common to every page, and the build's routes inside. */
export function serveSite(build: ServerBuild, mode: string, options: SiteOptions): SiteServer {
  const handle = createRequestHandler(build, mode);

  return {
    sharedPage: (request, context) => sharedPageOf(request, options, context),
    answer: async (request, context) => {
      const site = createSiteOfRequest(request, options, context);
      await site.settleRedirect();
      const early = earlyRedirect(request, context, site);
      if (early) return { response: early, facts: {} };
      const page = await handle(request, new RouterContextProvider(new Map([[siteContext, site]])));
      const facts = await pageFacts(request, page, site);
      const headers = new Headers(page.headers);
      for (const cookie of site.setCookies) headers.append("set-cookie", cookie);
      headers.set("cache-control", facts.mayBeShared ? VISITORS_PAGE : PERSONAL);
      const { status, statusText } = page;
      return { response: new Response(page.body, { status, statusText, headers }), facts };
    },
  };
}

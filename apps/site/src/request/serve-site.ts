import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { SiteOptions, SiteServer } from "../site-options.ts";
import { earlyRedirect } from "./early-redirect.ts";
import { mayBeFramed } from "./framed-pages.ts";
import { cacheHeaders } from "./page-cache.ts";
import { sharedPageOf } from "./shared-page.ts";
import { createSiteOfRequest, siteContext } from "./site.ts";

/** The player's site as a function from request to response: the handling common to every page, and the build's routes inside. */
export function serveSite(build: ServerBuild, mode: string, options: SiteOptions): SiteServer {
  const handle = createRequestHandler(build, mode);

  return {
    sharedPage: (request, context) => sharedPageOf(request, options, context),
    fetch: async (request, context) => {
      const site = createSiteOfRequest(request, options, context);
      await site.settleRedirect();
      const early = earlyRedirect(request, context, site);
      if (early) return early;
      const response = await handle(request, new RouterContextProvider(new Map([[siteContext, site]])));
      const headers = new Headers(response.headers);
      // The licensor's seal may run on this page: an internal header tells the server, which writes the content security policy.
      const seal = options.sealScript?.startsWith("https:") ? options.sealScript : undefined;
      if (seal && (await site.licence()).licence === "curacao")
        headers.set("x-seal-origin", new URL(seal).origin);
      for (const cookie of site.setCookies) headers.append("set-cookie", cookie);
      for (const [name, value] of Object.entries(cacheHeaders(request, response, site)))
        headers.set(name, value);
      if (mayBeFramed(request)) headers.set("x-may-be-framed", "yes");
      return new Response(response.body, {
        status: response.status,
        statusText: response.statusText,
        headers,
      });
    },
  };
}

import { isOffered } from "@bellwether/market/languages.ts";
import { offlineHtml } from "../../offline/offline-page.server.tsx";
import { notFound, siteContext } from "../../request/site.ts";
import type { Route } from "./+types/offline.ts";

/** `/offline/{language}`: the page that the service worker shows when a page cannot be fetched. */
export function loader({ context, params }: Route.LoaderArgs): Response {
  const { language } = params;
  if (!isOffered(language)) throw notFound();
  return new Response(offlineHtml({ ...context.get(siteContext), language }), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

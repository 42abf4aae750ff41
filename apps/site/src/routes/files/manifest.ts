import { isOffered } from "@bellwether/market/languages.ts";
import { appManifest } from "../../offline/app-manifest.ts";
import { notFound, siteContext } from "../../request/site.ts";
import type { Route } from "./+types/manifest.ts";

/** `/manifest/{language}.webmanifest`: lets a system install the brand's site. */
export function loader({ context, params }: Route.LoaderArgs): Response {
  const language = /^(.+)\.webmanifest$/.exec(params.file)?.[1] ?? "";
  if (!isOffered(language)) throw notFound();
  return Response.json(appManifest({ ...context.get(siteContext), language }), {
    headers: { "content-type": "application/manifest+json" },
  });
}

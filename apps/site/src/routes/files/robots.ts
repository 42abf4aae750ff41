import { files, withBrand } from "../../paths.ts";
import { siteContext } from "../../request/site.ts";
import { robotsText } from "../../seo/robots-text.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin, brandQuery } = context.get(siteContext);
  const text = robotsText(origin + withBrand(files.sitemap(), brandQuery));
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}

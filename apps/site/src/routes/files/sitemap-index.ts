import { offeredLanguages } from "@bellwether/market/languages.ts";
import { files, withBrand } from "../../paths.ts";
import { siteContext } from "../../request/site.ts";
import { sitemapIndexXml } from "../../seo/sitemap-xml.ts";
import type { Route } from "./+types/sitemap-index.ts";

/** One sitemap per language: hundreds of games in nine languages would make one file of several megabytes. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin, brandQuery } = context.get(siteContext);
  const addresses = offeredLanguages.map(
    (language) => origin + withBrand(files.sitemapIn(language), brandQuery),
  );
  return new Response(sitemapIndexXml(addresses), { headers: { "content-type": "application/xml" } });
}

import { isOffered } from "@bellwether/market/languages.ts";
import { pathInLanguage, withBrand } from "../../paths.ts";
import { notFound, siteContext } from "../../request/site.ts";
import { listedPages } from "../../seo/listed-pages.ts";
import { sitemapXml } from "../../seo/sitemap-xml.ts";
import type { Route } from "./+types/sitemap.ts";

/** `/sitemap/{language}.xml`: the brand's public pages in that language. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  const language = /^(.+)\.xml$/.exec(params.file)?.[1] ?? "";
  if (!isOffered(language)) throw notFound();
  const xml = sitemapXml(
    await listedPages(site),
    language,
    (path, each) => site.origin + withBrand(pathInLanguage(path, each), site.brandQuery),
  );
  return new Response(xml, { headers: { "content-type": "application/xml" } });
}

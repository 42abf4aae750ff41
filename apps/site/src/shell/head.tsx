import { defaultLanguage, type Language, languages, offeredLanguages } from "@bellwether/market/languages.ts";
import { useLocation, useMatches, useRouteError } from "react-router";
import { brandFile } from "../brand/brand-assets.ts";
import type { Page } from "../page-data/page.ts";
import type { RootData } from "../page-data/root-data.ts";
import { pathInLanguage, withBrand, withoutLanguage } from "../paths.ts";
import { hreflangOf } from "../seo/hreflang.ts";
import { StructuredData } from "./structured-data.tsx";

/** Title, description and, for pages that may be listed, the tags for search engines and other sites; from the deepest matched route. */
export function Head({ root }: { root: RootData | undefined }) {
  const matches = useMatches();
  const { pathname } = useLocation();
  const pages = matches
    .map((match) => (match.loaderData as { page?: Page } | undefined)?.page)
    .filter((page) => page !== undefined);
  const page = pages.at(-1);
  // The error page has its own title and no alternates in other languages.
  const failed = Boolean(useRouteError());
  if (!root || !page || failed) return null;
  const path = page.canonical ?? (withoutLanguage(pathname).replace(/\/+$/, "") || "/");
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.unlisted ? (
        // Crawlers are never signed in, so a player's pages need no tags for them.
        !root.player && <meta name="robots" content="noindex" />
      ) : (
        <Listed root={root} page={page} path={path} />
      )}
    </>
  );
}

function Listed({ root, page, path }: { root: RootData; page: Page; path: string }) {
  const { origin, brand, language, brandQuery } = root;
  const address = (each: Language) => origin + withBrand(pathInLanguage(path, each), brandQuery);
  const picture = page.picture ?? { path: brandFile(brand.slug, "social.jpg"), width: 1200, height: 630 };
  const properties = {
    "og:type": "website",
    "og:site_name": brand.name,
    "og:title": page.title,
    "og:description": page.description,
    "og:url": address(language),
    "og:locale": languages[language].locale.replace("-", "_"),
    "og:image": origin + picture.path,
    "og:image:width": picture.width,
    "og:image:height": picture.height,
    "og:image:alt": page.title,
  };
  return (
    <>
      <link rel="canonical" href={address(language)} />
      {offeredLanguages.map((each) => (
        <link key={each} rel="alternate" hrefLang={hreflangOf(each)} href={address(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
      {Object.entries(properties).map(([name, content]) => (
        <meta key={name} property={name} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {page.structured && <StructuredData data={{ "@graph": page.structured }} />}
    </>
  );
}

import { brandFile } from "../brand/brand-assets.ts";
import type { StructuredItem } from "../page-data/page.ts";
import { pathInLanguage, paths, withBrand } from "../paths.ts";
import type { Site } from "./site.ts";

export type Crumb = { name: string; path: string };

/** A page's absolute address in the request's language. */
export function addressOf(site: Site, path: string): string {
  return site.origin + withBrand(pathInLanguage(path, site.language), site.brandQuery);
}

/** Breadcrumbs from the lobby to a page. */
export function trailOf(site: Site, crumbs: readonly Crumb[]): StructuredItem {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(site, path),
    })),
  };
}

/** The lobby's items: the organisation and its site, with its search. */
export function houseItems(site: Site): StructuredItem[] {
  const { name, slug, supportEmail } = site.brand;
  const house = `${site.origin}/#house`;
  const search = `${addressOf(site, paths.searchGames())}${site.brandQuery === undefined ? "?" : "&"}q={search_term_string}`;
  return [
    {
      "@type": "Organization",
      "@id": house,
      name,
      url: `${site.origin}/`,
      logo: site.origin + brandFile(slug, "icon-512.png"),
      contactPoint: { "@type": "ContactPoint", contactType: "customer support", email: supportEmail },
    },
    {
      "@type": "WebSite",
      name,
      url: addressOf(site, paths.home()),
      inLanguage: site.language,
      publisher: { "@id": house },
      ...(!site.lotteryVersion && {
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: search },
          "query-input": "required name=search_term_string",
        },
      }),
    },
  ];
}

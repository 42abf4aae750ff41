import type { LobbySection } from "@bellwether/market/brands.ts";
import type { Site } from "../request/site.ts";
import { visibleCategories } from "./categories.ts";

/** Lobby sections that are categories, by the slug of their page. */
const slugBySection: Partial<Record<LobbySection, string>> = {
  lottery: "lottery-games",
  "live-casino": "live-casino",
  slots: "slots",
  "table-games": "table-games",
  jackpots: "jackpots",
  virtuals: "virtuals",
};

export function categorySlug(section: LobbySection): string | undefined {
  return slugBySection[section];
}

/** Slugs of the categories in the navigation, in the brand's order. */
export function navigationSections(site: Site): string[] {
  const visible = new Set(visibleCategories(site).map((category) => category.slug));
  return site.brand.lobbySections
    .map(categorySlug)
    .filter((slug): slug is string => slug !== undefined && visible.has(slug));
}

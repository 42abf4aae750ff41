import type { LobbySection } from "@bellwether/brands/brand.ts";
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

/** The lobby's sections in the brand's order. In the lottery version the lottery comes first. */
export function lobbySectionsOf({
  brand,
  lotteryVersion,
}: Pick<Site, "brand" | "lotteryVersion">): LobbySection[] {
  const others = brand.lobbySections.filter((section) => section !== "lottery");
  return lotteryVersion ? ["lottery", ...others] : [...brand.lobbySections];
}

/** Slugs of the categories in the navigation, in the lobby's order. */
export function navigationSections(site: Site): string[] {
  const visible = new Set(visibleCategories(site).map((category) => category.slug));
  return lobbySectionsOf(site)
    .map(categorySlug)
    .filter((slug): slug is string => slug !== undefined && visible.has(slug));
}

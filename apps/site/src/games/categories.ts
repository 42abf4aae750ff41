import categoriesFile from "../../../../content/categories.json" with { type: "json" };
import type { Site } from "../request/site.ts";

/** Categories and sub-categories with their ids and slugs [2.19–2.25]; their names are texts: `core.category_{slug}`. */
export type SubCategory = { slug: string; ids: readonly number[] };
export type ShownCategory = { id: string; slug: string; subCategories: readonly SubCategory[] };

export const categories: readonly ShownCategory[] = categoriesFile.map(({ id, slug, subCategories }) => ({
  id,
  slug,
  subCategories: mergeBySlug(subCategories),
}));

/** The category with this slug, if this visitor may see it: two brands hide everything about lottery [9.10]. */
export function findCategory(site: Site, slug: string): ShownCategory | undefined {
  return visibleCategories(site).find((category) => category.slug === slug);
}

export function visibleCategories(site: Site): ShownCategory[] {
  return categories.filter((category) => category.id !== "lottery" || !site.isOn("HIDE_LOTTERY_CONTENT"));
}

/** Lottery has two sub-categories with one name; a visitor sees only one of them. */
function mergeBySlug(subCategories: readonly { id: number; slug: string }[]): SubCategory[] {
  const ids = new Map<string, number[]>();
  for (const { id, slug } of subCategories) ids.set(slug, [...(ids.get(slug) ?? []), id]);
  return [...ids].map(([slug, of]) => ({ slug, ids: of }));
}

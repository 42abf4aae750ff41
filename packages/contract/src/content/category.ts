import { z } from "zod";
import { Slug } from "../slug.ts";

export const CategoryId = z.enum([
  "slots",
  "live-casino",
  "table-games",
  "jackpots",
  "lottery",
  "virtuals",
  "all-games",
]);

/** Every sub-category id of [2.19] to [2.25]; ids are unique across all categories. */
export const subCategoryIds = [
  1, 2, 3, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 55,
  100, 101, 102, 103, 104, 105, 106, 107,
] as const;

export const SubCategoryId = z.literal(subCategoryIds);

/** A category's address and sub-categories: `content/categories.json`. */
export const Category = z.strictObject({
  id: CategoryId,
  slug: Slug,
  name: z.string().min(2),
  icon: Slug,
  subCategories: z.array(z.strictObject({ id: SubCategoryId, slug: Slug, name: z.string().min(2) })),
});

export const CategoriesFile = z.array(Category).length(CategoryId.options.length);

export type CategoryId = z.infer<typeof CategoryId>;
export type SubCategoryId = z.infer<typeof SubCategoryId>;
export type Category = z.infer<typeof Category>;

import { z } from "zod";
import { slugSchema } from "../slug.ts";

export const categoryIdSchema = z.enum([
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

export const subCategoryIdSchema = z.literal(subCategoryIds);

/** A category's address and sub-categories: `content/categories.json`. */
export const categorySchema = z.strictObject({
  id: categoryIdSchema,
  slug: slugSchema,
  name: z.string().min(2),
  icon: slugSchema,
  subCategories: z.array(
    z.strictObject({ id: subCategoryIdSchema, slug: slugSchema, name: z.string().min(2) }),
  ),
});

export const categoriesFileSchema = z.array(categorySchema).length(categoryIdSchema.options.length);

export type CategoryId = z.infer<typeof categoryIdSchema>;
export type SubCategoryId = z.infer<typeof subCategoryIdSchema>;
export type Category = z.infer<typeof categorySchema>;

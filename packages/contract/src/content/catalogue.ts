import { z } from "zod";
import { playFeatures } from "../play-feature.ts";
import { Slug } from "../slug.ts";
import { ModelId } from "../studio/mechanic-id.ts";
import { ArtDirection, IconName } from "./art.ts";
import { CategoryId, SubCategoryId } from "./category.ts";
import { ProviderCode } from "./provider.ts";

export const TitleCode = Slug;

const DescriptionText = z.string().min(20).max(240);

/** The titles' themes in one language, by their codes. */
export const DescriptionsFile = z.record(TitleCode, DescriptionText);

/** One game of the catalogue as the house writes it; the gate makes [3.11] and [3.12] from it. */
export const CatalogueTitle = z
  .strictObject({
    gameId: z.int().positive(),
    code: TitleCode.max(48),
    title: z.string().min(3).max(40),
    provider: ProviderCode,
    categories: z.array(CategoryId).min(1),
    /** A lower rank comes first in its sub-category. */
    subCategories: z.array(z.strictObject({ categoryId: SubCategoryId, sortRank: z.int().positive() })),
    /** The model that it plays: a file of content/models. A title without a model opens soon: it is shown, and cannot be played. */
    model: ModelId.optional(),
    /** What its model plays with; players choose and search by it. `tests/repo` compares it with the model. */
    features: z.array(z.enum(playFeatures)).min(1).optional(),
    /** 0 to 1000; the lobby's order, highest first. */
    popularity: z.int().min(0).max(1000),
    isBonus: z.boolean(),
    freePlay: z.boolean(),
    releasedOn: z.iso.date(),
    /** The devices on which it can be played; both, unless its rules or its screen do not fit one. */
    devices: z
      .array(z.enum(["desktop", "mobile"]))
      .min(1)
      .optional(),
    keywords: z.array(z.string().min(2).max(24)).min(2).max(10),
    description: DescriptionText,
    art: ArtDirection,
    /** The symbols on the reels or scratch fields, from the lowest paying to the highest. */
    slotSymbols: z.array(IconName).min(8).max(10),
  })
  .refine((title) => !(title.categories.includes("live-casino") && title.freePlay), {
    error: "A live table has no free play",
    path: ["freePlay"],
  })
  .refine(({ model, freePlay, isBonus }) => model !== undefined || (!freePlay && !isBonus), {
    error: "A title that opens soon has no free play and counts for no bonus",
    path: ["model"],
  })
  .refine(
    (title) =>
      new Set(title.subCategories.map((each) => each.categoryId)).size === title.subCategories.length,
    { error: "A sub-category occurs twice", path: ["subCategories"] },
  )
  .refine((title) => new Set(title.slotSymbols).size === title.slotSymbols.length, {
    error: "A slot symbol occurs twice",
    path: ["slotSymbols"],
  });

export const CatalogueTitles = z.array(CatalogueTitle).min(1);

export type CatalogueTitle = z.infer<typeof CatalogueTitle>;

/** Whether the title is shown only to say that it opens soon. */
export function opensSoon({ model }: Pick<CatalogueTitle, "model">): boolean {
  return model === undefined;
}

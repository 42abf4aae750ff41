import type { MessageKey, Translate } from "@bellwether/i18n/translate.ts";
import type { ChosenFeature } from "./chosen-feature.ts";

/** A category's name in the reader's language, by its slug. */
export function categoryName(slug: string, t: Translate): string {
  return t(`core.category_${slug.replaceAll("-", "_")}` as MessageKey);
}

export function subCategoryName(slug: string, t: Translate): string {
  return t(`core.sub_category_${slug.replaceAll("-", "_")}` as MessageKey);
}

/** The name of a page with the games that have a feature. */
export function featureName(feature: ChosenFeature, t: Translate): string {
  return t(feature === "bonus" ? "core.category_bonus_games" : `core.feature_${feature}`);
}

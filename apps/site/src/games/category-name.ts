import type { MessageKey, Translate } from "@bellwether/i18n/translate.ts";

/** A category's name in the reader's language, by its slug. */
export function categoryName(slug: string, t: Translate): string {
  return t(`core.category_${slug.replaceAll("-", "_")}` as MessageKey);
}

export function subCategoryName(slug: string, t: Translate): string {
  return t(`core.sub_category_${slug.replaceAll("-", "_")}` as MessageKey);
}

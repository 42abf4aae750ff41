import { groupTexts } from "@bellwether/i18n/catalogue.ts";
import { textGroups } from "@bellwether/i18n/keys.ts";
import { offeredLanguages, translationFile } from "@bellwether/market";

const languageOf = new Map(
  offeredLanguages.flatMap((language) => [
    [translationFile(language), language],
    [language, language],
  ]),
);

/**
 * Texts of `/static/translations/{group}/{fileName}.json` [7.31]: fr-ca is stored as fr-fr and pt as pt-br, and each is served under its
 * own name too. Missing translations are in English.
 */
export function translationTexts(group: string, fileName: string): Record<string, string> | undefined {
  const known = textGroups.find((each) => each === group);
  const language = languageOf.get(fileName);
  return known && language && groupTexts(known, language);
}

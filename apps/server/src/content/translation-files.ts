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
 * Texts of `/static/translations/{group}/{fileName}.json` [7.31]: fr-ca lies in fr-fr, pt in pt-br, and answers under its own name too. What is not
 * translated yet is English.
 */
export function translationTexts(group: string, fileName: string): Record<string, string> | undefined {
  const known = textGroups.find((each) => each === group);
  const language = languageOf.get(fileName);
  return known && language && groupTexts(known, language);
}

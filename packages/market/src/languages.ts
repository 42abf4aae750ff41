import { type Language, languageCodes, languages } from "@bellwether/languages/index.ts";

export { type Language, languages } from "@bellwether/languages/index.ts";

/** Languages offered [1.06], in the order of the language menu. */
export const offeredLanguages: readonly Language[] = [...languageCodes].sort(
  (a, b) => languages[a].menuPlace - languages[b].menuPlace,
);

/** Languages whose code is known but not offered: treated like an unsupported language. */
export const knownLanguages: readonly string[] = [
  ...new Set([...offeredLanguages, "fr", "it", "nl", "da", "pl", "ja", "hi"]),
];

export const defaultLanguage: Language = "en";

export function isOffered(code: string): code is Language {
  return (offeredLanguages as readonly string[]).includes(code);
}

/** What stands before a page's path in a language: nothing for the default one, and for one that is not offered. */
export const languagePrefix = (language: string): string =>
  isOffered(language) && language !== defaultLanguage ? `/${language}` : "";

/** Code under which game providers know the language: fr-ca is sent as fr. */
export function providerLanguage(language: string): string {
  return (isOffered(language) && languages[language].providerCode) || language;
}

/**
 * The offered language for a code as clients send it: `fr` is how fr-ca is sent to games [7.27]. Undefined for a language that is not
 * offered.
 */
export function languageOfCode(code: string): Language | undefined {
  return offeredLanguages.find((language) => language === code || languages[language].providerCode === code);
}

/** Name of the translation files: fr-ca is in fr-fr, pt in pt-br [7.31]. */
export function translationFile(language: Language): string {
  return languages[language].translationFile ?? language;
}

/** Whether a path segment has the form of a language prefix: two letters, or language-region [2.10]. */
export function looksLikeLanguage(segment: string): boolean {
  return /^[a-z]{2}(-[a-z]{2})?$/i.test(segment);
}

/** Languages offered [1.06], in the order of the language menu. */
export const offeredLanguages = ["en", "de", "fi", "no", "sv", "hu", "es", "fr-ca", "pt"] as const;
export type Language = (typeof offeredLanguages)[number];

/** Languages whose code is known but not offered: treated like an unsupported language. */
export const knownLanguages = [...offeredLanguages, "fr", "it", "nl", "da", "pl", "ja", "hi"] as const;

export const defaultLanguage: Language = "en";

type LanguageDetails = { name: string; displayCode: string; locale: string };

/** Name in the language itself, code as shown, and the locale for `Intl` and the `lang` attribute. */
export const languages: Record<Language, LanguageDetails> = {
  en: { name: "English", displayCode: "EN", locale: "en-GB" },
  de: { name: "Deutsch", displayCode: "DE", locale: "de-DE" },
  fi: { name: "Suomi", displayCode: "FI", locale: "fi-FI" },
  no: { name: "Norsk", displayCode: "NO", locale: "nb-NO" },
  sv: { name: "Svenska", displayCode: "SV", locale: "sv-SE" },
  hu: { name: "Magyar", displayCode: "HU", locale: "hu-HU" },
  es: { name: "Español", displayCode: "ES", locale: "es-CL" },
  "fr-ca": { name: "Français (Canada)", displayCode: "FR", locale: "fr-CA" },
  pt: { name: "Português", displayCode: "PT", locale: "pt-BR" },
};

export function isOffered(code: string): code is Language {
  return (offeredLanguages as readonly string[]).includes(code);
}

/** Code under which game providers know the language: fr-ca is sent as fr. */
export function providerLanguage(language: string): string {
  return language === "fr-ca" ? "fr" : language;
}

/**
 * The offered language for a code as clients send it: `fr` is how fr-ca is sent to games [7.27]. Undefined for a language that is not
 * offered.
 */
export function languageOfCode(code: string): Language | undefined {
  if (code === "fr") return "fr-ca";
  return isOffered(code) ? code : undefined;
}

/** Name of the translation files: fr-ca is in fr-fr, pt in pt-br [7.31]. */
export function translationFile(language: Language): string {
  return { "fr-ca": "fr-fr", pt: "pt-br" }[language as string] ?? language;
}

/** Whether a path segment has the form of a language prefix: two letters, or language-region [2.10]. */
export function looksLikeLanguage(segment: string): boolean {
  return /^[a-z]{2}(-[a-z]{2})?$/i.test(segment);
}

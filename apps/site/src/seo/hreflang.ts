import { type Language, languages } from "@bellwether/market/languages.ts";

/** A language's hreflang code, without a country, because each text is written for all readers of the language. */
export function hreflangOf(language: Language): string {
  return languages[language].locale.slice(0, 2);
}

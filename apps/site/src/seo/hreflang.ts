import { type Language, languages } from "@bellwether/market/languages.ts";

/** A language as search engines name it: without its country, because each is written for all who read it. */
export function hreflangOf(language: Language): string {
  return languages[language].locale.slice(0, 2);
}

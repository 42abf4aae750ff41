import { alreadySeenSuggestionCookieName, preferredLanguageCookieName } from "../session/cookies.ts";

/** The bar closes by itself after this time [2.34, 9.02]. */
export const suggestionMs = 5_000;

type Visit = { country: string | undefined; language: string; cookies: ReadonlyMap<string, string> };

/** Should the reader be asked about German? If they got German by their country only, never chose it, and have not seen the question [2.34]. */
export function isSuggestionDue({ country, language, cookies }: Visit): boolean {
  return (
    country === "DE" &&
    language === "de" &&
    !cookies.has(preferredLanguageCookieName) &&
    !cookies.has(alreadySeenSuggestionCookieName)
  );
}

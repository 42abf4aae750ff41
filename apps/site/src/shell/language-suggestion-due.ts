import { alreadySeenSuggestionCookieName, preferredLanguageCookieName } from "../session/cookies.ts";

/** The bar closes by itself after so long [2.34, 9.02]. */
export const suggestionMs = 5_000;

type Visit = { country: string | undefined; language: string; cookies: ReadonlyMap<string, string> };

/** German by the country alone, and never said so nor seen this: then one is asked [2.34]. */
export function isSuggestionDue({ country, language, cookies }: Visit): boolean {
  return (
    country === "DE" &&
    language === "de" &&
    !cookies.has(preferredLanguageCookieName) &&
    !cookies.has(alreadySeenSuggestionCookieName)
  );
}

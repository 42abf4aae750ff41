import { expect, test } from "vitest";
import { isSuggestionDue, suggestionMs } from "./language-suggestion-due.ts";

const visit = { country: "DE", language: "de", cookies: new Map<string, string>() };

test("shows the German suggestion for 5,000 ms", () => {
  expect(suggestionMs).toBe(5_000);
});

test.each([
  ["someone in Germany who reads German and has neither cookie", true, visit],
  ["someone in Austria", false, { ...visit, country: "AT" }],
  ["someone in Germany who reads English", false, { ...visit, language: "en" }],
  [
    "someone who has chosen a language",
    false,
    { ...visit, cookies: new Map([["preferred_language", "de"]]) },
  ],
  ["someone who has seen it", false, { ...visit, cookies: new Map([["language_suggestion_seen", "1"]]) }],
])("shows the German suggestion to %s: %s", (_who, due, given) => {
  expect(isSuggestionDue(given)).toBe(due);
});

import { expect, test } from "vitest";
import { isSuggestionDue, suggestionMs } from "./language-suggestion-due.ts";

const visit = { country: "DE", language: "de", cookies: new Map<string, string>() };

test("the German suggestion stands for 5,000 ms", () => {
  expect(suggestionMs).toBe(5_000);
});

test.each([
  ["someone in Germany who reads German", visit, true],
  ["someone in Austria", { ...visit, country: "AT" }, false],
  ["someone in Germany who reads English", { ...visit, language: "en" }, false],
  ["who has chosen a language", { ...visit, cookies: new Map([["preferred_language", "de"]]) }, false],
  ["who has seen it", { ...visit, cookies: new Map([["language_suggestion_seen", "1"]]) }, false],
])("is it shown to %s?", (_who, given, due) => {
  expect(isSuggestionDue(given)).toBe(due);
});

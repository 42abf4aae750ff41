import { offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it, test } from "vitest";
import { pickTexts } from "./catalogue.ts";
import { translateSheet } from "./game-sheet/translate-sheet.ts";

const text = (language: (typeof offeredLanguages)[number], key: string) => pickTexts(language, [key])[key];

test.each([
  ["fi", "core.account_you", "Omat tiedot"],
  ["sv", "core.account_you", "Dina uppgifter"],
  ["no", "core.account_you", "Om deg"],
  ["fi", "static.signup_part_person", "Omat tiedot"],
  ["sv", "static.signup_part_person", "Dina uppgifter"],
  ["no", "static.signup_part_person", "Om deg"],
  ["de", "static.signup_part_account", "Deine Zugangsdaten"],
  ["sv", "core.shell_join", "Bli medlem"],
  ["pt", "core.shell_cookies_accept", "Entendi"],
  ["hu", "core.lobby_hot", "Most felkapott"],
] as const)("in %s the text %s is %s", (language, key, words) => {
  expect(text(language, key)).toBe(words);
});

// A random seed is a start value; in these languages the word for a plant's seed does not have that meaning.
const gardeners = {
  sv: /\bfrö/i,
  no: /\bfrø/i,
  "fr-ca": /graine/i,
  hu: /\bmag(ot|ja|ok|hoz|ból)\b/i,
  fi: /\bsiemen(e|$)/i,
};

describe.each(Object.entries(gardeners))("in %s", (language, word) => {
  it("a random seed is not translated as a plant's seed", () => {
    const texts = Object.values(pickTexts(language as keyof typeof gardeners, [""]));
    const rule = translateSheet(language as keyof typeof gardeners)("rules_draw");
    expect([...texts, rule].filter((each) => word.test(each))).toEqual([]);
  });
});

test.each(offeredLanguages)(
  "the rule of free spins says in %s how many scatters award more of them",
  (language) => {
    const rule = translateSheet(language)("rules_free_spins", {
      scatters: 3,
      spins: 10,
      first: 2,
      last: 5,
      maximum: 40,
    });
    expect(rule.match(/\b3\b/g)).toHaveLength(2);
  },
);

test("the German term for the hit rate is Gewinnrunden", () => {
  expect(translateSheet("de")("hit_rate")).toBe("Gewinnrunden");
});

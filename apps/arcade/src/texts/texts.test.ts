import { offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { loadTexts, type TextKey } from "./texts.ts";

type Translation = Record<TextKey, string>;
const files = import.meta.glob<Translation>("../../../../languages/*/{games,sheet}.json", {
  eager: true,
  import: "default",
});
const textsOf = (language: string): Translation => ({
  ...files[`../../../../languages/${language}/sheet.json`]!,
  ...files[`../../../../languages/${language}/games.json`]!,
});
const en = textsOf("en");

/** The arguments of a text: each name, and the cases of those that choose between texts. */
function argumentsOf(text: string): { name: string; type: string; cases: string[] }[] {
  const found: { name: string; type: string; cases: string[] }[] = [];
  for (let at = text.indexOf("{"); at >= 0; at = text.indexOf("{", at)) {
    const end = closingOf(text, at);
    const [name = "", type = "", ...rest] = text.slice(at + 1, end).split(",");
    const options = rest.join(",");
    const cases: string[] = [];
    for (let from = options.indexOf("{"); from >= 0; from = options.indexOf("{", from)) {
      const until = closingOf(options, from);
      cases.push(/(\S+)\s*$/.exec(options.slice(0, from))?.[1] ?? "");
      found.push(...argumentsOf(options.slice(from + 1, until)));
      from = until;
    }
    found.push({ name: name.trim(), type: type.trim(), cases });
    at = end;
  }
  return found;
}

/** Where the brace that opens at this place is closed. */
function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a brace is never closed: ${text}`);
}

/** The parameters whose values are shown, or also those that only choose between texts. */
const shownIn = (text: string) => namesOf(argumentsOf(text).filter(({ type }) => type !== "select"));
const allIn = (text: string) => namesOf(argumentsOf(text));

function namesOf(found: readonly { name: string }[]): string[] {
  return [...new Set(found.map(({ name }) => name))].sort();
}

describe.each(offeredLanguages.filter((language) => language !== "en"))(
  "the games' texts in %s",
  (language) => {
    const translation = textsOf(language);

    it("are as many as in English", () => {
      expect(Object.keys(translation).sort()).toEqual(Object.keys(en).sort());
    });

    it("show the same parameters as in English, and none that English does not have", () => {
      const different = (Object.keys(en) as TextKey[]).filter(
        (key) =>
          shownIn(en[key]).join() !== shownIn(translation[key]).join() ||
          allIn(translation[key]).some((name) => !allIn(en[key]).includes(name)),
      );
      expect(different).toEqual([]);
    });

    it("have a form for each number that the language tells apart", () => {
      const rules = new Intl.PluralRules(language);
      // Hungarian has one form for every number: three dog, not three dogs.
      const needed = language === "hu" ? [] : [0, 1, 2, 5, 10].map((count) => rules.select(count));
      const has = (cases: string[], form: string) =>
        cases.includes(form) || (form === "one" && cases.includes("=1"));
      // Where the English text has no form for one, the number is never one.
      const isEverOne = (key: TextKey, name: string) =>
        argumentsOf(en[key]).some((each) => each.name === name && has(each.cases, "one"));
      const missing = (Object.keys(en) as TextKey[]).filter((key) =>
        argumentsOf(translation[key])
          .filter(({ type }) => type === "plural")
          .some(({ name, cases }) =>
            ["other", ...(isEverOne(key, name) ? needed : [])].some((form) => !has(cases, form)),
          ),
      );
      expect(missing).toEqual([]);
    });
  },
);

describe("the texts", () => {
  it("use the plural forms of their language", async () => {
    expect((await loadTexts("en"))("free_spins_won", { count: 1 })).toBe("1 free spin");
    expect((await loadTexts("fi"))("free_spins_won", { count: 10 })).toBe("10 ilmaiskierrosta");
    expect((await loadTexts("fr-ca"))("free_spins_won", { count: 0 })).toBe("0 tour gratuit");
  });
});

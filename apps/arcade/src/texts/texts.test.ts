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

/** The names of parameters; what stands behind a plural's case, such as `one {day}`, is text. */
function paramsOf(text: string): string[] {
  const names = [...text.matchAll(/(?<!\b(?:zero|one|two|few|many|other|=\d+) ?)\{(\w+)[,}]/g)];
  return [...new Set(names.map((match) => match[1]!))].sort();
}

describe.each(offeredLanguages.filter((language) => language !== "en"))(
  "the games' texts in %s",
  (language) => {
    const translation = textsOf(language);

    it("are as many as in English", () => {
      expect(Object.keys(translation).sort()).toEqual(Object.keys(en).sort());
    });

    it("have the same parameters as in English, whatever their names", () => {
      const different = (Object.keys(en) as TextKey[]).filter(
        (key) => paramsOf(en[key]).join() !== paramsOf(translation[key]).join(),
      );
      expect(different).toEqual([]);
    });

    it("have a form for each number that the language tells apart", () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const needed = [0, 1, 2, 5, 10].map((count) => new Intl.PluralRules(language).select(count));
      const missing = (Object.keys(en) as TextKey[]).filter((key) =>
        [...translation[key].matchAll(/\{\w+, plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)].some(
          ([, cases = ""]) => {
            const given = [...cases.matchAll(/(\w+) \{/g)].map((match) => match[1]);
            return (
              !given.includes("other") || needed.some((form) => forms.includes(form) && !given.includes(form))
            );
          },
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

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

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();

describe.each(offeredLanguages.filter((language) => language !== "en"))("the texts in %s", (language) => {
  const translation = textsOf(language);

  it("are as many as in English", () => {
    expect(Object.keys(translation).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(Object.keys(en) as TextKey[])("have %s with the same parameters as in English", (key) => {
    const names = new Set(placeholders(en[key]).filter((name) => name !== "one" && name !== "other"));
    const translated = new Set(
      placeholders(translation[key]).filter((name) => name !== "one" && name !== "other"),
    );
    const params = (found: Set<string | undefined>) =>
      [
        "amount",
        "count",
        "spin",
        "total",
        "multiplier",
        "number",
        "nonce",
        "payout",
        "stake",
        "spot",
        "pays",
      ].filter((name) => found.has(name));
    expect(params(translated)).toEqual(params(names));
  });
});

describe("the texts", () => {
  it("use the plural forms of their language", async () => {
    expect((await loadTexts("en"))("free_spins_won", { count: 1 })).toBe("1 free spin");
    expect((await loadTexts("fi"))("free_spins_won", { count: 10 })).toBe("10 ilmaiskierrosta");
    expect((await loadTexts("fr-ca"))("free_spins_won", { count: 0 })).toBe("0 tour gratuit");
  });
});

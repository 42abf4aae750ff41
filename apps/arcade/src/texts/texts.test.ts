import { describe, expect, it } from "vitest";
import { de } from "./de.ts";
import { en, type TextKey } from "./en.ts";
import { es } from "./es.ts";
import { fi } from "./fi.ts";
import { frCa } from "./fr-ca.ts";
import { hu } from "./hu.ts";
import { no } from "./no.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";
import { loadTexts } from "./texts.ts";

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();

describe.each(Object.entries({ de, es, fi, "fr-ca": frCa, hu, no, pt, sv }))(
  "the texts in %s",
  (_language, translation) => {
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
  },
);

describe("the texts", () => {
  it("use the plural forms of their language", async () => {
    expect((await loadTexts("en"))("free_spins_won", { count: 1 })).toBe("1 free spin");
    expect((await loadTexts("fi"))("free_spins_won", { count: 10 })).toBe("10 ilmaiskierrosta");
    expect((await loadTexts("fr-ca"))("free_spins_won", { count: 0 })).toBe("0 tour gratuit");
  });
});
